import { DEFAULT_READINGS, type Readings } from '@baize/game';
import { rwsSiKiPiV2 } from '@baize/rulebooks';
import { type HouseWaySetting, handOf, houseWay, siKiPiGame } from '@baize/si-ki-pi';
import { dealCards, letters } from './si-ki-pi-cards.ts';

const DESCENDING = [...'AKQJT98765432'];

/** All 1,820 patterns by letters, highest first: `AKT9`. */
export const ALL_LETTERS: readonly string[] = DESCENDING.flatMap((a) =>
  from(a).flatMap((b) => from(b).flatMap((c) => from(c).map((d) => `${a}${b}${c}${d}`))),
);

function from(letter: string): readonly string[] {
  return DESCENDING.slice(DESCENDING.indexOf(letter));
}

export function settingOf(ranks: string, readings: Partial<Readings> = {}): HouseWaySetting {
  const game = siKiPiGame(rwsSiKiPiV2, { readings: { ...DEFAULT_READINGS, ...readings } });
  return houseWay(handOf(dealCards(ranks)), game);
}

/** Low Hand, High Hand and rule, by letters: `AT K9 4(ii)`. */
export function settingText(ranks: string, readings: Partial<Readings> = {}): string {
  const { low, high, rule } = settingOf(ranks, readings);
  return `${letters(low)} ${letters(high)} ${rule}`;
}

/** Every pattern a rule decides, with its Low and High Hand: `AKT9 AT K9`. */
export function decideBy(rule: string, readings: Partial<Readings> = {}): readonly string[] {
  return ALL_LETTERS.flatMap((ranks) => {
    const { low, high, rule: decisive } = settingOf(ranks, readings);
    return decisive === rule ? [`${ranks} ${letters(low)} ${letters(high)}`] : [];
  });
}
