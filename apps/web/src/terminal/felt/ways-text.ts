/** Of so many equally likely results, those on which a bet wins: `5/36` of 216 is `30`. */
export function waysText(chance: string, outcomes: number): string {
  const [numerator = '0', denominator = '1'] = chance.split('/');
  return ((BigInt(numerator) * BigInt(outcomes)) / BigInt(denominator)).toString();
}
