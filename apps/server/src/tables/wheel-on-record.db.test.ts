import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fractionText, money } from '@baize/exact';
import { parseCommand, recomputeRound } from '@baize/house';
import { factsIn, transcript } from '@baize/table';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readFloorFile } from '../floor/file/floor-file.ts';
import { openFloor } from '../floor/open-floor.ts';
import { explainRound } from '../programs/round/explain-round.ts';
import { roundOnRecord } from '../programs/round/round-on-record.ts';
import { journalWithin } from '../reports/journal-facts.ts';
import { DEFAULT_SHIFTS } from '../reports/shift-plan.ts';
import { WIN_EVENTS, winReport } from '../reports/win/win-report.ts';
import { temporarySigningKey } from '../store/signing-key.ts';
import { testDatabase } from '../testing/database.ts';
import { seat } from '../testing/quick-floor.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { verifyFloor } from '../verify/verify-floor.ts';

const WHEEL = fileURLToPath(new URL('../../../../examples/big-wheel', import.meta.url));
const database = await testDatabase();

async function wheelFloor() {
  const folder = await temporaryFolder();
  const file = join(folder.path, 'floor.yaml');
  await writeFile(
    file,
    `{floor: F, packages: [${WHEEL}], tables: [{table: BW, game: big-wheel, unit: 100}]}`,
  );
  const floor = await readFloorFile(file);
  await folder.remove();
  if (!floor.ok) throw new Error(JSON.stringify(floor.error));
  return floor.value;
}

test('a round of a wheel from outside is played, verified, told again and expected as its stops say', async () => {
  const described = await wheelFloor();
  const { library } = described;
  const log = pino({ level: 'silent' });
  const floor = await openFloor({ database, key: temporarySigningKey(), floor: described, log });
  const table = floor.tables.get('BW');
  if (!table) throw new Error('The floor has one table.');
  await seat(table, 'P1');
  const dealer = { kind: 'staff', id: 'D', position: 'dealer' } as const;
  const player = { kind: 'terminal', id: 'P1' } as const;
  const give = async (by: typeof dealer | typeof player, said: object, op: string) => {
    const command = parseCommand(said, library);
    if (!command.ok) throw new Error(JSON.stringify(command.error));
    const answer = await table.submit({ op, by, command: command.value });
    expect(answer.type).toBe('accepted');
  };
  await give(dealer, { type: 'OpenBets' }, 'open');
  const round = table.state().round?.id ?? '';
  await give(player, { type: 'PlaceBet', terminal: 'P1', bet: 'joker', stake: 1000 }, 'joker');
  await give(player, { type: 'PlaceBet', terminal: 'P1', bet: '1', stake: 2000 }, 'one');
  await give(dealer, { type: 'CloseBets' }, 'close');
  await give(dealer, { type: 'SpinWheel', turns: 4 }, 'spin');
  await give(dealer, { type: 'RegisterStop', stop: 1 }, 'stop');
  expect(table.state().round).toBeNull();
  await floor.close();

  const pool = database.pool({ max: 2 });
  const verified = await verifyFloor(pool, { library });
  expect(verified.finding).toBeNull();
  expect(verified.counts.rounds).toBe(1);

  const record = await roundOnRecord(pool, round, library);
  if (!record.ok) throw new Error(record.error);
  expect(recomputeRound(record.value, library).differences).toEqual([]);
  const { config, operations } = record.value;
  expect(transcript(factsIn(operations), { config, library })).toContain('joker');
  // 45 to 1 on 10.00, and the stake with it.
  const explained = explainRound(record.value, library).join('\n');
  expect(explained).toContain('the result is joker (stop 1)');
  expect(explained).toContain('10.00 x 45 = 450.00 winnings; 460.00 returned');

  // One joker of 54 stops keeps 1 - 46/54 of a unit; twenty-four ones at 1 to 1 keep 1 - 48/54.
  const period = { from: null, to: null };
  const journal = await journalWithin(pool, 'BW', period, { library, types: WIN_EVENTS });
  const [line] = await winReport([journal], { period, by: ['table'], shifts: DEFAULT_SHIFTS });
  expect(line?.tally).toMatchObject({ rounds: 1, handle: money(3000), win: -43_000 });
  // 1,000 x 8/54 + 2,000 x 6/54.
  expect(line && fractionText(line.tally.theoretical)).toBe('10000/27');
  await pool.end();
});
