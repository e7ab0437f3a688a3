import type { Language } from '../../text/language.ts';

/**
 * A price as the felt prints it, in the language of the screen. `1 wins 8 ½` and `8.5 to 1` become
 * `1 赔 8 ½` and `1 赔 8.5`; `1:62` is read by everybody.
 */
export function priceText(price: string, language: Language): string {
  if (language === 'en') return price;
  const to = /^(\S+) to (\S+)$/.exec(price);
  if (to) return `${to[2]} 赔 ${to[1]}`;
  return price.replace(' wins ', ' 赔 ');
}

const DICE: Readonly<Record<string, string>> = {
  'one die': '中一粒',
  'two dice': '中两粒',
  'three dice': '中三粒',
};

/** What is printed between the areas: a price, and where it holds for some dice, for how many. */
export interface PrintedCaption {
  readonly price: string;
  readonly dice: string | null;
}

export function captionText(text: string, language: Language): PrintedCaption {
  const on = /^(.*) on (one die|two dice|three dice)$/.exec(text);
  if (!on) return { price: priceText(text, language), dice: null };
  const [, price = '', dice = ''] = on;
  return {
    price: priceText(price, language),
    dice: language === 'en' ? `on ${dice}` : (DICE[dice] ?? dice),
  };
}
