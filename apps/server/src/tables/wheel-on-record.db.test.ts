import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fractionText, money } from '@baize/exact';
import { parseCommand, recomputeRound, SHIPPED } from '@baize/house';
import type { HouseLibrary } from '@baize/house/library';
import {
  factsIn,
  foresee,
  pitView,
  type TableRules,
  type TableState,
  transcript,
  worstWhenFull,
} from '@baize/table';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readFloorFile } from '../floor/file/floor-file.ts';
import { openFloor } from '../floor/open-floor.ts';
import { explainRound } from '../programs/round/explain-round.ts';
import { roundOnRecord } from '../programs/round/round-on-record.ts';
import { journalWithin } from '../reports/journal-facts.ts';
import { ParOffice } from '../reports/par/par-office.ts';
import { type RoundsReader, type Standing, standingOf } from '../reports/rounds/past-rounds.ts';
import { roundList } from '../reports/rounds/round-list.ts';
import { terminalHistory } from '../reports/rounds/terminal-history.ts';
import { DEFAULT_SHIFTS } from '../reports/shift-plan.ts';
import { winEvents } from '../reports/win/win-clerk.ts';
import { winReport } from '../reports/win/win-report.ts';
import { temporarySigningKey } from '../store/signing-key.ts';
import { testDatabase } from '../testing/database.ts';
import { runProgram } from '../testing/processes/run-program.ts';
import { sourceArguments } from '../testing/processes/source-process.ts';
import { seat, untilTable } from '../testing/quick-floor.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { verifyFloor } from '../verify/verify-floor.ts';

const WHEEL = fileURLToPath(new URL('../../../../examples/big-wheel', import.meta.url));
const database = await testDatabase();
const key = temporarySigningKey();

async function wheelFloor(table = '{table: BW, game: big-wheel, unit: 100}') {
  const folder = await temporaryFolder();
  const file = join(folder.path, 'floor.yaml');
  await writeFile(file, `{floor: F, packages: [${WHEEL}], tables: [${table}]}`);
  const floor = await readFloorFile(file);
  await folder.remove();
  if (!floor.ok) throw new Error(JSON.stringify(floor.error));
  return floor.value;
}

test('a round of a wheel from outside is played, verified, told again and expected as its stops say', async () => {
  const described = await wheelFloor();
  const { library } = described;
  const log = pino({ level: 'silent' });
  const floor = await openFloor({ database, key, floor: described, log });
  const table = floor.tables.get('BW');
  if (!table) throw new Error('The floor has one table.');
  await seat(table, 'P1');
  const dealer = { kind: 'staff', id: 'D', position: 'dealer' } as const;
  const player = { kind: 'terminal', id: 'P1' } as const;
  const give = async (by: typeof dealer | typeof player, said: object, op: string) => {
    const command = parseCommand(said, library);
    const answer = command.ok && (await table.submit({ op, by, command: command.value }));
    expect(answer).toMatchObject({ type: 'accepted' });
  };
  await give(dealer, { type: 'OpenBets' }, 'open');
  const round = table.state().round?.id ?? '';
  await give(player, { type: 'PlaceBet', terminal: 'P1', bet: 'joker', stake: 1000 }, 'joker');
  await give(player, { type: 'PlaceBet', terminal: 'P1', bet: '1', stake: 2000 }, 'one');
  expectRisk(table.state());
  await give(dealer, { type: 'CloseBets' }, 'close');
  await give(dealer, { type: 'SpinWheel', turns: 4 }, 'spin');
  await give(dealer, { type: 'RegisterStop', stop: 1 }, 'stop');
  expect(table.state().round).toBeNull();
  const standing = standingOf(table, 'P1');
  await floor.close();

  const pool = database.pool({ max: 2 });
  const verified = await verifyFloor(pool, { library });
  expect(verified.finding).toBeNull();
  expect(verified.counts.rounds).toBe(1);

  await expectTold(pool, library, round);
  await expectNotHere(pool, round);
  await expectLookedBack({ database: pool, library }, standing, round);
  // One joker of 54 stops keeps 1 - 46/54 of a unit; twenty-four ones at 1 to 1 keep 1 - 48/54.
  const period = { from: null, to: null };
  const journal = await journalWithin(pool, 'BW', period, {
    library,
    types: [...winEvents(library)],
  });
  const [line] = await winReport([journal], { period, by: ['table'], shifts: DEFAULT_SHIFTS });
  expect(line?.tally).toMatchObject({ rounds: 1, handle: money(3000), win: -43_000 });
  // 1,000 x 8/54 + 2,000 x 6/54.
  expect(line && fractionText(line.tally.theoretical)).toBe('10000/27');
  await pool.end();
});

