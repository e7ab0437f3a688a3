import {
  type Actor,
  eventMeanings,
  type Played,
  REFUSAL_MEANINGS,
  type TableLibrary,
} from '@baize/table';

/** The answer to one order, with what stood around it. */
export type PlayedAnswer = Pick<Played, 'op' | 'at' | 'by' | 'answer'>;

/** One JSON line: the events, the refusal, or where the first answer to a repeated order begins. */
export function orderJson({ op, at, answer }: PlayedAnswer): string {
  switch (answer.type) {
    case 'accepted': {
      const events = answer.events.map(({ sequence, event }) => ({ sequence, ...event }));
      return JSON.stringify({ op, at, events });
    }
    case 'refused':
      return JSON.stringify({ op, at, refused: answer.refusal });
    case 'repeated':
      return JSON.stringify({ op, at, repeated: answer.sequence });
  }
}

/** The same for a person: one line an event, with the clauses behind it. */
export function orderText({ at, by, answer }: PlayedAnswer, library: TableLibrary): string {
  const meanings = eventMeanings(library);
  const start = `${clockText(at)} ${personText(by)}`;
  switch (answer.type) {
    case 'accepted':
      if (answer.events.length === 0) return `${start}: nothing changes.`;
      return answer.events
        .map(({ sequence, event }) => {
          const reasons = event.because.join(', ');
          return `${start}: #${sequence} ${event.type}. ${meanings[event.type]} [${reasons}]`;
        })
        .join('\n');
    case 'refused': {
      const { code, message, because } = answer.refusal;
      return `${start}: refused, ${code}: ${message} (${REFUSAL_MEANINGS[code]}) [${because.join(', ')}]`;
    }
    case 'repeated':
      return `${start}: the same order again; its events begin at #${answer.sequence}.`;
  }
}

/** What a question brought to light, or the time it has become. */
export function shownText(shown: Readonly<Record<string, unknown>>): string {
  if (typeof shown.at === 'number') return `${clockText(shown.at)} time has passed.`;
  return JSON.stringify(shown, null, 2);
}

function personText(by: Actor): string {
  switch (by.kind) {
    case 'system':
      return 'the table itself';
    case 'staff': {
      const acting = by.actingAs ? ` acting as ${by.actingAs}` : '';
      return by.id === by.position ? `${by.position}${acting}` : `${by.position} ${by.id}${acting}`;
    }
    default:
      return `${by.kind} ${by.id}`;
  }
}

function clockText(at: number): string {
  const seconds = Math.floor(at / 1000);
  const part = (value: number): string => `${value}`.padStart(2, '0');
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map(part)
    .join(':');
}
