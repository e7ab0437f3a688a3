import { assert, money } from '@baize/exact';
import { newPlay, openPlay, SHIPPED } from '@baize/house';
import { describe, expect, test } from 'vitest';
import { evolve } from '../evolve.ts';
import { floorRule, REFUSAL_CODES, type RefusalCode } from '../refusal.ts';

import type { Link } from '../testing/chain.ts';
import { ROUND_CHAINS } from '../testing/rounds/round-chains.ts';
import { TABLE_CHAINS } from '../testing/table-chains.ts';
import { parseStep } from './parse-step.ts';
import type { Play } from './play.ts';
import { takeStep } from './take-step.ts';

const CHAINS = [...TABLE_CHAINS, ...ROUND_CHAINS];

describe('when several refusals apply, the first listed is given', () => {
  test.each(CHAINS)('$name', ({ given, links }) => {
    let play = begun(given);
    const seen: RefusalCode[] = [];
    for (const link of links) {
      const { next, refused } = followed(play, link);
      expect(`${link[0]} -> ${refused ?? 'accepted'}`).toBe(
        `${link[0]} -> ${link[1] ?? 'accepted'}`,
      );
      if (refused) seen.push(refused);
      play = next;
    }
    const places = seen.map((code) => REFUSAL_CODES.indexOf(code));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

test('every refusal there is has been walked past', () => {
  const walked = new Set(CHAINS.flatMap(({ links }) => links.flatMap(([, code]) => code ?? [])));
  expect(REFUSAL_CODES.filter((code) => !walked.has(code))).toEqual([]);
});

function begun(given: unknown): Play {
  if (given === null) return newPlay();
  const opened = openPlay(given);
  assert(opened.ok, opened.ok ? '' : `${opened.error.field}: ${opened.error.message}`);
  return opened.value.play;
}

function followed(play: Play, [says]: Link): { next: Play; refused: RefusalCode | null } {
  if (says.startsWith('lock ')) return { next: locked(play, says.slice(5)), refused: null };
  const [who = '', ...rest] = says.split(': ');
  const sentence = rest.join(': ');
  const what: unknown = sentence.startsWith('{') ? JSON.parse(sentence) : sentence;
  const step = parseStep({ [who]: what }, says, SHIPPED);
  assert(step.ok, step.ok ? '' : step.error.message);
  const { play: next, answers, problem } = takeStep(play, step.value);
  assert(problem === null, `${says}: ${problem}`);
  const last = answers.at(-1)?.answer;
  return { next, refused: last?.type === 'refused' ? last.refusal.code : null };
}

/** No command can make ledger and meters differ, so the event that follows from it is put in. */
function locked(play: Play, terminal: string): Play {
  const { state, clock } = play;
  const fact = {
    sequence: state.sequence + 1,
    at: clock,
    op: `lock-${terminal}-${state.sequence}`,
    by: { kind: 'system' },
    event: {
      type: 'TerminalLocked',
      terminal,
      reason: 'a test',
      expected: money(1),
      found: money(0),
      because: floorRule('self-audit'),
    },
  } as const;
  return { ...play, state: evolve(state, fact) };
}
