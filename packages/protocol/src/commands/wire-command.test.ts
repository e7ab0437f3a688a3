import { COMMANDS, parseCommand, SHIPPED } from '@baize/house';
import type { Command, CommandType } from '@baize/table';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { parse } from '../parse.ts';
import { COMMAND_SAMPLES } from '../testing/command-samples.ts';
import { type WireCommand, type WireCommandType, wireCommandOf } from './wire-command.ts';

const wireCommand = wireCommandOf(SHIPPED);

/** What the server adds to a command before the table decides about it. */
interface ServerKnows {
  readonly SeatTerminal: 'credit' | 'seatedAt';
  readonly RedeemInstrument: 'instrument';
  readonly CashOut: 'number' | 'expiresAt';
  readonly VoidInstrument: 'instrument';
  readonly DoubtTicket: 'instrument';
  readonly DecideTicket: 'number' | 'expiresAt' | 'instrument';
  readonly ApproveRequest: 'instrument';
  readonly RecallRound: 'held' | 'endedAt';
  readonly ExpireInstrument: 'instrument';
  readonly OpenBets: 'commitment';
  readonly Tumble: 'commitment';
  readonly RegisterResult: 'proof';
  readonly Deal: 'proof';
  readonly PublishCommitment: 'commitment';
}

type Known<Type> = Type extends keyof ServerKnows ? ServerKnows[Type] : never;
type DomainKeys = {
  readonly [Type in CommandType]: Exclude<keyof Extract<Command, { type: Type }>, Known<Type>>;
};
type WireKeys = { readonly [Type in CommandType]: keyof Extract<WireCommand, { type: Type }> };
type Sent<C extends Command> = C extends Command ? Omit<C, Known<C['type']>> : never;
/** The one field a client may leave to the server: the cards of a virtual shuffler. */
type DeckLeftOut = { readonly type: 'Deal' };

describe('commands on the wire', () => {
  test('are those of the table, without what only the server knows', () => {
    expectTypeOf<WireCommandType>().toEqualTypeOf<CommandType>();
    expectTypeOf<WireKeys>().toEqualTypeOf<DomainKeys>();
    expectTypeOf<WireCommand>().toExtend<Sent<Command> | DeckLeftOut>();
  });

  test.each(COMMAND_SAMPLES)('have a sample: $wire.type, with every field', ({ wire, added }) => {
    const { type, ...sent } = wire;
    expect(Object.keys({ ...sent, ...added }).toSorted()).toEqual(
      Object.keys(COMMANDS[type].fields).toSorted(),
    );
  });

  test.each(COMMAND_SAMPLES)(
    '$wire.type is read, and completed it is one of the table',
    (sample) => {
      const { wire, added } = sample;
      expect(parse(wireCommand, wire)).toEqual({ ok: true, value: wire });
      expect(parseCommand({ ...wire, ...added }).ok).toBe(true);
    },
  );

  test.each(COMMAND_SAMPLES)(
    "$wire.type has no other field, least of all the server's",
    (sample) => {
      const { wire, added } = sample;
      for (const [field, value] of Object.entries({ ...added, by: 'me', at: 1 })) {
        if (field in wire) continue;
        expect(parse(wireCommand, { ...wire, [field]: value }).ok).toBe(false);
      }
    },
  );

  test.each(COMMAND_SAMPLES)('$wire.type is refused with a field of another type', ({ wire }) => {
    for (const field of Object.keys(wire)) {
      const fault = parse(wireCommand, { ...wire, [field]: { no: Number.NaN } });
      expect(fault).toMatchObject({ ok: false, error: { field: expect.stringContaining(field) } });
    }
  });
});

describe('an amount', () => {
  const place = (stake: unknown) =>
    parse(wireCommand, { type: 'PlaceBet', terminal: 'A1', bet: 'small', stake }).ok;

  test('is a whole number of minor units, more than nothing', () => {
    expect([1, 100, 1_000_000_000_000].map(place)).toEqual([true, true, true]);
    const wrong = [0, -1, 0.5, 1_000_000_000_001, 2 ** 53, Number.NaN, Infinity, '5', null];
    expect(wrong.map(place)).toEqual(wrong.map(() => false));
  });

  test('is no larger than what the table takes', () => {
    const bet = { type: 'PlaceBet', terminal: 'A1', bet: 'small' };
    expect(parseCommand({ ...bet, stake: 1_000_000_000_000 }).ok).toBe(true);
    expect(parseCommand({ ...bet, stake: 1_000_000_000_001 }).ok).toBe(false);
  });
});
