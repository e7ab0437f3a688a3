import { money } from '@baize/exact';
import { DEFAULT_READINGS } from '@baize/game';
import { emptyTable, rulesOf } from '@baize/house';
import {
  type Actor,
  type Command,
  type CommandEnvelope,
  operate,
  type Recorded,
  type TableConfig,
  type TableState,
} from '@baize/table';

/** The largest layout with half odds, and limits that no bet of a measurement reaches. */
const CONFIG: TableConfig = {
  table: 'T1',
  game: 'rws-sic-bo-2021/b',
  readings: DEFAULT_READINGS,
  houseTable: null,
  unit: money(2),
  limits: { default: { minimum: money(100), maximum: money(1_000_000_000) }, kinds: {} },
  differential: null,
  mode: 'dealt',
  resultSource: 'dealer',
  bettingSeconds: null,
  bettingSecondsMinimum: 0,
  boxes: 0,
  approvalMinutes: 10,
  handPayAbove: null,
  roundsKept: 10,
};
const AREAS = rulesOf(CONFIG).areas;
const STAKE = money(100);
const CREDIT = money(1_000_000_000);
const NOW = 1_767_254_400_000;

const manager: Actor = { kind: 'staff', id: 'manager', position: 'shift-manager' };
const dealer: Actor = { kind: 'staff', id: 'dealer', position: 'dealer' };

/** Gives orders that must be accepted, each with an operation id of its own. */
function recordCommands(start: TableState) {
  let state = start;
  let count = 0;
  const journal: Recorded[] = [];
  const give = (by: Actor, command: Command): void => {
    count += 1;
    const op = `given-${state.sequence}-${count}`;
    const { answer, state: next } = operate(state, { op, at: NOW + count, by, command });
    if (answer.type !== 'accepted') throw new Error(JSON.stringify(answer));
    state = next;
    journal.push(...answer.events);
  };
  return { give, journal, state: () => state };
}

function seatTable(terminals: number): TableState {
  const { give, state } = recordCommands(emptyTable());
  give(manager, { type: 'ConfigureTable', config: CONFIG });
  give(manager, { type: 'OpenTable' });
  for (let index = 0; index < terminals; index += 1) {
    const terminal = nameOf(index);
    give(manager, { type: 'SeatTerminal', terminal, credit: money(0), seatedAt: null });
    give(manager, { type: 'BuyCredit', terminal, amount: CREDIT });
  }
  return state();
}

/** A table with these terminals where bets are open. */
export function openTable(terminals: number): TableState {
  const { give, state } = recordCommands(seatTable(terminals));
  give(dealer, { type: 'OpenBets' });
  return state();
}

function nameOf(index: number): string {
  return `terminal-${index + 1}`;
}

/** So many bets, terminal after terminal, each time round on the next area. */
export function betEnvelopes(terminals: number, bets: number): readonly CommandEnvelope[] {
  return Array.from({ length: bets }, (_, index): CommandEnvelope => {
    const terminal = nameOf(index % terminals);
    const round = Math.floor(index / terminals);
    const bet = AREAS[(round * 7 + index) % AREAS.length] ?? '';
    return {
      op: `bet-${index}`,
      at: NOW + index,
      by: { kind: 'terminal', id: terminal },
      command: { type: 'PlaceBet', terminal, bet, stake: STAKE },
    };
  });
}

export function stakesIn({ round }: TableState): number {
  return round?.totals.reduce((sum, amount) => sum + amount, 0) ?? 0;
}

/** A table at which so many bets lie closed, a hundred for each terminal, and the order that settles. */
export function closeTable(bets: number): {
  readonly state: TableState;
  readonly result: CommandEnvelope;
} {
  const perTerminal = 100;
  const { give, state } = recordCommands(openTable(bets / perTerminal));
  for (let index = 0; index < bets; index += 1) {
    const terminal = nameOf(Math.floor(index / perTerminal));
    const bet = AREAS[index % perTerminal] ?? '';
    give({ kind: 'terminal', id: terminal }, { type: 'PlaceBet', terminal, bet, stake: STAKE });
  }
  give(dealer, { type: 'CloseBets' });
  give(dealer, { type: 'Tumble', tumbles: 3 });
  const command: Command = { type: 'RegisterResult', dice: [1, 3, 4], flat: true };
  return { state: state(), result: { op: 'result', at: NOW, by: dealer, command } };
}

/** Rounds of 500 terminals with ten bets each, until the journal has so many events. */
export function roundsPlayed(events: number): {
  readonly start: TableState;
  readonly journal: readonly Recorded[];
} {
  const start = seatTable(500);
  const { give, journal, state } = recordCommands(start);
  while (journal.length < events) {
    give(dealer, { type: 'OpenBets' });
    for (const { by, command } of betEnvelopes(500, 5000)) give(by, command);
    give(dealer, { type: 'CloseBets' });
    give(dealer, { type: 'Tumble', tumbles: 3 });
    give(dealer, { type: 'RegisterResult', dice: [1, 3, 4], flat: true });
  }
  if (state().round) throw new Error('The last round is concluded.');
  return { start, journal };
}
