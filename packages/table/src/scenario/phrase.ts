import type { Phrase } from '../commands/command-entry.ts';

export type Fields = Readonly<Record<string, unknown>>;

type Part =
  | { readonly part: 'word'; readonly word: string }
  | { readonly part: 'field'; readonly path: readonly string[]; readonly kind: string }
  | { readonly part: 'optional'; readonly parts: readonly Part[] };

interface Match {
  readonly fields: Fields;
  /** The words not used yet. */
  readonly rest: readonly string[];
}

/** The fields a sentence gives a phrase, or null where it is not that phrase. */
export function parsePhrase(
  { says, implies = {} }: Phrase,
  sentence: string,
  own: OwnReaders = [],
): Fields | null {
  const words = sentence.trim().split(/\s+/);
  const match = matchParts(partsOf(says), { fields: implies, rest: words }, own);
  return match && match.rest.length === 0 ? match.fields : null;
}

function matchParts(parts: readonly Part[], start: Match, own: OwnReaders): Match | null {
  let match: Match | null = start;
  for (const part of parts) {
    if (match === null) return null;
    match = matchPart(part, match, own);
  }
  return match;
}

function matchPart(part: Part, { fields, rest }: Match, own: OwnReaders): Match | null {
  switch (part.part) {
    case 'word':
      return rest[0] === part.word ? { fields, rest: rest.slice(1) } : null;
    case 'optional':
      return matchParts(part.parts, { fields, rest }, own) ?? { fields, rest };
    case 'field': {
      const read = readKind(part.kind, rest, own);
      if (!read) return null;
      return { fields: withField(fields, part.path, read.value), rest: rest.slice(read.words) };
    }
  }
}

function withField(
  fields: Fields,
  [first = '', ...path]: readonly string[],
  value: unknown,
): Fields {
  if (path.length === 0) return { ...fields, [first]: value };
  const inner = fields[first];
  const nested = typeof inner === 'object' && inner !== null ? { ...inner } : {};
  return { ...fields, [first]: withField(nested, path, value) };
}

/** What the first words of a list mean, and how many of them it took; null where they mean nothing of the kind. */
export type PhraseReader = (words: readonly string[]) => ReadWords | null;

interface ReadWords {
  readonly value: unknown;
  readonly words: number;
}

/** By kind of field: how mechanics read what is theirs. Where several read one kind, the first that can does. */
export type OwnReaders = readonly Readonly<Record<string, PhraseReader>>[];

function readKind(kind: string, words: readonly string[], own: OwnReaders): ReadWords | null {
  if (isKind(kind)) return KINDS[kind](words);
  const readers = own.flatMap((each) => each[kind] ?? []);
  if (readers.length === 0) return KINDS.word(words);
  for (const read of readers) {
    const found = read(words);
    if (found) return found;
  }
  return null;
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** What the words of a field mean; a kind that takes the rest of a sentence stands last. */
const KINDS = {
  word: ([word]) => (word === undefined ? null : { value: word, words: 1 }),
  number: ([word = '']) => (NUMBER.test(word) ? { value: Number(word), words: 1 } : null),
  list: ([word]) => (word === undefined ? null : { value: word.split(','), words: 1 }),
  text: (words) => (words.length === 0 ? null : { value: words.join(' '), words: words.length }),
} as const satisfies Record<string, PhraseReader>;

type Kind = keyof typeof KINDS;

// A phrase is compiled once, however often it is compared with a sentence.
const COMPILED = new Map<string, readonly Part[]>();

function partsOf(says: string): readonly Part[] {
  const known = COMPILED.get(says);
  if (known) return known;
  const parts = compilePhrase(says.match(/<[^>]*>|\[|\]|[^\s[\]<>]+/g) ?? []);
  COMPILED.set(says, parts);
  return parts;
}

function compilePhrase(tokens: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? '';
    if (token === '[') {
      const end = tokens.indexOf(']', index);
      parts.push({ part: 'optional', parts: compilePhrase(tokens.slice(index + 1, end)) });
      index = end;
    } else parts.push(token.startsWith('<') ? fieldOf(token) : { part: 'word', word: token });
  }
  return parts;
}

function fieldOf(token: string): Part {
  const [path = '', kind = 'word'] = token.slice(1, -1).split(':', 2);
  return { part: 'field', path: path.split('.'), kind };
}

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(KINDS, kind);
}
