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
