import { money } from '@baize/exact';
import { dayBody, reportBody } from '@baize/protocol/http';
import { DECK } from '@baize/si-ki-pi';
import type { Actor, Command } from '@baize/table';
import { expect, test } from 'vitest';
import { openSession } from '../../people/sessions.ts';
import { ask } from '../../testing/ask.ts';
import { testDatabase } from '../../testing/database.ts';
import {
  dealer,
  diceConfig,
  manager,
  seatWithCredit,
  submitAccepted,
} from '../../testing/dice-table.ts';
import { staffToken } from '../../testing/people.ts';
import { tablesOn } from '../../testing/tables-on.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const MORNING = Date.parse('2026-11-15T06:00:00Z');
const DAY = 24 * 60 * 60_000;
/** A pair of aces beats the dealer. */
const ON_TOP = 'Ah Ac 9h 8d Kc Jd Th 9c'.split(' ');

test('the day and the win page say the same win, and what of it is commission, as the postings do', async () => {
  const database = await testDatabase();
  let clock = MORNING;
  const now = () => clock;
  const tables = tablesOn(database, { now });
  const app = await testApp(database, { now, deps: { tables } });
  const { id } = await staffToken(app.registry, 'shift-manager');
  const read = async (path: string) => {
    const { token } = await openSession(app.registry, id, 'test');
    return (await ask(`${app.url}/api/${path}`, { token })).body;
  };
  const table = await tables.open('CARDS');
  const give = (by: Actor, command: Command) => submitAccepted(table, by, command);
  const game = { game: 'rws-si-ki-pi-v2', unit: money(100), boxes: 7 };
  await give(manager, { type: 'ConfigureTable', config: { ...diceConfig('CARDS'), ...game } });
  await give(manager, { type: 'OpenTable' });
  await seatWithCredit(table, 'A', money(100_000));
  const player: Actor = { kind: 'terminal', id: 'A' };
  await give(player, { type: 'TakeBox', terminal: 'A', box: 1 });
  await give(dealer, { type: 'OpenBets' });
  // The initial bet wins 2000 less 5%; the bonus on a hand of no rank it pays loses its 500.
  const bets = [
    ['1/initial', 2000],
    ['1/bonus:dealer', 500],
  ] as const;
  for (const [bet, stake] of bets) {
    await give(player, { type: 'PlaceBet', terminal: 'A', bet, stake: money(stake) });
  }
  await give(dealer, { type: 'CloseBets' });
  const deck = [...ON_TOP, ...DECK.filter((card) => !ON_TOP.includes(card))];
  await give(dealer, { type: 'Deal', deck });
  await give(dealer, { type: 'EndArranging' });
  await give(dealer, { type: 'SetDealerHand', low: 'Jd Th', high: 'Kc 9c' });
  await give(dealer, { type: 'SettleInitial' });
  await give(dealer, { type: 'SettleBonus' });

  clock = MORNING + DAY;
  const day = dayBody.parse(await read('days/2026-11-15'));
  const won = reportBody.parse(await read('reports/win?by=table')).rows;
  const inLedger = {
    win: await keptOn(app, 'win:CARDS'),
    commission: await keptOn(app, 'commission:CARDS'),
  };
  expect(inLedger).toEqual({ win: -1500, commission: 100 });
  // Both name the win with commission; less the commission it is what the account of the win has kept.
  const both = { table: 'CARDS', win: -1400, commission: 100 };
  expect(day.tables).toMatchObject([both]);
  expect(won).toMatchObject([both]);
  expect(both.win - both.commission).toBe(inLedger.win);
  expect(day.accounts).toContainEqual({ account: 'win', amount: -1500 });
  expect(day.accounts).toContainEqual({ account: 'commission', amount: 100 });
  expect(day.differences).toEqual([]);
});

/** What the postings alone have moved to an account, and not away again. */
async function keptOn({ database }: TestApp, account: string): Promise<number> {
  const { rows } = await database.query<{ readonly kept: string }>(
    `select coalesce(sum(case when to_account = $1 then amount else 0 end
                       - case when from_account = $1 then amount else 0 end), 0) as kept
     from postings where $1 in (to_account, from_account)`,
    [account],
  );
  return Number(rows[0]?.kept);
}