test('its PAR sheet is made beside the floor, by a thread that loads the package itself', async () => {
  const {
    tables: [entry],
    packages,
  } = await wheelFloor();
  if (!entry) throw new Error('The floor has one table.');
  const script = new URL('../reports/par/par-worker.ts', import.meta.url);
  const office = new ParOffice(packages, {
    script,
    execArgv: sourceArguments(script).slice(0, -1),
  });
  const { config } = entry;
  const ask = () => office.ask({ config, software: 'Baize', code: null, format: 'json' });
  await expect.poll(() => ask().type, { timeout: 120_000 }).toBe('made');
  const made = ask();
  const sheet = JSON.parse(made.type === 'made' ? Buffer.from(made.bytes).toString() : '{}');
  // A joker on one of 54 stops at 45 to 1 keeps 1 - 46/54 of a unit.
  const joker = sheet.bets.find(({ bet }: { bet: string }) => bet === 'joker');
  expect([sheet.identification.game, joker.edge]).toEqual(['big-wheel', '4/27']);
}, 180_000);

/** The round as it is on record, computed again, told and explained. */
async function expectTold(pool: Pool, library: HouseLibrary, round: string): Promise<void> {
  const record = await roundOnRecord(pool, round, library);
  if (!record.ok) throw new Error(record.error);
  expect(recomputeRound(record.value, library).differences).toEqual([]);
  const { config, operations } = record.value;
  expect(transcript(factsIn(operations), { config, library })).toContain('joker');
  // 45 to 1 on 10.00, and the stake with it.
  const explained = explainRound(record.value, library).join('\n');
  expect(explained).toContain('the result is joker (stop 1)');
  expect(explained).toContain('10.00 x 45 = 450.00 winnings; 460.00 returned');
}

/** Whoever reads the record without the package is told which one is not here, and nothing is said against the record. */
async function expectNotHere(pool: Pool, round: string): Promise<void> {
  const { finding } = await verifyFloor(pool, { library: SHIPPED });
  expect(finding).toMatchObject({
    what: 'plays big-wheel, which is not here',
    lacks: { table: 'BW', game: 'big-wheel' },
  });
  const says = 'table BW plays big-wheel, which is not here: name its package with --with PATH';
  expect(await roundOnRecord(pool, round, SHIPPED)).toEqual({ ok: false, error: says });
  const programs = [['verify'], ['explain', round]] as const;
  for (const [name, ...operands] of programs) {
    const said = await runProgram(name, ...operands, '--database', database.url);
    expect(said).toEqual({
      code: name === 'verify' ? 2 : 1,
      said: expect.stringContaining(`baize ${name}: ${says}\n`),
    });
    expect(said.said).not.toMatch(/NOT in order|at .*\.js:\d+/);
    const known = [...operands, '--with', WHEEL, '--database', database.url];
    expect(await runProgram(name, ...known)).toMatchObject({ code: 0 });
  }
}

