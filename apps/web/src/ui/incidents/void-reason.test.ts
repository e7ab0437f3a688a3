import type { Recorded } from '@baize/table';
import { expect, test } from 'vitest';
import { staffWords } from '../../mechanics/three-dice/staff-words.ts';
import { createDealtTable, press } from '../../testing/dealt-table.ts';
import { staff } from '../../testing/scripted/scripted-table.ts';
import { voidReason } from './void-reason.ts';

/** The event that ended a round without a result. */
function voidIn(facts: readonly Recorded[]) {
  const found = facts.map(({ event }) => event).find(({ type }) => type === 'RoundVoided');
  if (found?.type !== 'RoundVoided') throw new Error('The round is void.');
  return found;
}

function tumbled() {
  const table = createDealtTable('rws-tai-sai-v5/c');
  press(table, { type: 'OpenBets' });
  press(table, { type: 'CloseBets' });
  press(table, { type: 'Tumble', tumbles: 3 });
  return table;
}

test('[rws-tai-sai-v5#5.5.2] a void round says what happened and the clause, in both languages', () => {
  const table = tumbled();
  press(table, { type: 'ReportIncident', incident: 'die-not-flat' });
  expect(voidReason(voidIn(table.facts()), staffWords)).toEqual({
    en: 'Void: A die does not lie flat · Rule 5.5.2',
    'zh-Hans': '无效：骰子未平放 · 规则 5.5.2',
  });
});

test('a round that people decided to be void says so in plain words', () => {
  const table = tumbled();
  press(table, {
    type: 'ReportIncident',
    incident: 'not-covered',
    note: 'A chip fell into the dome',
  });
  const [matter = ''] = table.state().matters.keys();
  const decided = { matter, effect: 'void-round', reason: 'Nobody can see the dice' } as const;
  table.give(staff('shift-manager'), { type: 'DecideMatter', ...decided });
  const [request = ''] = table.state().approvals.keys();
  if (request) table.give(staff('pit-manager'), { type: 'ApproveRequest', request });
  const said = voidReason(voidIn(table.facts()), staffWords);
  expect(said.en).toMatch(/^Void: By decision of the management · Rule \S+$/);
  expect(said['zh-Hans']).toMatch(/^无效：由管理层裁定 · 规则 \S+$/);
});
