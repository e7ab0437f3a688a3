import { err, ok, type Result } from '@baize/exact';
import { recomputeRound, roundRecord, transcript } from '@baize/house';
import {
  factsIn,
  LIBRARY,
  type Recomputed,
  type RecordFault,
  type RoundRecord,
} from '@baize/table';
import { type ChainedRow, HASHING, journalPart } from './journal-part.ts';
import { ownPart } from './own-part.ts';
import type { RoundRead } from './read-round.ts';
import { type Screens, screensOf } from './screens.ts';

/** The name and version of the format; a change of shape is a new version. */
export const DISPUTE_FORMAT = 'baize-dispute/1';

/** Everything there is about one round, in one file that needs no floor to be read. */
export interface DisputeBundle {
  readonly format: typeof DISPUTE_FORMAT;
  readonly floor: string;
  readonly table: string;
  readonly round: string;
  /** Whose part it is; null where it is everybody's. */
  readonly terminal: string | null;
  readonly producedAt: number;
  readonly producedBy: string;
  /** The round told in words, with the clauses. */
  readonly transcript: string;
  /** In the open format `baize-round/1`. */
  readonly record: RoundRecord;
  /** The whole record computed again by the rules engine: there must be no difference. */
  readonly recomputed: Recomputed;
  readonly screens: Screens;
  readonly journal: { readonly hashing: readonly string[]; readonly rows: readonly ChainedRow[] };
  readonly verification: readonly string[];
}

export interface BundleQuestion {
  readonly floor: string;
  readonly round: string;
  readonly terminal: string | null;
  readonly producedAt: number;
  readonly producedBy: string;
  /** Local time, in minutes east of Greenwich. */
  readonly minutesEast: number;
}

export type BundleFault = RecordFault | { readonly code: 'not-in-round'; readonly message: string };

export function disputeBundle(
  { before, facts, rows }: RoundRead,
  question: BundleQuestion,
): Result<DisputeBundle, BundleFault> {
  const { floor, round, terminal, producedAt, producedBy, minutesEast } = question;
  const library = before[LIBRARY];
  const whole = roundRecord(facts, round, before);
  if (!whole.ok) return whole;
  const players = whole.value.terminals.map((each) => each.terminal);
  if (terminal !== null && !players.includes(terminal)) {
    return err({ code: 'not-in-round', message: `${terminal} had no bet in round ${round}.` });
  }
  const record = terminal === null ? whole.value : ownPart(whole.value, terminal);
  const { table, config, operations } = record;
  return ok({
    format: DISPUTE_FORMAT,
    floor,
    table,
    round,
    terminal,
    producedAt,
    producedBy,
    transcript: transcript(factsIn(operations), { config, minutesEast, library }),
    record,
    recomputed: recomputeRound(whole.value, library),
    screens: screensOf(before, facts, round, terminal === null ? players : [terminal]),
    journal: { hashing: HASHING, rows: journalPart(rows, whole.value, terminal === null) },
    verification: verificationOf(round),
  });
}

function verificationOf(round: string): readonly string[] {
  return [
    `npx baize replay ${round} tells the round again from the journal of the floor and computes it again.`,
    'npx baize verify recomputes the hash chain, every settlement and every balance of the floor.',
    'The record is plain JSON: recomputeRound of @baize/table computes it again from nothing else.',
    'Every hash below can be recomputed as `hashing` says, with any program that knows SHA-256.',
  ];
}
