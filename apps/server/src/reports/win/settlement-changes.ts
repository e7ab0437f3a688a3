import { type Money, minus, NOTHING } from '@baize/exact';
import {
  type ConcludedRound,
  type EventOf,
  type Recorded,
  type SettledTerminal,
  type TableConfig,
  type TableLibrary,
  type TableState,
  withoutLines,
  withoutReturned,
} from '@baize/table';
import { settlementIn } from '../own-settlement.ts';

/** A settlement that came to stand, was replaced or was taken back, at the time that happened. */
export interface SettlementChange {
  readonly at: number;
  readonly round: string;
  /** What the round was played by. */
  readonly config: TableConfig;
  readonly before: readonly SettledTerminal[];
  readonly after: readonly SettledTerminal[];
}

interface Standing {
  readonly config: TableConfig;
  readonly settled: readonly SettledTerminal[];
}

/** What a settlement follows from, whatever is played; mechanics have events of their own besides. */
export const SETTLEMENT_EVENTS = [
  'TableConfigured',
  'ResultCorrected',
  'ResultDecided',
  'BetsReturned',
  'AmountDecided',
  'RoundReversed',
  'SettlementReversed',
  'RoundVoided',
  'RoundRecalled',
] as const;

/**
 * Follows the facts of one table. A correction long after a round counts in the shift in which it was
 * made: figures that were reported once do not change afterwards.
 */
export class SettlementWatch {
  private readonly library: Pick<TableLibrary, 'mechanics'>;
  private config: TableConfig | null = null;
  private readonly standing = new Map<string, Standing>();

  /** Begins where a table stands: with what it is configured for, and what it could still correct. */
  constructor(library: Pick<TableLibrary, 'mechanics'>, before?: TableState) {
    this.library = library;
    const { rules, concluded, round } = before ?? {};
    this.config = rules?.config ?? null;
    for (const held of concluded?.values() ?? []) this.recall(held);
    if (round && rules) {
      const settled = round.settled ?? rules.mechanic.settledEarly(round);
      if (settled.length > 0) this.standing.set(round.id, { config: rules.config, settled });
    }
  }

  take({ at, event }: Recorded): SettlementChange | null {
    switch (event.type) {
      case 'TableConfigured':
        this.config = event.config;
        return null;
      case 'RoundRecalled':
        this.recall(event.held);
        return null;
      case 'ResultCorrected':
        return this.changed(at, event.round, event.settled);
      case 'BetsReturned': {
        if (!this.standing.has(event.round)) return null;
        const left = withoutLines(this.settledOf(event.round), event.returned);
        return this.changed(at, event.round, left);
      }
      case 'ResultDecided':
        return this.changed(at, event.round, [...this.settledOf(event.round), ...event.settled]);
      case 'AmountDecided':
        return this.afterReturn(at, event);
      case 'RoundReversed':
      case 'SettlementReversed':
      case 'RoundVoided':
        return this.standing.has(event.round) ? this.changed(at, event.round, []) : null;
      default:
        return this.ownSettlement(at, event);
    }
  }

  /** A round that is over and can be changed, again or still. */
  private recall({ id, status, config, settled }: ConcludedRound): void {
    if (this.standing.has(id)) return;
    if (status === 'settled' || status === 'corrected') this.standing.set(id, { config, settled });
  }

  /** A bet that is returned by decision is in its round no more. */
  private afterReturn(at: number, event: EventOf<'AmountDecided'>): SettlementChange | null {
    const { about, returnsBet } = event;
    if (!returnsBet || about === null || !this.standing.has(about)) return null;
    const standing = { closed: [], settled: this.settledOf(about) };
    return this.changed(at, about, withoutReturned(standing, event).settled);
  }

  /** What an event settles that only a mechanic knows. */
  private ownSettlement(at: number, event: Recorded['event']): SettlementChange | null {
    const own = settlementIn(this.library, event);
    if (!own || !('round' in event) || typeof event.round !== 'string') return null;
    // What is put right before anything was settled by it changes nothing.
    if (own.isCorrection && own.settled.length === 0) return null;
    const standing = own.isPartial ? this.settledOf(event.round) : [];
    return this.changed(at, event.round, [...standing, ...own.settled]);
  }

  /** What the table is configured for now. */
  get present(): TableConfig | null {
    return this.config;
  }

  private settledOf(round: string): readonly SettledTerminal[] {
    return this.standing.get(round)?.settled ?? [];
  }

  /** A round the table has put away cannot change any more; one is still in progress. */
  private forget(kept: number): void {
    for (const round of this.standing.keys()) {
      if (this.standing.size <= kept + 1) return;
      this.standing.delete(round);
    }
  }

  private changed(at: number, round: string, after: readonly SettledTerminal[]): SettlementChange {
    const known = this.standing.get(round);
    const config = known?.config ?? this.config;
    if (!config) throw new Error(`Round ${round} was settled at a table without configuration.`);
    this.standing.set(round, { config, settled: after });
    this.forget(config.roundsKept);
    return { at, round, config, before: known?.settled ?? [], after };
  }
}

/** What the house won or gave up because somebody decided so, beyond any settlement. */
export interface DecidedWin {
  readonly win: Money;
  readonly terminal: string | null;
  readonly bet: string | null;
}

export function decidedWinOf({ event }: Recorded): DecidedWin {
  if (event.type !== 'AmountDecided' || event.returnsBet) return NOTHING_DECIDED;
  const { effect, amount, terminal, bet } = event;
  return { win: effect === 'collect' ? amount : minus(NOTHING, amount), terminal, bet };
}

const NOTHING_DECIDED: DecidedWin = { win: NOTHING, terminal: null, bet: null };
