/** Where a record says one thing and computing it again says another. */
export interface Difference {
  /** `event 12: settled[0].lines[1].pays` */
  readonly where: string;
  readonly recorded: unknown;
  readonly recomputed: unknown;
}

/** Something recorded beside what it must be. */
export interface Comparison {
  readonly where: string;
  readonly recorded: unknown;
  readonly recomputed: unknown;
}

/** The innermost places in which two values differ; the order of fields does not count. */
export function differencesIn({ where, recorded, recomputed }: Comparison): readonly Difference[] {
  if (isList(recorded) && isList(recomputed)) {
    const length = Math.max(recorded.length, recomputed.length);
    return Array.from({ length }, (_, index) => index).flatMap((index) =>
      differencesIn({
        where: `${where}[${index}]`,
        recorded: recorded[index],
        recomputed: recomputed[index],
      }),
    );
  }
  if (isRecord(recorded) && isRecord(recomputed)) {
    const names = new Set([...Object.keys(recorded), ...Object.keys(recomputed)]);
    return [...names].flatMap((name) =>
      differencesIn({
        where: `${where}.${name}`,
        recorded: recorded[name],
        recomputed: recomputed[name],
      }),
    );
  }
  return Object.is(recorded, recomputed) ? [] : [{ where, recorded, recomputed }];
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
