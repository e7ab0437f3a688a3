import { commit, derive, drawSeed, parseCloseHash, type Seed } from '@baize/chance';
import { money } from '@baize/exact';
import { ROLL_DRAWING } from '@baize/three-dice';
import { readInstrument, readSeat } from '../store/floor-knowledge.ts';
import type { Queryable } from '../store/journal-row.ts';
import type { RunningTable, Tables } from '../tables/running-table.ts';
import {
  asking,
  betting,
  cashier,
  dealer,
  diceConfig,
  finishRound,
  manager,
  prepareTable,
  seatWithCredit,
  submitAccepted,
  takeTicket,
} from './dice-table.ts';

const NEVER = 9_000_000_000_000;
export const PAID = '100000000000000001';
export const OUTSTANDING = '100000000000000002';

/** Plays a little of everything that leaves traces in the database, at two tables. */
export async function playFloor(tables: Tables, database: Queryable): Promise<void> {
  const dealt = await tables.open('dealt');
  const virtual = await tables.open('virtual');
  await prepareTable(dealt, ['ann', 'bob', 'cat']);
  await dealt.submit(betting('ann', 'small', money(500)));
  await dealt.submit(betting('bob', 'total:9', money(200)));
  await finishRound(dealt, [1, 2, 4]);
  await playVirtual(virtual);
  await passInstruments(dealt, virtual, database);
  await moveTerminal(dealt, virtual, database);
  await submitAccepted(dealt, dealer, { type: 'OpenBets' });
  await dealt.submit(betting('bob', 'big', money(300)));
}

/** A round whose dice come out of a seed and the row that closed the bets. */
async function playVirtual(table: RunningTable): Promise<void> {
  const config = { ...diceConfig(table.id), resultSource: 'virtual', mode: 'automatic' } as const;
  await submitAccepted(table, manager, { type: 'ConfigureTable', config });
  await submitAccepted(table, manager, { type: 'OpenTable' });
  await seatWithCredit(table, `${table.id}-1`, money(10_000));
  const seed = drawSeed();
  const system = { kind: 'system' } as const;
  await submitAccepted(table, system, { type: 'OpenBets', commitment: commit(seed) });
  await table.submit(betting(`${table.id}-1`, 'small', money(100)));
  const closed = new Promise<string>((resolve) => {
    const stop = table.onCommit(({ facts, hash }) => {
      if (!facts.some(({ event }) => event.type === 'BetsClosed')) return;
      stop();
      resolve(hash);
    });
  });
  await submitAccepted(table, system, { type: 'CloseBets' });
  await submitAccepted(table, system, { type: 'Tumble', tumbles: 3 });
  const command = resultOf(seed, await closed);
  await submitAccepted(table, system, command);
}

function resultOf(seed: Seed, hash: string) {
  const closeHash = parseCloseHash(hash);
  if (!closeHash.ok) throw new Error(closeHash.error.message);
  const dice = derive(ROLL_DRAWING, seed, closeHash.value);
  return { type: 'RegisterResult', dice, flat: true, proof: { seed, closeHash: hash } } as const;
}

/** One instrument is paid at the other table, one stays outstanding. */
async function passInstruments(from: RunningTable, to: RunningTable, database: Queryable) {
  const bob = { kind: 'terminal', id: 'bob' } as const;
  for (const number of [PAID, OUTSTANDING]) {
    const out = { terminal: 'bob', amount: money(1000), number, expiresAt: NEVER };
    await submitAccepted(from, bob, { type: 'CashOut', ...out });
    await takeTicket(from, 'bob');
  }
  const known = await readInstrument(database, PAID);
  if (!known) throw new Error('The instrument was issued.');
  const { amount, status, expiresAt } = known;
  const instrument = { amount, status, expiresAt };
  const redeem = { type: 'RedeemInstrument', number: PAID, instrument, terminal: null } as const;
  await submitAccepted(to, cashier, redeem);
}

/** A terminal goes from one table to the other; another one leaves and sits nowhere. */
async function moveTerminal(from: RunningTable, to: RunningTable, database: Queryable) {
  await submitAccepted(from, manager, { type: 'ReleaseTerminal', terminal: 'ann' });
  await submitAccepted(from, manager, { type: 'ReleaseTerminal', terminal: 'cat' });
  const seating = asking(manager, async () => {
    const seat = await readSeat(database, 'ann');
    return { type: 'SeatTerminal', terminal: 'ann', ...seat };
  });
  const answer = await to.submit(seating);
  if (answer.type !== 'accepted') throw new Error(JSON.stringify(answer));
}
