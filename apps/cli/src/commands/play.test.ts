import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runCli } from '../testing/run-cli.ts';

const SCENARIOS = fileURLToPath(new URL('../../../../packages/table/scenarios', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'baize-play-'));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const TABLE = file('table.yaml', 'game: rws-tai-sai-v5/a\ncredits: { A: 1000 }\n');

async function play(lines: readonly unknown[], ...args: readonly string[]) {
  const input = lines
    .map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
    .join('\n');
  return runCli(['play', '--config', TABLE, ...args], { input });
}

describe('playing at a table', () => {
  test('answers every order in place, counting operations and seconds by itself', async () => {
    const { json, code } = await play([
      { by: 'dealer', command: 'open bets' },
      { by: 'A', command: { type: 'PlaceBet', bet: 'small', stake: 100 } },
      { by: 'A', command: 'bet big 5000' },
    ]);
    expect(code).toBe(0);
    expect(json.slice(-3)).toMatchObject([
      { op: '5', at: 5000, events: [{ type: 'RoundOpened' }, { sequence: 6, type: 'BetsOpened' }] },
      { op: '6', at: 6000, events: [{ type: 'BetsChanged', terminal: 'A' }] },
      { op: '7', at: 7000, refused: { code: 'not-enough-credit', amount: 900 } },
    ]);
  });

  test('prints the orders that set the table up first', async () => {
    const { json } = await play([]);
    expect(json).toMatchObject([
      { op: '1', events: [{ sequence: 1, type: 'TableConfigured' }] },
      { op: '2', events: [{ type: 'TableOpened' }] },
      { op: '3', events: [{ type: 'TerminalSeated' }] },
      { op: '4', events: [{ type: 'CreditBought' }] },
    ]);
  });

  test('takes the round an order is meant for', async () => {
    const bet = { by: 'A', command: 'bet small 100' };
    const { json, code } = await play([
      { by: 'dealer', command: 'open bets' },
      { ...bet, round: 'T1-1' },
      { ...bet, round: 'T1-0' },
      { ...bet, round: 7 },
    ]);
    expect(json.slice(-3)).toMatchObject([
      { events: [{ type: 'BetsChanged' }] },
      { refused: { code: 'round-over', field: 'round' } },
      { line: 4, error: { code: 'wrong-type', field: 'round' } },
    ]);
    expect(code).toBe(1);
  });

  test('takes operation ids and times that are given, and answers a repetition as such', async () => {
    const open = { op: 'x', at: 60_000, by: 'dealer', command: 'open bets' };
    const { json } = await play([open, open, { by: 'dealer', command: 'close bets' }]);
    expect(json.slice(-3)).toMatchObject([
      { op: 'x', at: 60_000, events: [{}, {}] },
      { op: 'x', at: 60_000, repeated: 5 },
      { op: '7', at: 61_000, events: [{ type: 'BetsClosed' }] },
    ]);
  });

  test('knows actors as JSON too', async () => {
    const by = { kind: 'staff', id: 'Cy', position: 'cashier', actingAs: 'dealer' };
    const { json } = await play([{ by, command: 'open bets' }]);
    expect(json.at(-1)).toMatchObject({ events: [{ type: 'RoundOpened' }, {}] });
  });

  test('lets time pass', async () => {
    const { json } = await play([{ wait: 30_000 }, { by: 'dealer', command: 'open bets' }]);
    expect(json.slice(-2)).toMatchObject([{ at: 34_000 }, { at: 35_000 }]);
  });

  test('shows the table without changing it', async () => {
    const { json } = await play([
      { show: 'facts' },
      { show: 'state' },
      { show: 'display' },
      { show: 'view', by: 'A' },
      { show: 'view', by: 'dealer' },
      { show: 'view', by: 'pit-manager' },
      { show: 'view', by: 'auditor' },
      { show: 'view', by: 'device' },
      { show: 'can', by: 'A', command: 'PlaceBet' },
      { show: 'can', by: 'dealer', command: 'OpenBets' },
      { show: 'facts' },
    ]);
    const shown = json.slice(4);
    expect(shown[0]).toMatchObject({ facts: { table: 'open', credits: { A: 1000 } } });
    expect(shown[1]).toMatchObject({ state: { sequence: 4, round: null } });
    expect(shown.slice(2, 8).map((each) => Object.keys(Object(each)))).toEqual([
      ['display'],
      ...Array.from({ length: 5 }, () => ['view']),
    ]);
    expect(shown[8]).toMatchObject({ can: { allowed: false, refusal: { code: 'no-round' } } });
    expect(shown[9]).toEqual({ can: { allowed: true } });
    expect(shown[10]).toEqual(shown[0]);
  });

  test('writes sentences for people', async () => {
    const { out } = await play(
      [
        { by: 'dealer Dan acting as pit-supervisor', command: 'open bets' },
        { wait: 1000 },
        { by: 'dealer', command: 'open bets' },
        { by: 'system', command: 'open bets' },
        { by: 'pit-supervisor', command: 'open table' },
        { op: '1', by: 'device', command: 'tumble 3' },
        { show: 'can', by: 'A', command: 'PlaceBet' },
      ],
      '--text',
    );
    expect(out.trimEnd().split('\n').slice(4).join('\n')).toBe(
      `00:00:05 dealer Dan acting as pit-supervisor: #5 RoundOpened. A round began. [rws-tai-sai-v5#3.2, rws-tai-sai-v5#1.7]
00:00:05 dealer Dan acting as pit-supervisor: #6 BetsOpened. Bets were called for. [rws-tai-sai-v5#3.2, rws-tai-sai-v5#1.7]
00:00:06 time has passed.
00:00:07 dealer: refused, wrong-phase: It is not the moment for that; next: close-bets. (Not at this point of the round.) [baize-floor#order-of-play]
00:00:08 the table itself: refused, not-authorised: OpenBets needs dealer or system. (Somebody in this position may not do this.) [rws-tai-sai-v5#1.5, baize-floor#authority]
00:00:09 pit-supervisor: refused, round-in-progress: This can only be done between rounds. (Only between rounds.) [baize-floor#between-rounds]
00:00:10 device device: the same order again; its events begin at #1.
{
  "can": {
    "allowed": true
  }
}`,
    );
  });
});

