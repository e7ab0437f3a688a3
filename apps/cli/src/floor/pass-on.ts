/** The options somebody gave, as the words the program behind a command takes. */
export function passOn(
  values: Readonly<Record<string, boolean | string | null | readonly string[]>>,
): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (name === 'help' || value === null || value === false) return [];
    if (value === true) return [`--${name}`];
    const all = typeof value === 'string' ? [value] : value;
    return all.flatMap((each) => [`--${name}`, each]);
  });
}
