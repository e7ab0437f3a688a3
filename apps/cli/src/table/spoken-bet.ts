/** A bet as somebody typed it: the bet in notation as far as we understand it, and the stake. */
export interface SpokenBet {
  readonly bet: string;
  readonly stake: number | null;
}

/** Words people use for a kind of bet, in English and Chinese. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['number', 'single'],
  ['sum', 'total'],
  ['pair', 'double'],
  ['doubles', 'double'],
  ['triples', 'triple'],
  ['two', 'domino'],
  ['low', 'small'],
  ['high', 'big'],
  ['小', 'small'],
  ['大', 'big'],
  ['单', 'odd'],
  ['双', 'even'],
  ['全围', 'any-triple'],
  ['any', 'any-triple'],
]);

const PLAIN = new Set(['small', 'big', 'odd', 'even', 'any-triple', 'initial']);

/** Kinds that mean nothing until a number follows. */
const SELECTING = new Set([
  ...['single', 'total', 'domino', 'double', 'triple', 'four', 'three', 'pair-single'],
]);

/** Reads `double:4 200`, `double 4 200`, `bet 200 on double 4`, `any triple 50`, `大 100`. */
export function readSpokenBet(spoken: string): SpokenBet {
  const line = spoken.replace(/^(?:bet|put|place|stake)\s+/i, '');
  const onFirst = /^([\d,]+)\s+(?:on|to)\s+(.+)$/.exec(line);
  if (onFirst) return { bet: notationOf(onFirst[2] ?? ''), stake: amountOf(onFirst[1]) };
  const stakeLast = /^(.+?)[\s:]+([\d,]+)$/.exec(line);
  if (!stakeLast) return { bet: notationOf(line), stake: null };
  const bet = notationOf(stakeLast[1] ?? '');
  // `double 4` is a bet whose stake is missing, not a stake of 4 on `double`.
  if (SELECTING.has(bet)) return { bet: notationOf(line), stake: null };
  return { bet, stake: amountOf(stakeLast[2]) };
}

/** The notation nearest to some words; whether such a bet exists is for the layout to say. */
export function notationOf(spoken: string): string {
  const text = spoken.trim().toLowerCase().replace(/\s+/g, ' ');
  if (/^(any[ -]?triple|triple any)$/.test(text)) return 'any-triple';
  const bonus = /^bonus[ :](?:on )?(?:the )?(player|dealer)$/.exec(text);
  if (bonus) return `bonus:${bonus[1]}`;
  if (/^(pair[ -](?:and[ -])?single)[ :]/.test(text)) return `pair-single:${digitsIn(text)}`;
  const [, word = '', selection = ''] = /^([^\d\s:]+)[\s:]*(.*)$/.exec(text) ?? [];
  const kind = KINDS.get(word) ?? word;
  if (selection === '' || PLAIN.has(kind)) return kind;
  const digits = digitsIn(selection);
  if (kind === 'domino') return `domino:${[...digits].toSorted().join('-')}`;
  if (kind === 'four' || kind === 'three') return `${kind}:${[...digits].toSorted().join('')}`;
  return `${kind}:${digits}`;
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, '');
}

function amountOf(text: string | undefined): number {
  return Number((text ?? '').replaceAll(',', ''));
}