/** Whoever looks back sees the stop, 30.00 staked and 460.00 returned, as a player and as the house. */
async function expectLookedBack(
  reader: RoundsReader,
  standing: Standing,
  round: string,
): Promise<void> {
  const seen = { round, status: 'settled', result: 1, staked: 3000, returned: 46_000 };
  const limit = 5;
  const asked = { name: 'history', terminal: 'P1', standings: [standing], limit } as const;
  const history = await terminalHistory(reader, asked);
  expect(history.rounds).toMatchObject([{ ...seen, creditAfter: standing.credit }]);
  const listed = await roundList(reader, { name: 'rounds', standing, limit });
  expect(listed.rounds).toMatchObject([seen]);
}

const supervisor = { kind: 'staff', id: 'S', position: 'pit-supervisor' } as const;

/** What the pit sees of 10.00 on the joker and 20.00 on the ones. */
function expectRisk(state: TableState): void {
  const { exposure } = pitView(state, supervisor, 0);
  // The joker costs 45 x 10.00 and keeps 20.00; a one of 24 keeps 10.00 and costs 20.00; 29 stops keep all.
  expect(exposure).toMatchObject({ atRisk: 3000, expectedWin: '10000/27', lossChance: '25/54' });
  expect(exposure?.outcomes.map(({ weight, net }) => [weight, net])).toEqual([
    [1, -43_000],
    [24, -1000],
    [15, 3000],
    [7, 3000],
    [4, 3000],
    [2, 3000],
    [1, 3000],
  ]);
  const joker = state.rules?.mechanic.risk?.read('1');
  expect(joker && foresee(state, joker)).toEqual({
    wins: [{ bet: 'joker', stake: 1000, pays: 45_000 }],
    pays: 45_000,
    collects: 2000,
    net: -43_000,
  });
  expect(state.rules?.mechanic.risk?.read('55')).toBeNull();
  expect(whenFull(state.rules)).toBe(true);
}

/** Seven areas full to one maximum: a picture costs 45 of them and keeps six. */
function whenFull(rules: TableRules | null): boolean {
  const maximum = rules?.config.limits.default.maximum ?? 0;
  const worst = rules && worstWhenFull(rules);
  return worst?.weight === 1 && worst.net === (6 - 45) * maximum && worst.staked === 7 * maximum;
}

test('a wheel without a dealer is turned by seeds that anybody can check', async () => {
  const described = await wheelFloor(
    '{table: AUTO, game: big-wheel, unit: 100, mode: automatic, bettingSeconds: 1, stepSeconds: 0, pauseSeconds: 0}',
  );
  const { library } = described;
  const log = pino({ level: 'silent' });
  const floor = await openFloor({ database, key, floor: described, log });
  const table = floor.tables.get('AUTO');
  if (!table) throw new Error('The floor has one table.');
  const stops: [stop: unknown, drawn: number][] = [];
  const stopWatching = table.onCommit(({ facts }) => {
    for (const { event } of facts) {
      if ('stop' in event) stops.push([event.stop, drawnByHand(event)]);
    }
  });
  await seat(table, 'P2');
  await untilTable(table, ({ concluded }) => concluded.size >= 2);
  expect(floor.faults.list().filter(({ place }) => place === 'AUTO')).toEqual([]);
  await floor.close();
  stopWatching();
  expect(stops.length).toBeGreaterThanOrEqual(2);
  for (const [stop, drawn] of stops) expect(stop).toBe(drawn);

  const pool = database.pool({ max: 2 });
  const { finding, counts } = await verifyFloor(pool, { library });
  await pool.end();
  expect(finding).toBeNull();
  expect(counts.virtualResults).toBe(stops.length);
});

/** The stop by the platform library: the first byte below 216 gives one of 54, four bytes each. */
function drawnByHand(event: object): number {
  const { seed, closeHash } = 'proof' in event ? Object(event.proof) : {};
  const bytes = createHmac('sha256', Buffer.from(seed, 'hex'))
    .update(Buffer.from(closeHash, 'hex'))
    .update('big-wheel/1')
    .update(Buffer.alloc(4))
    .digest();
  return ((bytes.find((byte) => byte < 216) ?? 0) % 54) + 1;
}
