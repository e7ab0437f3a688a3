import {
  commandsOf,
  eventMeanings,
  REFUSAL_CODES,
  REFUSAL_MEANINGS,
  type TableLibrary,
} from '@baize/table';
import type { Examples } from './examples.ts';

/** Every command, event and refusal as a Markdown table, each with an example. */
export interface Vocabulary {
  readonly commands: readonly string[];
  readonly events: readonly string[];
  readonly refusals: readonly string[];
}

/** `linkTo` says how a document refers to a scenario file. */
export function vocabularyOf(
  library: TableLibrary,
  examples: Examples,
  linkTo: (path: string) => string,
): Vocabulary {
  const example = (what: string): string => {
    const found = examples.get(what);
    if (!found) return 'no command leads there';
    return `\`${inCell(found.said)}\` ([${found.name}](${linkTo(found.path)}))`;
  };
  return {
    commands: table(
      ['command', 'said like', 'what for', 'who', 'example'],
      entriesOf(commandsOf(library).entries).map(([type, { says: phrases, does, by }]) => [
        `\`${type}\``,
        phrases.map(({ says }) => `\`${says}\``).join('<br>'),
        does,
        by.join(', '),
        example(`command ${type}`),
      ]),
    ),
    events: table(
      ['event', 'what it records', 'example'],
      entriesOf(eventMeanings(library)).map(([type, meaning]) => [
        `\`${type}\``,
        meaning,
        example(`event ${type}`),
      ]),
    ),
    refusals: table(
      ['', 'refusal', 'when', 'example'],
      REFUSAL_CODES.map((code, index) => [
        `${index + 1}`,
        `\`${code}\``,
        REFUSAL_MEANINGS[code],
        example(`refusal ${code}`),
      ]),
    ),
  };
}

function table(titles: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)];
}

function inCell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function entriesOf<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
): readonly (readonly [Key, Value])[] {
  return Object.entries(record) as [Key, Value][];
}
