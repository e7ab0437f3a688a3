import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import { GAMES } from '@baize/rulebooks';
import { describe, expect, test } from 'vitest';
import type { EventType } from '../../event.ts';
import { withTerminal } from '../../evolve/persistent.ts';
import { seededSource } from '../../plausible/source.ts';
import { CAREFUL } from './attempt.ts';
import { newFloor } from './floor.ts';
import { floorProblems, setUp, simulateFloor } from './simulate-floor.ts';
import { takeTurn } from './take-turn.ts';

const FLOOR = { library: SHIPPED, tables: 2 * GAMES.length, terminals: 60, rounds: 250 } as const;

/** What a floor must see for its conservation to mean anything. */
const ESSENTIAL: readonly EventType[] = [
  'BetsChanged',
  'BetsClosed',
  'ResultRegistered',
  'CardsDealt',
  'RoundConcluded',
  'RoundVoided',
  'RoundInterrupted',
  'TerminalsInterrupted',
  'ApprovalRequested',
  'ApprovalGranted',
  'ResultCorrected',
  'MatterReferred',
  'MatterDecided',
  'TerminalSeated',
  'TerminalReleased',
  'InstrumentPrepared',
  'InstrumentIssued',
  'InstrumentConfirmed',
  'InstrumentDoubted',
  'InstrumentVoided',
  'InstrumentRedeemed',
  'CreditBought',
  'PaidByHand',
  'TipGiven',
];

describe('a floor', () => {
  const reports = [1n, 2n].map((seed) => simulateFloor({ ...FLOOR, seed }));

  test('loses and doubles no money, whatever happens on it', () => {
    expect(reports.map(({ problem }) => problem)).toEqual([null, null]);
    for (const { rounds } of reports) expect(rounds).toBeGreaterThanOrEqual(FLOOR.rounds);
  });

  test('sees mistakes, interruptions, voids, corrections by two people, and terminals that move', () => {
    const seen = new Set(reports.flatMap(({ events }) => [...events.keys()]));
    expect(ESSENTIAL.filter((type) => !seen.has(type))).toEqual([]);
    for (const { refused, repeated } of reports) {
      expect(refused).toBeGreaterThan(100);
      expect(repeated).toBeGreaterThan(10);
    }
    const elsewhere = reports.reduce((sum, each) => sum + each.redeemedElsewhere, 0);
    expect(elsewhere).toBeGreaterThan(0);
  });

  test('has the same course again from the same seed, and another from another', () => {
    const [first, second] = reports;
    expect(simulateFloor({ ...FLOOR, seed: 1n })).toEqual(first);
    expect(first?.checksum).not.toBe(second?.checksum);
  });
});

test('a floor needs tables, terminals and rounds', () => {
  const floor = { library: SHIPPED, seed: 1n, tables: 1, terminals: 1, rounds: 1 };
  for (const none of ['tables', 'terminals', 'rounds']) {
    expect(() => simulateFloor({ ...floor, [none]: 0 })).toThrow('A floor has tables');
  }
  expect(simulateFloor({ ...floor, games: ['rws-tai-sai-v5/a'] }).problem).toBeNull();
});

describe('whoever watches a floor notices', () => {
  const playing = () => {
    const floor = newFloor(['rws-tai-sai-v5/a', 'rws-sic-bo-2021/a'], 4, SHIPPED);
    const source = seededSource(5n);
    setUp(floor, source);
    /** Plays on until something is found, and says what. */
    const found = (): string => {
      for (let turn = 0; turn < 400; turn += 1) {
        const { problems } = takeTurn(floor, source, CAREFUL);
        const all = [...problems, ...floorProblems(floor)];
        if (all.length > 0) return all.join(' ');
      }
      return 'nothing';
    };
    const [table] = floor.tables;
    if (!table) throw new Error('The floor has two tables.');
    return { floor, table, found };
  };

  test('nothing where all is well', () => {
    expect(playing().found()).toBe('nothing');
  });

  test('one unit that a terminal gained from nowhere', () => {
    const { table, found } = playing();
    // Whoever acts first has their credit read from the books again; the others are noticed.
    for (const id of ['terminal-1', 'terminal-2', 'terminal-3', 'terminal-4']) {
      table.state = withTerminal(table.state, id, (terminal) => ({
        ...terminal,
        credit: money(terminal.credit + 1),
      }));
    }
    expect(found()).toMatch(/terminal-\d shows/);
  });

  test('one unit that the ledger lost', () => {
    const { table, found } = playing();
    const balances = new Map(table.state.balances);
    balances.set('cage', money((balances.get('cage') ?? 0) + 1));
    table.state = { ...table.state, balances };
    expect(found()).toMatch('out of balance by 1');
  });

  test('something a table knows and no event has said', () => {
    const { table, found } = playing();
    const { meters } = table.state;
    table.state = { ...table.state, meters: { ...meters, voids: meters.voids + 1 } };
    expect(found()).toMatch('Replay gives another state');
  });

  test('credit that was lost on the way from one table to another', () => {
    const { floor, found } = playing();
    floor.carried.set('terminal-9', money(1));
    expect(found()).toMatch('Credit between tables: the tables say 0, the floor says 1');
  });

  test('an instrument that was paid and is still outstanding', () => {
    const { floor, found } = playing();
    floor.instruments.set('1'.repeat(18), { amount: money(5), status: 'issued', expiresAt: 0 });
    expect(found()).toMatch('Instruments outstanding: the tables say 0, the floor says 5');
  });

  test('cash that was taken and not booked', () => {
    const { floor, found } = playing();
    floor.cash += 1;
    expect(found()).toMatch('Cash: the tables say');
  });

  test('a terminal at two tables', () => {
    const { floor, table, found } = playing();
    const [, other] = floor.tables;
    if (!other) throw new Error('The floor has two tables.');
    const both = withTerminal(table.state, 'terminal-1', (terminal) => ({
      ...terminal,
      id: 'terminal-2',
    }));
    table.state = both;
    expect(found()).toMatch('terminal-2 sits at table-1 and at table-2');
  });
});
