import { RULEBOOKS } from '@baize/rulebooks';
import { FLOOR_BOOK, FLOOR_RULES } from '@baize/table';
import { type ClauseFacts, clauseFacts } from '../clauses/clause-facts.ts';
import { type CitedPlace, type CitedPlaces, readClauseIndex } from '../clauses/clause-index.ts';
import { searchClauses } from '../clauses/clause-search.ts';
import { command, usageError } from '../command.ts';
import { jsonOption } from '../common-options.ts';
import { EXIT } from '../exit-code.ts';
import { type Style, styleFor } from '../text/style.ts';
import { wrapText } from '../text/wrap-text.ts';

const BOOKS = RULEBOOKS.map(({ id }) => id);

// Put together here, because a citation written out would claim that this file carries it out.
const EXAMPLE = ['rws-tai-sai-v5', '5.12'].join('#');

export const clause = command({
  name: 'clause',
  summary: 'Show what a clause or a reading asks, and the code and tests that cite it.',
  operands: 'ID',
  details: [
    `ID is a citation (a rulebook, # and the number of a clause or the id of an interpretation such as I-L3), a reading (H2) or a clause number in whatever book has it, or a rulebook for the list of all its clauses. The rulebooks are ${BOOKS.join(', ')}; ${FLOOR_BOOK} holds the rules of the platform itself.`,
    'With --json one line a clause: {"citation","book","id","kind","says","why","reads","status","readings","readBy","keys","incidents","code","tests"}; "code" and "tests" are null until the repository has been built.',
  ],
  options: { json: { ...jsonOption.json, describe: 'Write one JSON line a clause.' } },
  negativeWhen: 'There is no such clause.',
  csv: {},
  completes: BOOKS,
  examples: [
    { does: 'A clause of Tai Sai: a void returns the bets.', command: `baize clause ${EXAMPLE}` },
    { does: 'A reading, in every book that has it.', command: 'baize clause H2' },
    { does: 'A whole book.', command: 'baize clause rws-tai-sai-v5' },
  ],
  run: ({ json }, operands, io) => {
    if (operands.length === 0) return usageError(io, 'clause', 'which clause?');
    // `Appendix H 4(ii)` arrives as three words where nobody quoted it.
    const wanted = operands.join(' ');
    const platform = floorClauses(wanted);
    if (platform.length > 0) {
      const lines = platform.map((each) =>
        json ? JSON.stringify(each) : `${each.citation}  platform\n  ${each.says}`,
      );
      io.out.write(`${lines.join('\n')}\n`);
      return EXIT.ok;
    }
    const search = searchClauses(wanted, io.library);
    if (search.type === 'not-found') {
      const hint =
        search.suggestions.length === 0 ? '' : ` Did you mean ${search.suggestions.join(', ')}?`;
      io.err.write(`baize clause: ${search.message}${hint}\n`);
      return EXIT.negative;
    }
    const index = readClauseIndex();
    const facts = search.cited.map((cited) => clauseFacts(cited, index));
    const style = styleFor(io.hasColours);
    io.out.write(json ? facts.map(jsonLine).join('') : `${pages(facts, style).join('\n')}\n`);
    return EXIT.ok;
  },
});

function jsonLine({ places, ...facts }: ClauseFacts): string {
  const { code, tests } = places ?? { code: null, tests: null };
  return `${JSON.stringify({ ...facts, code, tests })}\n`;
}

/** A few clauses in full; a book's hundred as a list. */
const IN_FULL = 10;

function pages(facts: readonly ClauseFacts[], style: Style): readonly string[] {
  if (facts.length > IN_FULL) {
    const width = Math.max(...facts.map(({ id }) => id.length));
    return facts.map((each) => clauseLine(each, width, style));
  }
  return facts.flatMap((each, index) => [...(index === 0 ? [] : ['']), ...clausePage(each, style)]);
}

/** A rule of the platform itself, which no rulebook contains. */
interface FloorClause {
  readonly citation: string;
  readonly book: string;
  readonly id: string;
  readonly kind: 'platform';
  readonly says: string;
}

/** The rule a citation of the platform names, or all of them; empty if it names none. */
function floorClauses(text: string): readonly FloorClause[] {
  const all = Object.entries(FLOOR_RULES).map(
    ([id, says]): FloorClause => ({
      citation: `${FLOOR_BOOK}#${id}`,
      book: FLOOR_BOOK,
      id,
      kind: 'platform',
      says,
    }),
  );
  return text === FLOOR_BOOK ? all : all.filter(({ citation }) => citation === text);
}

const WIDTH = 96;

/** One clause for a person: what it asks, what depends on it, who carries it out and who tests it. */
function clausePage(facts: ClauseFacts, style: Style): readonly string[] {
  const { citation, kind, says, why, reads, status, readings, readBy, keys, incidents } = facts;
  return [
    `${style.strong(citation)}  ${status === null ? kind : `${kind}, ${status}`}`,
    ...paragraph('', says),
    ...(why === null ? [] : paragraph('Why: ', why)),
    ...list('Reads: ', reads),
    ...(readings.length === 0
      ? []
      : paragraph('Readings: ', `${readings.join(', ')} (the first is the default)`)),
    ...list('Interpreted by: ', readBy),
    ...list('Asked for as: ', keys),
    ...list('Decides: ', incidents),
    ...placeLines(facts.places, style),
  ];
}

/** One line a clause, for a whole book. */
function clauseLine({ id, kind, says }: ClauseFacts, width: number, style: Style): string {
  return `${style.strong(id.padEnd(width))}  ${style.faint(kind.padEnd(14))}  ${says}`;
}

function paragraph(opening: string, text: string): readonly string[] {
  return wrapText(`${opening}${text}`, WIDTH).map((line) => `  ${line}`);
}

function list(opening: string, items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : paragraph(opening, items.join(', '));
}

function placeLines(places: CitedPlaces | null, style: Style): readonly string[] {
  if (places === null) {
    return [style.faint('  (No index of citations: `npm run build` writes one.)')];
  }
  return [
    ...places.code.map((place) => `  ${style.faint('code')}  ${placeText(place)}`),
    ...places.tests.map((place) => `  ${style.faint('test')}  ${placeText(place)}`),
  ];
}

function placeText({ path, line, what }: CitedPlace): string {
  return what === null ? `${path}:${line}` : `${path}:${line}  ${what}`;
}
