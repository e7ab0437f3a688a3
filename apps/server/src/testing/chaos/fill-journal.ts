// Fills the journal of a table with rounds of many bets until it has so many events, and then stops as
// if the power had failed: what the next start finds is the worst it can find.

import { money } from '@baize/exact';
import { rulesOf, SHIPPED } from '@baize/house';
import type { Actor, Command } from '@baize/table';
import { openDatabase } from '../../postgres/open-database.ts';
import { migrate } from '../../store/migrate.ts';
import { signingKeyFile } from '../../store/signing-key.ts';
import { openTables } from '../../tables/open-tables.ts';
import { diceConfig } from '../dice-table.ts';

const [dataFolder = '', keyFile = '', id = '', events = '0'] = process.argv.slice(2);
const TERMINALS = 500;
const BETS_A_ROUND = 10_000;

const opened = await openDatabase({ dataFolder });
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const database = opened.value;
const migrated = await migrate(database.pool({ max: 1 }));
if (!migrated.ok) throw new Error(JSON.stringify(migrated.error));
const silent = () => undefined;
const log = { info: silent, warn: silent, error: silent };
const tables = openTables({ library: SHIPPED, database, key: await signingKeyFile(keyFile), log });
const table = await tables.open(id);

const manager: Actor = { kind: 'staff', id: 'manager', position: 'shift-manager' };
const terminals = Array.from({ length: TERMINALS }, (_, index) => `fill-${index}`);
const areas = rulesOf(diceConfig(id)).areas;
let operations = 0;

async function must(by: Actor, command: Command): Promise<void> {
  operations += 1;
  const answer = await table.submit({ op: `fill-${operations}`, by, command });
  if (answer.type !== 'accepted') throw new Error(`${command.type}: ${JSON.stringify(answer)}`);
}

async function playRound(): Promise<void> {
  await must(manager, { type: 'OpenBets' });
  await Promise.all(
    Array.from({ length: BETS_A_ROUND }, (_, index) => {
      const terminal = terminals[index % TERMINALS] ?? '';
      const bet = areas[index % areas.length] ?? '';
      const by: Actor = { kind: 'terminal', id: terminal };
      return must(by, { type: 'PlaceBet', terminal, bet, stake: money(100) });
    }),
  );
  await must(manager, { type: 'CloseBets' });
  await must(manager, { type: 'Tumble', tumbles: 3 });
  await must(manager, { type: 'RegisterResult', dice: [1, 3, 4], flat: true });
}

await must(manager, { type: 'ConfigureTable', config: diceConfig(id) });
await must(manager, { type: 'OpenTable' });
for (const terminal of terminals) {
  await must(manager, { type: 'SeatTerminal', terminal, credit: money(0), seatedAt: null });
  const amount = money(1_000_000_000);
  await must(manager, { type: 'BuyCredit', terminal, amount });
}
while (table.state().sequence < Number(events)) await playRound();
process.stdout.write(`${JSON.stringify({ events: table.state().sequence })}\n`);
process.kill(process.pid, 'SIGKILL');
