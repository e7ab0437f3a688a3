import { type CountedRanks, type CountedSetting, countDeals } from './count-deals.ts';
import { nameOfTwo, type OpenQuestions, placesOf } from './two-cards.ts';

/** A list of rules as `baize solve` prints it: the sentences, and the edge printed behind each. */
export interface PrintedList {
  readonly rules: readonly { readonly sentence: string; readonly edge: string }[];
  /** The exact edge of the whole list, such as `3/160`. */
  readonly edge: string;
}

/** Reads the list out of everything the command prints; a rule may go on in the next lines. */
export function readPrintedList(printed: string): PrintedList {
  const [, list = ''] = printed.split(/^Ask for the House Way, except.*$/m);
  const [numbered = ''] = list.trimStart().split('\n\n');
  const rules = numbered.split(/^ *\d+ {2}/m).filter((text) => text.trim() !== '');
  const edge = /^All \d+: edge [\d.]+% \((\d+\/\d+)\)/m.exec(list)?.[1];
  if (edge === undefined) throw new Error('No list of rules is printed here.');
  return { rules: rules.map(readRule), edge };
}

function readRule(text: string): PrintedList['rules'][number] {
  const line = text.trim().split(/\s+/).join(' ');
  const [, sentence, edge] = /^(.*\.) ([\d.]+%)$/.exec(line) ?? [];
  if (sentence === undefined || edge === undefined)
    throw new Error(`Nobody understands "${text}".`);
  return { sentence, edge };
}

/** How hands are won and lost by whoever follows rules from their sentences, as a person would. */
export interface FollowedRules {
  readonly win: number;
  readonly lose: number;
  readonly deals: number;
}

const OPEN: OpenQuestions = {
  secondCardRanks: true,
  twoPairsSplit: false,
  exceptionsOblige: true,
  nineAndAceHigh: true,
};

const PLACES = placesOf(OPEN);

/** All hands with the number of deals each is won and lost in; only what ranks two cards must be as usual. */
export function countedHands(
  other: Partial<Omit<OpenQuestions, 'secondCardRanks'>> = {},
): readonly CountedRanks[] {
  return countDeals({ ...OPEN, ...other });
}

/** The first sentence that fits decides, whether it changes anything or not; else the House Way does. */
export function followRules(
  sentences: readonly string[],
  hands: readonly CountedRanks[],
): FollowedRules {
  let win = 0;
  let lose = 0;
  let deals = 0;
  for (const hand of hands) {
    const setting = settingOf(sentences, hand);
    win += hand.hands * setting.win;
    lose += hand.hands * setting.lose;
    deals += hand.hands * (setting.win + setting.lose + setting.standOff);
  }
  return { win, lose, deals };
}

function settingOf(sentences: readonly string[], hand: CountedRanks): CountedSetting {
  for (const sentence of sentences) {
    const setting = settingBySentence(sentence, hand);
    if (setting !== null) return setting;
  }
  return hand.houseWay;
}

/** How a sentence arranges a hand, or null where it does not speak of it. */
export function settingBySentence(sentence: string, hand: CountedRanks): CountedSetting | null {
  const [conditions = '', action = ''] = sentence.replace(/\.$/, '').split(': ');
  const where = / where (.*)$/.exec(conditions)?.[1];
  const [scope = '', ...cards] = conditions
    .replace(/,? where .*$/, '')
    .split(/, (?=with|no zero|one zero|two zero)/);
  if (!fitsScope(scope, hand.ranks)) return null;
  if (!cards.every((text) => fitsCards(text, hand.ranks))) return null;
  const setting = settingByAction(action, hand);
  if (!setting) return null;
  const limits = where === undefined ? [] : where.split(/ and (?=the )/);
  return limits.every((text) => fitsLimit(text, setting, hand.houseWay)) ? setting : null;
}

function fitsScope(scope: string, ranks: string): boolean {
  const different = new Set(ranks);
  if (scope === 'No pair') return different.size === 4;
  const [, list] = /^A pair of (.*)$/.exec(scope) ?? [];
  if (list === undefined) throw new Error(`Nobody understands "${scope}".`);
  const pair = [...different].find((letter) => ranks.includes(letter + letter));
  const named = list.split(/, | or /).map((word) => letterOf(word.replace(/s$/, '')));
  return different.size === 3 && named.some((letter) => letter === pair);
}

