import { explain } from '../explanation/explanation.ts';
import { explanationText, lineText } from '../explanation/explanation-text.ts';
import type { SettledRound } from '../settle-request/open-game.ts';
import type { Style } from '../text/style.ts';

/** The reasons behind one line of the last settlement, or behind all of it. */
export function why(
  last: SettledRound | null,
  number: string | undefined,
  style: Style,
): readonly string[] {
  if (last === null) return ['Nothing has been settled yet.'];
  const explanation = explain(last);
  if (number === undefined) return explanationText(explanation, style);
  const line = /^\d+$/.test(number) ? explanation.lines[Number(number) - 1] : undefined;
  if (line) return lineText(line, Number(number), style);
  return [
    `The last settlement has ${explanation.lines.length} lines; ask \`why 1\` or just \`why\`.`,
  ];
}