describe('a bad line', () => {
  test.each([
    ['open bets', 'not-json', undefined],
    ['[]', 'not-an-object', undefined],
    [{ command: 'open bets' }, 'missing-field', 'by'],
    [{ by: 'A' }, 'missing-field', 'command'],
    [{ by: 'A', command: 'dance' }, 'unknown-command', 'command'],
    [{ by: 'A', command: 5 }, 'unknown-command', 'command'],
    [{ by: 'A', command: { type: 'Dance' } }, 'unknown-command', 'command.type'],
    [{ by: 'A', command: {} }, 'unknown-command', 'command.type'],
    [{ by: 'the king', command: 'open bets' }, 'unknown-person', 'by'],
    [{ by: 5, command: 'open bets' }, 'unknown-person', 'by'],
    [
      { by: { kind: 'staff', id: 'x', position: 'king' }, command: 'resume' },
      'unknown-person',
      'by',
    ],
    [{ by: { kind: 'terminal' }, command: 'resume' }, 'unknown-person', 'by'],
    [{ by: 'A', command: 'bet small 100', when: 5 }, 'unknown-field', 'when'],
    [{ by: 'A', command: 'bet small 100', op: 5 }, 'wrong-type', 'op'],
    [{ by: 'A', command: 'bet small 100', at: -1 }, 'wrong-type', 'at'],
    [{ by: 'A', command: 'bet small -5' }, 'malformed-command', 'command.stake'],
    [{ by: 'dealer', command: { type: 'RegisterResult' } }, 'malformed-command', 'command.dice'],
    [{ by: 'A', command: { type: 'PlaceBet', bets: 'x' } }, 'malformed-command', 'command.bet'],
    [{ show: 'everything' }, 'wrong-type', 'show'],
    [{ show: 'view' }, 'missing-field', 'by'],
    [{ show: 'can', by: 'A', command: 'dance' }, 'unknown-command', 'command'],
    [{ show: 'state', of: 'A' }, 'unknown-field', 'of'],
    [{ wait: 'long' }, 'wrong-type', 'wait'],
    [{ wait: 1, by: 'A' }, 'unknown-field', 'by'],
  ])('%j is answered by %s, and the rest still runs', async (line, error, field) => {
    const { json, code } = await play([line, { by: 'dealer', command: 'open bets' }]);
    const [bad, good] = json.slice(-2);
    expect(bad).toMatchObject({ line: 1, error: { code: error, ...(field ? { field } : {}) } });
    expect(good).toMatchObject({ op: '5', at: 5000, events: [{}, {}] });
    expect(code).toBe(1);
  });
});

