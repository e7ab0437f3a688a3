import type { Language } from '../../text/language.ts';

/** Exact odds in words of the felt: `17/2` is `8 ½ to 1`, or `1 赔 8 ½`. Never "for". */
export function oddsText(odds: string, language: Language): string {
  const [numerator = '0', denominator = '1'] = odds.split('/');
  const isHalf = denominator === '2';
  const whole = isHalf ? BigInt(numerator) / 2n : BigInt(numerator);
  const price = isHalf ? `${whole} ½` : `${whole}`;
  const stake = isHalf ? '1' : denominator;
  return language === 'en' ? `${price} to ${stake}` : `${stake} 赔 ${price}`;
}
