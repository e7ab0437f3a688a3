import { goldenRows } from './golden-rows.ts';

/**
 * Follows rules from their English sentences alone, by letters, as a person at the table would: it shares
 * nothing with the code that evaluates the same rules as data.
 */
export interface CountedHand {
  /** `AKT9` */
  readonly name: string;
  readonly hands: number;
  readonly settings: readonly CountedSetting[];
  readonly houseWay: CountedSetting;
}

export interface CountedSetting {
  readonly low: string;
  readonly high: string;
  readonly win: number;
  readonly lose: number;
}

/** All 1,820 hands as the independent counter wrote them down. */
export function countedHands(file: string): readonly CountedHand[] {
  const byName = new Map<string, (CountedSetting & { hands: number; isHouseWay: boolean })[]>();
  for (const { hand = '', low = '', high = '', ...row } of goldenRows(file)) {
    const setting = {
      low,
      high,
      win: Number(row.win),
      lose: Number(row.lose),
      hands: Number(row.hands),
      isHouseWay: row.houseWay === 'yes',
    };
    byName.set(hand, [...(byName.get(hand) ?? []), setting]);
  }
  return Array.from(byName, ([name, settings]) => {
    const houseWay = settings.find(({ isHouseWay }) => isHouseWay);
    if (!houseWay) throw new Error(`${name} has no House Way.`);
    return { name, hands: houseWay.hands, settings, houseWay };
  });
}

/** Two-card hands from the best down, row by row: pairs, the Gong, nine points and so on. */
const ORDER = [
  'AA KK QQ JJ TT 99 88 77 66 55 44 33 22',
  '82',
  'A8 K9 Q9 J9 T9 72 63 54',
  'A7 K8 Q8 J8 T8 62 53',
  'A6 K7 Q7 J7 T7 98 52 43',
  'A5 K6 Q6 J6 T6 97 42',
  'A4 K5 Q5 J5 T5 96 87 32',
  'A3 K4 Q4 J4 T4 95 86',
  'A2 K3 Q3 J3 T3 94 85 76',
  'K2 Q2 J2 T2 93 84 75',
  'AK AQ AJ AT 92 83 74 65',
].map((row) => row.split(' '));

/** A smaller place is better; hands without points share the last one. */
function placeOf(two: string): number {
  const place = ORDER.flat().indexOf(two);
  return place === -1 ? ORDER.flat().length : place;
}

function countOf(two: string): number {
  const row = ORDER.findIndex((hands) => hands.includes(two));
  return row === -1 ? 0 : 11 - row;
}

const isZero = (letter: string): boolean => 'KQJT'.includes(letter);
const pointsOf = (letter: string): number =>
  isZero(letter) ? 0 : letter === 'A' ? 1 : Number(letter);

const LETTERS: Readonly<Record<string, string>> = {
  Ace: 'A',
  King: 'K',
  Queen: 'Q',
  Jack: 'J',
  '10': 'T',
};

function letterOf(word: string): string {
  return LETTERS[word] ?? word;
}

/** How a sentence arranges a hand, or null where it does not speak of it or changes nothing. */
export function spokenSetting(sentence: string, hand: CountedHand): CountedSetting | null {
  const [conditions = '', action = ''] = sentence.replace(/\.$/, '').split(': ');
  const where = / where (.*)$/.exec(conditions)?.[1];
  const [scope = '', ...cards] = conditions
    .replace(/,? where .*$/, '')
    .split(/, (?=with|no zero|one zero|two zero)/);
  if (!fitsScope(scope, hand.name) || !cards.every((text) => fitsCards(text, hand.name)))
    return null;
  const setting = settingBy(action, hand);
  if (!setting || setting === hand.houseWay) return null;
  const limits = where === undefined ? [] : where.split(/ and (?=the )/);
  return limits.every((text) => fitsLimit(text, setting, hand.houseWay)) ? setting : null;
}

function fitsScope(scope: string, name: string): boolean {
  const ranks = new Set(name);
  if (scope === 'No pair') return ranks.size === 4;
  const listed = scope.replace(/^A pair of /, '').split(/, | or /);
  const pair = [...ranks].find((letter) => name.includes(letter + letter));
  return ranks.size === 3 && listed.some((word) => letterOf(word.replace(/s$/, '')) === pair);
}

function fitsCards(text: string, name: string): boolean {
  const zeros = /^(no|one|two) zero cards?$/.exec(text)?.[1];
  if (zeros !== undefined) {
    return [...name].filter(isZero).length === ['no', 'one', 'two'].indexOf(zeros);
  }
  const [, which, word = ''] = /^(with|without) an? (\w+)$/.exec(text) ?? [];
  if (which === undefined) throw new Error(`Nobody understands "${text}".`);
  return name.includes(letterOf(word)) === (which === 'with');
}

function fitsLimit(text: string, made: CountedSetting, houseWay: CountedSetting): boolean {
  const [, whose, half, limits = ''] =
    /^the (new|House Way's) (Low|High) counts (.*)$/.exec(text) ?? [];
  if (whose === undefined) throw new Error(`Nobody understands "${text}".`);
  const setting = whose === 'new' ? made : houseWay;
  const count = countOf(half === 'Low' ? setting.low : setting.high);
  return limits.split(' and ').every((limit) => {
    const [, which, number] = /^at (least|most) (\d+)$/.exec(limit) ?? [];
    return which === 'least' ? count >= Number(number) : count <= Number(number);
  });
}

function settingBy(action: string, { name, settings }: CountedHand): CountedSetting | undefined {
  const holding = (a: string, b: string): CountedSetting | undefined =>
    settings.find(({ low, high }) => [low, high].some((two) => two === a + b || two === b + a));
  const zeros = [...name].filter(isZero);
  switch (action) {
    case 'split the pair':
      return settings.find(({ low, high }) => [low, high].every(([a, b]) => a !== b));
    case 'make the highest High Hand':
      return settings.toSorted((a, b) => placeOf(a.high) - placeOf(b.high))[0];
    case 'make the best Low Hand':
      return settings.toSorted((a, b) => placeOf(a.low) - placeOf(b.low))[0];
    case 'put the two zero cards together':
      return zeros.length === 2 ? holding(zeros[0] ?? '', zeros[1] ?? '') : undefined;
    case 'put the higher zero card with the card of more points': {
      const others = [...name].filter((letter) => !isZero(letter));
      const [most = ''] = others.toSorted((a, b) => pointsOf(b) - pointsOf(a));
      return zeros.length === 2 ? holding(zeros[0] ?? '', most) : undefined;
    }
    default: {
      const named = /^put the (.+) with the (.+)$/.exec(action)?.slice(1);
      if (!named) throw new Error(`Nobody understands "${action}".`);
      const [one, other] = named.map((word) => (/zero/.test(word) ? zeros[0] : letterOf(word)));
      return holding(one ?? '?', other ?? '?');
    }
  }
}
