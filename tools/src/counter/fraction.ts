/** A fraction of the counter's own: it may share no code with what it checks. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function fraction(numerator: bigint, denominator: bigint): Fraction {
  for (let divisor = numerator < 0n ? -numerator : numerator, rest = denominator; ; ) {
    if (rest === 0n) {
      return { numerator: numerator / divisor, denominator: denominator / divisor };
    }
    [divisor, rest] = [rest, divisor % rest];
  }
}

/** A price as the documents print it, without its "to 1": `12`, `8.5`; or `1/10` for "1 to 10". */
export function fractionFrom(printed: string): Fraction {
  const parts = /^(\d+)(?:\.(\d)|\/(\d+))?$/.exec(printed);
  if (!parts) throw new Error(`Not a price: ${printed}`);
  const [, whole = '', tenths, under] = parts;
  if (tenths !== undefined) return fraction(BigInt(whole + tenths), 10n);
  return fraction(BigInt(whole), BigInt(under ?? '1'));
}

export function writeFraction({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}