describe('a table that cannot be', () => {
  test.each([
    ['game: chess\n', 'table.game: There is no game'],
    ['game: rws-tai-sai-v5/a\nunit: 0\n', 'table.unit: configuration-invalid'],
    [
      'game: rws-tai-sai-v5/a\nearlier:\n  - reach: dealt\n',
      'table.earlier: the procedure does not',
    ],
    ['game: rws-tai-sai-v5/a\nearlier:\n  - dealer: close bets\n', 'wrong-phase'],
    ['- 1\n', 'A table is given as an object.'],
    ['a: [\n', 'Flow sequence'],
  ])('%j is a mistake in the call', async (text, message) => {
    const { code, err, out } = await runCli(['play', '--config', file('bad.yaml', text)]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  test('nor can one that is not there', async () => {
    const { code, err } = await runCli(['play', '--config', join(folder, 'none.yaml')]);
    expect(code).toBe(2);
    expect(err).toContain('there is no such file');
  });

  test('without one the table is empty', async () => {
    const { json } = await runCli(['play'], {
      input:
        '{"by":"A","command":"sit"}\n{"by":"pit-manager","command":"configure rws-tai-sai-v5/a"}',
    });
    expect(json).toMatchObject([
      { refused: { code: 'table-not-configured' } },
      { events: [{ type: 'TableConfigured' }] },
    ]);
  });
});

describe('scenarios', () => {
  const void5 = join(SCENARIOS, 'rws-tai-sai-v5', '5.12.scenario.yaml');

  test('are printed as a table of clauses', async () => {
    const { out, code } = await runCli(['play', '--scenario', void5]);
    expect(code).toBe(0);
    expect(out).toBe(
      `clause               scenario                                                  result
rws-tai-sai-v5#5.12  after the close every stake goes back in full             passed
rws-tai-sai-v5#5.12  while bets are open they are simply taken off the layout  passed

2 cases of 1 clauses and readings: 2 passed, 0 failed; 1 of 215 rule clauses have a scenario.
`,
    );
  });

  test('or as JSON lines, from several files', async () => {
    const other = join(SCENARIOS, 'rws-tai-sai-v5', '5.3.scenario.yaml');
    const { json } = await runCli(['play', '--scenario', void5, other, '--json']);
    expect(json).toMatchObject([
      { clause: 'rws-tai-sai-v5#5.12', passed: true, differences: [] },
      { clause: 'rws-tai-sai-v5#5.12', file: void5 },
      { clause: 'rws-tai-sai-v5#5.3', file: other },
    ]);
  });

  test('or step by step', async () => {
    const { out } = await runCli(['play', '--scenario', void5, '--steps']);
    expect(out).toContain('  when dealer: tumble 2\n      DiceTumbled [rws-tai-sai-v5#3.7]\n');
  });

  test('fail with what is different, and with the exit code', async () => {
    const path = file(
      'wrong.scenario.yaml',
      `clause: rws-tai-sai-v5#3.2
title: bets open
given: { game: rws-tai-sai-v5/a }
when: [{ dealer: open bets }, again, { dealer: open bets }]
then: [{ BetsOpened: { closesAt: 5 } }]
`,
    );
    const { out, code } = await runCli(['play', '--scenario', path, '--steps']);
    expect(code).toBe(1);
    expect(out).toContain('BetsOpened.closesAt should be 5 and is null.');
    expect(out).toContain('repeated; the first answer begins at #3');
    expect(out).toContain('0 passed, 1 failed');
  });

  test.each([
    ['clause: rws-tai-sai-v5#99\n', 'There is no clause'],
    ['clause: [\n', 'Flow sequence'],
  ])('that cannot be read have failed: %j', async (text, message) => {
    const { out, code } = await runCli(['play', '--scenario', file('x.scenario.yaml', text)]);
    expect(code).toBe(1);
    expect(out).toContain(message);
  });

  test.each([
    ['none.scenario.yaml', 'there is no such file'],
    ['.', 'there is no scenario in'],
  ])('that are not there are a mistake in the call: %s', async (name, message) => {
    const empty = name === '.' ? mkdtempSync(join(tmpdir(), 'baize-empty-')) : join(folder, name);
    const { err, code } = await runCli(['play', '--scenario', empty]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  test('keep clause numbers as they are written', async () => {
    const path = join(SCENARIOS, 'rws-tai-sai-v5', '5.10.scenario.yaml');
    const { json } = await runCli(['play', '--scenario', path, '--json']);
    const told = { clause: 'rws-tai-sai-v5#5.10', passed: true };
    expect(json).toMatchObject([told, told, told]);
  });
});
