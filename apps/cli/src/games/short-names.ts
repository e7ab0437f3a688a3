/** Short names of games, for people who type them; programs and records say the whole id. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['sb-a', 'rws-sic-bo-2021/a'],
  ['sb-b', 'rws-sic-bo-2021/b'],
  ['sb-c', 'rws-sic-bo-2021/c'],
  ['mbs-rapid', 'mbs-sic-bo-v4/rapid-select'],
  ['mbs-alfa', 'mbs-sic-bo-v4/alfastreet'],
  ['li-min', 'licensee-sic-bo/minimum'],
  ['li-std', 'licensee-sic-bo/standard'],
  ['ts-a', 'rws-tai-sai-v5/a'],
  ['ts-c', 'rws-tai-sai-v5/c'],
  ['ts-e', 'rws-tai-sai-v5/e'],
  ['skp', 'rws-si-ki-pi-v2'],
]);

/** The id a person means by what was typed as the operand of a command. */
export function gameIdOf(typed: string): string {
  return SHORT_NAMES.get(typed) ?? typed;
}

/** `short names: sb-a rws-sic-bo-2021/a, ...`, for whoever named none of the games. */
export function shortNamesText(): string {
  const pairs = Array.from(SHORT_NAMES, ([name, id]) => `${name} for ${id}`);
  return `Short names: ${pairs.join(', ')}.`;
}

export function shortNames(): readonly (readonly [name: string, id: string])[] {
  return [...SHORT_NAMES];
}
