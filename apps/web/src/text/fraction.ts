/** An exact fraction as the server writes it: `1/36`, `-5/72`, `0`. */
interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

function fractionOf(text: string): Fraction {
  const [numerator = '0', denominator = '1'] = text.split('/');
  return { numerator: Number(numerator), denominator: Number(denominator) };
}

/** `2.778%`: shown beside the fraction, never used to decide anything. */
export function percentText(fraction: string, digits = 3): string {
  const { numerator, denominator } = fractionOf(fraction);
  const percent = new Intl.NumberFormat('en', {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return percent.format(numerator / denominator);
}

/** A fraction as a length on a chart. */
export function fractionValue(text: string): number {
  const { numerator, denominator } = fractionOf(text);
  return numerator / denominator;
}
