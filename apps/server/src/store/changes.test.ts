import { money } from '@baize/exact';
import { type Command, openTicketOf, type TableEvent, type TableState } from '@baize/table';
import { expect, test } from 'vitest';
import {
  asking,
  betting,
  cashier,
  finishRound,
  manager,
  prepareTable,
  submitAccepted,
} from '../testing/dice-table.ts';
import { memoryTable } from '../testing/memory-table.ts';
import { allMeters, changesOf, isBare, kindsIn, NO_CHANGES, operationsIn } from './changes.ts';
import { instrumentStep } from './instrument-changes.ts';
import { decodeFacts } from './journal-row.ts';

const { table, rows } = memoryTable('T1');
const WHY = ['baize-floor#instrument'] as const;
const NEVER = 9_000_000_000_000;

/** What was changed by commands that were given one after the other. */
async function changesBy(act: () => Promise<unknown>) {
  const before: TableState = table.state();
  const known = rows.length;
  await act();
  const facts = rows.slice(known).flatMap(decodeFacts);
  return { facts, changes: changesOf(before, table.state(), facts), before };
}

const give = (by: Parameters<typeof submitAccepted>[1], command: Command) =>
  submitAccepted(table, by, command);
const player = (id: string) => ({ kind: 'terminal', id }) as const;
const leave = (terminal: string) => give(manager, { type: 'ReleaseTerminal', terminal });
const sit = (terminal: string, credit: number) =>
  give(manager, { type: 'SeatTerminal', terminal, credit: money(credit), seatedAt: null });

test('a bet changes nothing but that its operation is known', async () => {
  await prepareTable(table, ['bo', 'ann'], money(5000));
  const bet = betting('ann', 'small', money(1000));
  const { changes, facts } = await changesBy(() => table.submit(bet));
  const operations = [{ op: bet.op, sequence: facts[0]?.sequence }];
  expect(changes).toEqual({ ...NO_CHANGES, operations });
  expect(isBare(changes)).toBe(true);
  expect(isBare({ ...changes, kinds: ['TableOpened'] })).toBe(true);
});

test('a settled round moves what was staked and won, and counts it for who played and the table', async () => {
  const { changes, facts, before } = await changesBy(() => finishRound(table, [1, 2, 3]));
  const { balances, meters, postings, kinds, seats, instruments } = changes;
  // Small pays 1 to 1: a stake of 10.00 comes back with as much again, and the stake's account is empty.
  expect(new Map(balances).get('credit:ann')).toBe(6000);
  expect(balances.map(([account]) => account)).not.toContain('credit:bo');
  expect(meters.map(([terminal]) => terminal).toSorted()).toEqual(['', 'ann']);
  for (const [terminal, counted] of meters) {
    const is = terminal === '' ? table.state().meters : undefined;
    expect(counted).toEqual(is ?? new Map(allMeters(table.state())).get('ann'));
    expect(counted).not.toEqual(new Map(allMeters(before)).get(terminal));
  }
  const placed = facts.flatMap(({ sequence, event }) =>
    'postings' in event
      ? event.postings.map((posting, ordinal) => ({ sequence, ordinal, posting }))
      : [],
  );
  expect(placed.length).toBeGreaterThan(1);
  expect(postings).toEqual(placed);
  expect(new Set(kinds)).toEqual(new Set(facts.map(({ event }) => event.type)));
  expect([seats, instruments, isBare(changes)]).toEqual([[], [], false]);
});

test('all meters are those of the table, and of everybody who sits at it', () => {
  expect([...allMeters(table.state())].map(([terminal]) => terminal)).toEqual(['', 'bo', 'ann']);
});

