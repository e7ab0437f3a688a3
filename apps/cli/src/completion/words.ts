import type { Command } from '../command.ts';

/** The options of a command as they are typed: `--json`. */
export function optionWords({ options }: Command): readonly string[] {
  return Object.keys(options).map((name) => `--${name}`);
}

/** The options that take a value, and what a shell may offer for it. */
export function optionsWithValues({
  options,
}: Command): readonly (readonly [string, 'files' | readonly string[]])[] {
  return Object.entries(options).flatMap(([name, option]) =>
    option.type === 'string' ? [[`--${name}`, option.completes ?? []] as const] : [],
  );
}
