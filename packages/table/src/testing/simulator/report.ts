import type { CommandEnvelope } from '../../command.ts';
import type { EventType, TableEvent } from '../../event.ts';
import type { RefusalCode } from '../../refusal.ts';
import type { Turn } from './take-turn.ts';

/** What went on at a floor, in figures. */
export interface FloorReport {
  readonly seed: bigint;
  /** Orders given, of which so many were accepted, refused, or recognised as repetitions. */
  readonly turns: number;
  readonly accepted: number;
  readonly refused: number;
  readonly repeated: number;
  /** Concluded or void. */
  readonly rounds: number;
  readonly events: ReadonlyMap<EventType, number>;
  readonly refusals: ReadonlyMap<RefusalCode, number>;
  /** Instruments redeemed at another table than the one that issued them. */
  readonly redeemedElsewhere: number;
  /** Of the whole journal: two floors with the same checksum had the same course. */
  readonly checksum: number;
  readonly problem: FloorProblem | null;
}

/** The first thing that went wrong. */
export interface FloorProblem {
  readonly turn: number;
  readonly table: string;
  readonly envelope: CommandEnvelope;
  readonly problems: readonly string[];
}

/** A report while it is being written. */
export type Tally = { -readonly [Field in keyof FloorReport]: FloorReport[Field] } & {
  readonly events: Map<EventType, number>;
  readonly refusals: Map<RefusalCode, number>;
  /** By instrument: the table that issued it. */
  readonly issuedAt: Map<string, string>;
};

export function newTally(seed: bigint): Tally {
  return {
    seed,
    turns: 0,
    accepted: 0,
    refused: 0,
    repeated: 0,
    rounds: 0,
    events: new Map(),
    refusals: new Map(),
    redeemedElsewhere: 0,
    issuedAt: new Map(),
    checksum: 0,
    problem: null,
  };
}

export function reportOf({ issuedAt: _, ...report }: Tally): FloorReport {
  return report;
}

export function countTurn(tally: Tally, { answer, table }: Turn): void {
  tally.turns += 1;
  if (answer === null) return;
  tally.checksum = mix(tally.checksum, `${table}${JSON.stringify(answer)}`);
  switch (answer.type) {
    case 'accepted':
      tally.accepted += 1;
      for (const { event } of answer.events) countEvent(tally, event, table);
      break;
    case 'refused':
      tally.refused += 1;
      add(tally.refusals, answer.refusal.code);
      break;
    case 'repeated':
      tally.repeated += 1;
      break;
  }
}

function countEvent(tally: Tally, event: TableEvent, table: string): void {
  add(tally.events, event.type);
  switch (event.type) {
    case 'RoundConcluded':
    case 'RoundVoided':
      tally.rounds += 1;
      break;
    case 'InstrumentIssued':
      tally.issuedAt.set(event.number, table);
      break;
    case 'InstrumentRedeemed':
      if (tally.issuedAt.get(event.number) !== table) tally.redeemedElsewhere += 1;
      break;
    default:
      break;
  }
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** FNV-1a over the characters of a text. */
function mix(checksum: number, text: string): number {
  let hash = checksum;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
