/** Marks that a terminal shows in colour and anything else shows plain. */
export interface Style {
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
}

const keepPlain = (text: string): string => text;
const sgr =
  (on: number, off: number) =>
  (text: string): string =>
    `\u001B[${on}m${text}\u001B[${off}m`;

const PLAIN: Style = { good: keepPlain, bad: keepPlain, strong: keepPlain, faint: keepPlain };

const COLOURED: Style = {
  good: sgr(32, 39),
  bad: sgr(31, 39),
  strong: sgr(1, 22),
  faint: sgr(2, 22),
};

export function styleFor(hasColours: boolean): Style {
  return hasColours ? COLOURED : PLAIN;
}

/** Colours only for a terminal that understands them, and never against NO_COLOR. */
export function wantsColours(
  isTerminal: boolean,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  return isTerminal && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
}