function fitsCards(text: string, ranks: string): boolean {
  const zeros = /^(no|one|two) zero cards?$/.exec(text)?.[1];
  if (zeros !== undefined) return zerosIn(ranks).length === ['no', 'one', 'two'].indexOf(zeros);
  const [, which, word] = /^(with|without) an? (\w+)$/.exec(text) ?? [];
  if (word === undefined) throw new Error(`Nobody understands "${text}".`);
  return ranks.includes(letterOf(word)) === (which === 'with');
}

function fitsLimit(text: string, made: CountedSetting, houseWay: CountedSetting): boolean {
  const [, whose, half, limits] = /^the (new|House Way's) (Low|High) counts (.*)$/.exec(text) ?? [];
  if (limits === undefined) throw new Error(`Nobody understands "${text}".`);
  const setting = whose === 'new' ? made : houseWay;
  const count = countOf(half === 'Low' ? setting.low : setting.high);
  return limits.split(' and ').every((limit) => {
    const [, which, number] = /^at (least|most) (\d+)$/.exec(limit) ?? [];
    if (number === undefined) throw new Error(`Nobody understands "${limit}".`);
    return which === 'least' ? count >= Number(number) : count <= Number(number);
  });
}

function countOf(two: string): number {
  const made = nameOfTwo(two);
  return made === 'pair' ? 11 : made === 'Gong' ? 10 : Number(made);
}

function settingByAction(
  action: string,
  { ranks, settings }: CountedRanks,
): CountedSetting | undefined {
  const findHolding = (a = '?', b = '?'): CountedSetting | undefined =>
    settings.find(({ low, high }) => [low, high].some((two) => two === a + b || two === b + a));
  const zeros = zerosIn(ranks);
  switch (action) {
    case 'split the pair':
      return settings.find(({ low, high }) => [low, high].every(([a, b]) => a !== b));
    case 'make the highest High Hand':
      return settings.toSorted((a, b) => placeOf(a.high) - placeOf(b.high))[0];
    case 'make the best Low Hand':
      return settings.toSorted((a, b) => placeOf(a.low) - placeOf(b.low))[0];
    case 'put the two zero cards together':
      return zeros.length === 2 ? findHolding(zeros[0], zeros[1]) : undefined;
    case 'put the higher zero card with the card of more points':
      return zeros.length === 2 ? findHolding(zeros[0], mostPointsIn(ranks)) : undefined;
    default: {
      const [, one, other] = /^put the (.+) with the (.+)$/.exec(action) ?? [];
      if (one === undefined || other === undefined) {
        throw new Error(`Nobody understands "${action}".`);
      }
      const cards = [one, other].map((words) =>
        words === 'highest zero card' ? zeros[0] : letterOf(words),
      );
      return findHolding(cards[0], cards[1]);
    }
  }
}

function placeOf(two: string): number {
  const place = PLACES.get(two);
  if (place === undefined) throw new Error(`Not two cards: ${two}`);
  return place;
}

/** Letters of a hand stand from the Ace down, so the first zero card is the highest. */
function zerosIn(ranks: string): readonly string[] {
  return [...ranks].filter((letter) => 'KQJT'.includes(letter));
}

function mostPointsIn(ranks: string): string | undefined {
  const others = [...ranks].filter((letter) => !'KQJT'.includes(letter));
  return others.toSorted((a, b) => pointsOf(b) - pointsOf(a))[0];
}

function pointsOf(letter: string): number {
  return letter === 'A' ? 1 : Number(letter);
}

const LETTERS: ReadonlyMap<string, string> = new Map([
  ['Ace', 'A'],
  ['King', 'K'],
  ['Queen', 'Q'],
  ['Jack', 'J'],
  ['10', 'T'],
]);

function letterOf(word: string): string {
  const letter = LETTERS.get(word) ?? word;
  if (!/^[AKQJT2-9]$/.test(letter)) throw new Error(`Nobody knows a card "${word}".`);
  return letter;
}
