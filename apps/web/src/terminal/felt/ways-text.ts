/** How many rolls there are. */
const ROLLS = 216;

/** Of 216 rolls, those on which a bet wins: `5/36` is `30`. */
export function waysText(chance: string): string {
  const [numerator = '0', denominator = '1'] = chance.split('/');
  const ways = (BigInt(numerator) * BigInt(ROLLS)) / BigInt(denominator);
  return ways.toString();
}
