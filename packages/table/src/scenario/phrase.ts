import type { Phrase } from '../commands/command-entry.ts';

export type Fields = Readonly<Record<string, unknown>>;

type Part =
  | { readonly part: 'word'; readonly word: string }
  | { readonly part: 'field'; readonly path: readonly string[]; readonly kind: Kind }
  | { readonly part: 'optional'; readonly parts: readonly Part[] };

interface Match {
  readonly fields: Fields;
  /** The words not used yet. */
  readonly rest: readonly string[];
}

/** The fields a sentence gives a phrase, or null where it is not that phrase. */
export function parsePhrase({ says, implies = {} }: Phrase, sentence: string): Fields | null {
  const words = sentence.trim().split(/\s+/);
  const match = matchParts(partsOf(says), { fields: implies, rest: words });
  return match && match.rest.length === 0 ? match.fields : null;
}

function matchParts(parts: readonly Part[], start: Match): Match | null {
  let match: Match | null = start;
  for (const part of parts) {
    if (match === null) return null;
    match = matchPart(part, match);
  }
  return match;
}

function matchPart(part: Part, { fields, rest }: Match): Match | null {
  switch (part.part) {
    case 'word':
      return rest[0] === part.word ? { fields, rest: rest.slice(1) } : null;
    case 'optional':
      return matchParts(part.parts, { fields, rest }) ?? { fields, rest };
    case 'field': {
      const read = KINDS[part.kind](rest);
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

type Reader = (
  words: readonly string[],
) => { readonly value: unknown; readonly words: number } | null;

const NUMBER = /^-?\d+(\.\d+)?$/;

/** What the words of a field mean; a kind that takes the rest of a sentence stands last. */
const KINDS = {
  word: ([word]) => (word === undefined ? null : { value: word, words: 1 }),
  number: ([word = '']) => (NUMBER.test(word) ? { value: Number(word), words: 1 } : null),
  list: ([word]) => (word === undefined ? null : { value: word.split(','), words: 1 }),
  roll: (words) => {
    const dice = words.slice(0, 3);
    if (dice.length < 3 || !dice.every((die) => NUMBER.test(die))) return null;
    return { value: dice.map(Number), words: 3 };
  },
  /** Dice of which some cannot be read: `4 ? ?`. */
  readable: (words) => {
    const dice = words.slice(0, 3);
    if (dice.length < 3 || !dice.every((die) => die === '?' || NUMBER.test(die))) return null;
    return { value: dice.map((die) => (die === '?' ? null : Number(die))), words: 3 };
  },
  /** Two cards, and four. */
  two: ([one, other]) =>
    one === undefined || other === undefined ? null : { value: `${one} ${other}`, words: 2 },
  four: (words) => (words.length < 4 ? null : { value: words.slice(0, 4).join(' '), words: 4 }),
  cards: (words) => (words.length === 0 ? null : { value: words, words: words.length }),
  text: (words) => (words.length === 0 ? null : { value: words.join(' '), words: words.length }),
} as const satisfies Record<string, Reader>;

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
  return { part: 'field', path: path.split('.'), kind: isKind(kind) ? kind : 'word' };
}

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(KINDS, kind);
}
