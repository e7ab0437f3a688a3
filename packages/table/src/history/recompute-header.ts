import { READING_SWITCHES } from '@baize/game';
import { configAt } from '../configuration/cluster.ts';
import type { TableRules } from '../configuration/table-rules.ts';
import type { Recorded } from '../event.ts';
import type { TableLibrary } from '../library.ts';
import { eventMeanings } from '../vocabulary/event-meanings.ts';
import { citationsIn, citationText } from './citations.ts';
import type { Comparison } from './difference.ts';
import { outcomeOf } from './outcome.ts';
import { priceBets } from './price-bets.ts';
import { ROUND_FORMAT, type RoundRecord } from './round-record.ts';

/** What a record says of itself must follow from its events. */
export function* recomputeHeader(
  record: RoundRecord,
  facts: readonly Recorded[],
  rules: TableRules,
  library: TableLibrary,
): Generator<Comparison> {
  const { round, number, status, result, settled, terminals, bets } = outcomeOf(facts, rules);
  const { id, title, operator, version, effectiveFrom } = rules.book;
  const prices = priceBets(bets, rules);
  const { config, operations, equipment: _, citations, terminals: credits, ...rest } = record;
  yield {
    where: 'record',
    recorded: { ...rest, terminals: credits.map(({ terminal, game }) => ({ terminal, game })) },
    recomputed: {
      format: ROUND_FORMAT,
      table: config.table,
      round,
      number,
      status,
      rulebook: { id, title, operator, version, effectiveFrom },
      prices,
      result,
      settled,
      terminals: terminals.map((terminal) => ({
        terminal,
        game: rules.cluster ? configAt(config, terminal).game : undefined,
      })),
    },
  };
  yield {
    where: 'citations',
    recorded: citations,
    recomputed: citationsIn([operations, prices]).map((each) => citationText(each, library)),
  };
  for (const { citation, says } of citations) {
    yield { where: `citation ${citation}`, recorded: says !== null, recomputed: true };
  }
  yield* checkReadings(record);
  yield* checkEvents(record, facts, library);
}

function* checkReadings({ config }: RoundRecord): Generator<Comparison> {
  for (const [name, values] of Object.entries(READING_SWITCHES)) {
    const value: unknown = Object.entries(config.readings).find(([key]) => key === name)?.[1];
    const isKnown = values.some((each) => each === value);
    yield { where: `config.readings.${name}`, recorded: isKnown, recomputed: true };
  }
}

/** Every event is of a known type, about this round, and later than the one before. */
function* checkEvents(
  record: RoundRecord,
  facts: readonly Recorded[],
  library: TableLibrary,
): Generator<Comparison> {
  for (const { sequence, event } of facts) {
    const where = `event ${sequence}`;
    const isKnown = Object.hasOwn(eventMeanings(library), event.type);
    yield { where: `${where}: type`, recorded: isKnown, recomputed: true };
    // An incident says during which round it was reported, and that may be a later one.
    if (!('round' in event) || event.round === null || event.type === 'IncidentRecorded') continue;
    yield { where: `${where}: round`, recorded: event.round, recomputed: record.round };
  }
  const sequences = facts.map(({ sequence }) => sequence);
  const inOrder = [...new Set(sequences)].toSorted((a, b) => a - b);
  yield { where: 'order of events', recorded: sequences, recomputed: inOrder };
}
