import type { FeltGameBody, GameBody } from '@baize/protocol/client';
import { type Dictionary, inEveryLanguage } from '../../text/dictionary.ts';

/** A game with a felt as the server describes it: areas with measures, names, prices, chances, edges. */
export type GameSheet = FeltGameBody;
export type SheetArea = GameSheet['areas'][number];
export type SheetCaption = GameSheet['captions'][number];

/** The price printed on an area; where there are several, the first. */
export function printedOn(area: Pick<SheetArea, 'prices'>): string {
  return area.prices[0]?.printed ?? '';
}

/** The felt of a game; null where it is played at boxes. */
export function feltOf(body: GameBody | null): GameSheet | null {
  return body && 'areas' in body ? body : null;
}

/** Everything that can be bet on, whether it has a place on a felt or not. */
export function betsOf(body: GameBody | null): readonly Pick<SheetArea, 'bet' | 'name'>[] {
  if (!body) return [];
  return 'areas' in body ? body.areas : body.bets;
}

/** A bet by its name, with the box it lies in where there are boxes: `3/initial`. */
export function nameOfBet(body: GameBody | null, bet: string): Dictionary<string> | null {
  const bets = betsOf(body);
  const whole = bets.find((each) => each.bet === bet);
  if (whole) return inEveryLanguage(whole.name);
  const [box = '', inBox] = bet.split('/');
  const found = bets.find((each) => each.bet === inBox);
  if (!found) return null;
  const { en, 'zh-Hans': chinese } = inEveryLanguage(found.name);
  return { en: `Box ${box}, ${en}`, 'zh-Hans': `${box} 号格，${chinese}` };
}
