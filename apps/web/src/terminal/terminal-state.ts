import type { OwnTerminalBody } from '@baize/protocol/client';
import type { Tip } from './betting/tip.ts';
import type { PressedCashOut } from './cash-out/cash-outs.ts';
import type { Correction } from './connection/corrections.ts';
import type { Reconciled } from './connection/reconciliation.ts';
import type { RecallStep } from './felt/area-states.ts';

export type PanelName =
  | 'history'
  | 'rules'
  | 'trends'
  | 'settings'
  | 'attendant'
  | 'check'
  | 'buy'
  | 'cash-out';

/** What is public of one virtual result, once it is over. */
export interface Revealed {
  readonly round: string;
  readonly number: number;
  /** What this screen was shown before bets opened. */
  readonly commitment: string;
  readonly seed: string;
  readonly closeHash: string;
  /** What registered the result; only its mechanic can read it. */
  readonly fact: object;
}

export interface FavouriteBet {
  readonly bet: string;
  readonly stake: number;
}

/** What the terminal remembers by itself; everything about money and rounds is the server's. */
export interface TerminalState {
  /** The chip a tap places, in minor units. */
  readonly chip: number;
  /** The area the keyboard is on. */
  readonly current: string | null;
  /** The area that is being explained. */
  readonly explained: string | null;
  readonly tip: Tip | null;
  /** The last refusal, beside the felt: its tip lets touches through, its reason can be asked for here. */
  readonly refusal: Tip | null;
  /** What was refused a moment ago, by area. */
  readonly refused: ReadonlyMap<string, number>;
  readonly panel: PanelName | null;
  readonly pressed: PressedCashOut | null;
  /** The ticket in doubt the player has answered about since the page was loaded. */
  readonly answeredTicket: string | null;
  readonly favourites: readonly (readonly FavouriteBet[] | null)[];
  readonly corrections: readonly Correction[];
  /** What happened while the line was down, until it has been read. */
  readonly reconciled: readonly Reconciled[] | null;
  /** An attendant has been called and has not come. */
  readonly isCalling: boolean;
  /** For what, and whether somebody is on the way. */
  readonly waiting: OwnTerminalBody['waiting'];
  readonly recall: { readonly round: string; readonly step: RecallStep } | null;
  /** The last virtual result with everything one needs to compute it again; null where results are real. */
  readonly revealed: Revealed | null;
  /** One line in the live region: what was kept, said or done. */
  readonly said: string;
}

export function firstState(chip: number): TerminalState {
  return {
    chip,
    current: null,
    explained: null,
    tip: null,
    refusal: null,
    refused: new Map(),
    panel: null,
    pressed: null,
    answeredTicket: null,
    favourites: [null, null, null],
    corrections: [],
    reconciled: null,
    isCalling: false,
    waiting: null,
    recall: null,
    revealed: null,
    said: '',
  };
}
