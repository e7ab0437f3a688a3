import { type Money, money, NOTHING } from '@baize/exact';
import { DEFAULT_READINGS } from '@baize/game';
import { emptyTable, SHIPPED } from '@baize/house';
import {
  type Actor,
  type Command,
  operate,
  type Recorded,
  type TableConfig,
  type TableState,
} from '@baize/table';
import type { Roll } from '@baize/three-dice';
import type { TableJournal } from '../reports/journal-facts.ts';

export const DEALER: Actor = { kind: 'staff', id: 'D-17', position: 'dealer' };
export const MANAGER: Actor = { kind: 'staff', id: 'M-2', position: 'shift-manager' };
const TERMINALS = ['A', 'B', 'C'] as const;

export interface Bet {
  readonly terminal: string;
  readonly bet: string;
  readonly stake: number;
}

/** A table that is really played at, with a clock the test winds. */
export class TablePlay {
  readonly facts: Recorded[] = [];
  state: TableState = emptyTable();
  /** 1 January 2026, 08:00 UTC. */
  clock = 1_767_254_400_000;
  readonly bought = 1_000_000;
  readonly table: string;

  constructor(game: string, table = 'T1', more: Partial<TableConfig> = {}) {
    this.table = table;
    this.give(MANAGER, { type: 'ConfigureTable', config: { ...configOf(game, table), ...more } });
    this.give(MANAGER, { type: 'OpenTable' });
    for (const terminal of TERMINALS) {
      this.give(DEALER, { type: 'SeatTerminal', terminal, credit: NOTHING, seatedAt: null });
      this.give(DEALER, { type: 'BuyCredit', terminal, amount: money(this.bought) });
    }
  }

  give(by: Actor, command: Command): readonly Recorded[] {
    this.clock += 1000;
    const op = `op-${this.table}-${this.clock}`;
    const { answer, state } = operate(this.state, { op, at: this.clock, by, command });
    if (answer.type !== 'accepted') {
      throw new Error(`${command.type}: ${JSON.stringify(answer)}`);
    }
    this.state = state;
    this.facts.push(...answer.events);
    return answer.events;
  }

  /** A whole round of an open procedure; the id of the round. */
  round(bets: readonly Bet[], dice: Roll): string {
    this.give(DEALER, { type: 'OpenBets' });
    const id = this.state.round?.id ?? '';
    for (const { terminal, bet, stake } of bets) {
      const by: Actor = { kind: 'terminal', id: terminal };
      this.give(by, { type: 'PlaceBet', terminal, bet, stake: money(stake) });
    }
    this.give(DEALER, { type: 'CloseBets' });
    this.give(DEALER, { type: 'Tumble', tumbles: 3 });
    this.give(DEALER, { type: 'RegisterResult', dice, flat: true });
    return id;
  }

  /** A dealer asks, a shift manager agrees. */
  correct(round: string, dice: Roll): void {
    const incident = 'wrong-result-registered';
    this.give(DEALER, { type: 'ReportIncident', incident, rounds: [round], dice });
    const [request] = this.state.approvals.keys();
    this.give(MANAGER, { type: 'ApproveRequest', request: request ?? '' });
  }

  journal(): TableJournal {
    return journalOf(this.table, this.facts);
  }
}

export function journalOf(table: string, facts: readonly Recorded[]): TableJournal {
  return {
    table,
    library: SHIPPED,
    facts: (async function* () {
      yield* facts;
    })(),
  };
}

export const WHENEVER = { from: null, to: null };

function configOf(game: string, table: string): TableConfig {
  const limit: Money = money(100_000_000);
  return {
    table,
    game,
    readings: DEFAULT_READINGS,
    houseTable: null,
    unit: money(100),
    limits: { default: { minimum: money(100), maximum: limit }, kinds: {} },
    differential: null,
    mode: 'dealt',
    resultSource: 'dealer',
    bettingSeconds: null,
    bettingSecondsMinimum: 0,
    boxes: 0,
    approvalMinutes: 10,
    handPayAbove: null,
    roundsKept: 50,
  };
}
