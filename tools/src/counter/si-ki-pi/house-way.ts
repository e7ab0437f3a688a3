import { nameOfTwo, type OpenQuestions } from './two-cards.ts';

/** Two hands of two cards by letters. */
export interface Setting {
  readonly low: string;
  readonly high: string;
}

/** The three ways to part four letters, the better two cards High. */
export function settingsOf(ranks: string, places: ReadonlyMap<string, number>): readonly Setting[] {
  const [a = '', b = '', c = '', d = ''] = ranks;
  const parted: readonly (readonly [string, string])[] = [
    [a + b, c + d],
    [a + c, b + d],
    [a + d, b + c],
  ];
  return parted.map(([one, other]) => {
    const isFirstHigh = (places.get(one) ?? 0) <= (places.get(other) ?? 0);
    return isFirstHigh ? { low: other, high: one } : { low: one, high: other };
  });
}

const LISTED = ['7 9', '8 8', '8 9', '7 Gong', '8 Gong', '9 Gong'];

/** The setting Appendix H prescribes, read anew from the document and not from the rules. */
export function houseWaySetting(
  ranks: string,
  open: OpenQuestions,
  places: ReadonlyMap<string, number>,
): Setting {
  const settings = settingsOf(ranks, places);
  if (new Set(ranks).size < 4) return withPair(ranks, settings, open);
  const findOnly = (fits: (setting: Setting) => boolean): Setting =>
    theOnly(settings.filter(fits), ranks);
  if (ranks.includes('8') && ranks.includes('2')) return findOnly(({ high }) => high === '82');
  if (ranks === 'A432') return findOnly(({ low }) => nameOfTwo(low) === '4');
  if (ranks === 'A532') return findOnly(({ low }) => nameOfTwo(low) === '4');
  const best = Math.max(...settings.map(({ low }) => Number(nameOfTwo(low))));
  const left = settings.filter(({ low }) => Number(nameOfTwo(low)) === best);
  const zeros = [...ranks].filter((letter) => 'KQJT'.includes(letter));
  if (zeros.length < 2) return theOnly(left, ranks);
  // Whatever is done with K-Q-J-10 makes no points.
  if (zeros.length === 4) return { low: 'JT', high: 'KQ' };
  const goesHigh = zeros.length === 3 || sendsHigh(ranks, open);
  const place = (setting: Setting): string => (goesHigh ? setting.high : setting.low);
  return theOnly(
    left.filter((setting) => place(setting).includes(zeros[0] ?? '')),
    ranks,
  );
}

function sendsHigh(ranks: string, { nineAndAceHigh }: OpenQuestions): boolean {
  const hasNine = ranks.includes('9');
  const hasAce = ranks.includes('A');
  return hasNine && hasAce ? nineAndAceHigh : hasNine || hasAce;
}

function withPair(ranks: string, settings: readonly Setting[], open: OpenQuestions): Setting {
  const pairs = (setting: Setting): number =>
    [setting.low, setting.high].filter((two) => nameOfTwo(two) === 'pair').length;
  const most = Math.max(...settings.map(pairs));
  const kept = settings.find((setting) => pairs(setting) === most);
  const split = settings.find((setting) => pairs(setting) === 0);
  if (!kept) throw new Error(`No setting keeps the pair of ${ranks}.`);
  if (!split || !open.exceptionsOblige || (most === 2 && !open.twoPairsSplit)) return kept;
  return isException(ranks, `${nameOfTwo(split.low)} ${nameOfTwo(split.high)}`) ? split : kept;
}

function isException(ranks: string, made: string): boolean {
  if (ranks.includes('99') && made === '9 9') return true;
  return (
    ['88', '77', '66', '33', '22'].some((pair) => ranks.includes(pair)) && LISTED.includes(made)
  );
}

function theOnly(settings: readonly Setting[], ranks: string): Setting {
  const [setting, ...more] = settings;
  if (!setting || more.length > 0)
    throw new Error(`${ranks} has ${settings.length} settings, not one.`);
  return setting;
}