test('however often somebody comes and goes, what counts is where they were and are, by name', async () => {
  const { changes, facts } = await changesBy(async () => {
    await leave('bo');
    await sit('bo', 5000);
    await leave('bo');
    await leave('ann');
    await sit('cy', 250);
  });
  const moved = (terminal: string) =>
    facts
      .filter(({ event }) => event.type === 'TerminalSeated' || event.type === 'TerminalReleased')
      .filter(({ event }) => 'terminal' in event && event.terminal === terminal)
      .map(({ sequence }) => sequence);
  expect(moved('bo')).toHaveLength(3);
  const [here, gone] = [
    { isHere: true, credit: 0 },
    (credit: number) => ({ isHere: false, credit }),
  ];
  expect(changes.seats).toEqual([
    { terminal: 'ann', assumed: here, after: gone(6000), sequences: moved('ann') },
    { terminal: 'bo', assumed: here, after: gone(5000), sequences: moved('bo') },
    { terminal: 'cy', assumed: gone(250), after: here, sequences: moved('cy') },
  ]);
});

test('whoever goes with nothing has nothing', async () => {
  await changesBy(() => sit('poor', 0));
  const { changes } = await changesBy(() => leave('poor'));
  expect(changes.seats).toMatchObject([{ terminal: 'poor', after: { isHere: false, credit: 0 } }]);
});

test('an instrument that came into being and ended at once is told with both, by number', async () => {
  const issue = async (number: string, amount: number) => {
    const paper = { amount: money(amount), number, expiresAt: NEVER };
    await give(player('cy'), { type: 'CashOut', terminal: 'cy', ...paper });
    const ticket = openTicketOf(table.state(), 'cy')?.ticket ?? '';
    await give(player('cy'), { type: 'ConfirmTicket', terminal: 'cy', ticket });
  };
  const { changes, facts } = await changesBy(async () => {
    await issue('222222222222222222', 100);
    await issue('111111111111111111', 50);
    const instrument = { amount: money(100), status: 'confirmed', expiresAt: NEVER } as const;
    const number = '222222222222222222';
    await give(cashier, { type: 'RedeemInstrument', number, instrument, terminal: null });
  });
  const at = (type: string) => {
    const found = facts.filter(({ event }) => event.type === type);
    return found.map(({ sequence, at: when }) => ({ sequence, at: when }));
  };
  const [second, first] = at('InstrumentPrepared');
  const [end] = at('InstrumentRedeemed');
  const issued = { terminal: 'cy', expiresAt: NEVER };
  expect(changes.instruments).toMatchObject([
    {
      number: '111111111111111111',
      amount: 50,
      status: 'confirmed',
      issue: { ...issued, ...first },
      end: null,
    },
    {
      number: '222222222222222222',
      amount: 100,
      status: 'confirmed',
      issue: { ...issued, ...second },
      end: { status: 'redeemed', terminal: null, ...end },
    },
  ]);
});

test('an instrument ends by being paid, voided or too old, and where it was paid is told', () => {
  const ending = (event: TableEvent) =>
    instrumentStep({ sequence: 8, at: 9, op: 'o', by: { kind: 'system' }, event })?.end;
  const of = { number: '1', amount: money(5), postings: [], because: WHY } as const;
  const place = { sequence: 8, at: 9 };
  expect(ending({ type: 'InstrumentRedeemed', terminal: 'ann', ...of })).toEqual({
    status: 'redeemed',
    terminal: 'ann',
    ...place,
  });
  expect(ending({ type: 'InstrumentVoided', reason: 'torn', ...of })).toEqual({
    status: 'void',
    terminal: null,
    ...place,
  });
  expect(ending({ type: 'InstrumentExpired', ...of })).toEqual({
    status: 'expired',
    terminal: null,
    ...place,
  });
  expect(ending({ type: 'TableOpened', because: WHY })).toBeUndefined();
});

test('of an operation with several events the first is where it begins', async () => {
  const { facts } = await changesBy(() => leave('cy'));
  const [fact] = facts;
  if (!fact) throw new Error('Somebody left.');
  const next = { ...fact, sequence: fact.sequence + 1 };
  const other = { ...fact, sequence: fact.sequence + 2, op: 'other' };
  expect(operationsIn([fact, next, other])).toEqual([
    { op: fact.op, sequence: fact.sequence },
    { op: 'other', sequence: other.sequence },
  ]);
  expect(kindsIn([fact, next])).toEqual(['TerminalReleased']);
  expect(await table.submit(asking(manager, { type: 'ReleaseTerminal', terminal: 'cy' }))).toEqual(
    expect.objectContaining({ type: 'refused' }),
  );
});
