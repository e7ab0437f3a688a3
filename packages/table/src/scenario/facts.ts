import type { Phase } from '@baize/game';
import { balanceOf, commissionOf, type Meters, tipsOf, winOf } from '@baize/ledger';
import type { Outcome } from '../contributions.ts';
import { itemsOf } from '../evolve/persistent.ts';
import type { ConcludedRound, TableState } from '../state.ts';
import type { Terminal } from '../terminal/terminal.ts';

type ByName<T> = Readonly<Record<string, T>>;

/** A table as a scenario speaks of it. */
export interface Facts {
  readonly table: 'not-configured' | 'closed' | 'suspended' | 'paused' | 'open';
  readonly game: string | null;
  /** The phase of the round in progress. */
  readonly round: Phase | 'none';
  /** By round. */
  readonly rounds: ByName<ConcludedRound['status']>;
  readonly results: ByName<Outcome | null>;
  /** By terminal. */
  readonly credits: ByName<number>;
  readonly staked: ByName<number>;
  readonly meters: ByName<Meters>;
  readonly locked: readonly string[];
  /** Negative by what a terminal owes, positive by what is kept for it. */
  readonly receivable: ByName<number>;
  /** Stakes in the hands of rounds. */
  readonly escrow: number;
  readonly win: number;
  readonly commission: number;
  readonly tips: number;
  readonly requests: number;
  readonly matters: number;
  readonly dice: string | null;
  readonly shaker: string | null;
  /** By box: the terminal that sits there. */
  readonly boxes: ByName<string>;
}

export function factsOf(state: TableState): Facts {
  const { rules, round, concluded, balances, equipment } = state;
  const table = rules?.config.table ?? '';
  const seated = [...itemsOf(state.terminals)].filter((terminal) => terminal.isSeated);
  const rounds = [...concluded.values()];
  return {
    table: tableStanding(state),
    game: rules?.config.game ?? null,
    round: round?.phase ?? 'none',
    rounds: Object.fromEntries(rounds.map(({ id, status }) => [id, status])),
    results: Object.fromEntries(rounds.map(({ id, result }) => [id, result])),
    credits: byTerminal(seated, ({ credit }) => credit),
    staked: byTerminal(seated, ({ staked }) => staked),
    meters: byTerminal(seated, ({ meters }) => meters),
    locked: seated.filter(({ locked }) => locked !== null).map(({ id }) => id),
    receivable: byOwner(state, 'receivable:'),
    escrow: sumOf(byOwner(state, 'escrow:')),
    win: balanceOf(balances, winOf(table)),
    commission: balanceOf(balances, commissionOf(table)),
    tips: balanceOf(balances, tipsOf(table)),
    requests: state.approvals.size,
    matters: state.matters.size,
    dice: equipment.dice?.id ?? null,
    shaker: equipment.shaker,
    boxes: Object.fromEntries([...state.boxes].map(([box, terminal]) => [`${box}`, terminal])),
  };
}

function tableStanding({ rules, isOpen, suspended, paused }: TableState): Facts['table'] {
  if (rules === null) return 'not-configured';
  if (!isOpen) return 'closed';
  if (suspended) return 'suspended';
  return paused ? 'paused' : 'open';
}

function byTerminal<T>(terminals: readonly Terminal[], of: (terminal: Terminal) => T): ByName<T> {
  return Object.fromEntries(terminals.map((terminal) => [terminal.id, of(terminal)]));
}

function byOwner({ balances }: TableState, prefix: string): ByName<number> {
  return Object.fromEntries(
    [...balances]
      .filter(([account]) => account.startsWith(prefix))
      .map(([account, amount]) => [account.slice(prefix.length), amount]),
  );
}

function sumOf(amounts: ByName<number>): number {
  return Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
}

/** Every fact there is, so that a misspelt one is noticed before it is looked for. */
export const FACT_NAMES = [
  'table',
  'game',
  'round',
  'rounds',
  'results',
  'credits',
  'staked',
  'meters',
  'locked',
  'receivable',
  'escrow',
  'win',
  'commission',
  'tips',
  'requests',
  'matters',
  'dice',
  'shaker',
  'boxes',
] as const satisfies readonly (keyof Facts)[];
