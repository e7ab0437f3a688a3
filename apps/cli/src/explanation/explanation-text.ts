import { amountText, netText } from '../text/amount.ts';
import type { Style } from '../text/style.ts';
import { wrapText } from '../text/wrap-text.ts';
import type { CitedWords } from './cited-words.ts';
import type { ExplainedLine, Explanation, Reasoned } from './explanation.ts';
import type { ReadingInForce } from './reading-in-force.ts';

const WIDTH = 92;

/** A settlement told in full sentences. */
export function explanationText(explanation: Explanation, style: Style): readonly string[] {
  const { game, title, happened, lines, readings, staked, returned } = explanation;
  return [
    `${style.strong(title)} (${game})`,
    ...happened.flatMap((each) => reasonedText(each, style)),
    ...lines.flatMap((line, index) => ['', ...lineText(line, index + 1, style)]),
    '',
    `Together ${amountText(staked)} staked and ${amountText(returned)} returned: net ${netText(returned - staked)}.`,
    ...readings.map(readingText),
  ];
}

/** One line of a settlement: the bet, the sentence, the arithmetic, the clauses. */
export function lineText(line: ExplainedLine, number: number, style: Style): readonly string[] {
  const place = line.box === null ? '' : `box ${line.box}, `;
  return [
    `${number}. ${place}${style.strong(line.bet)}, ${amountText(line.stake)} staked: ${line.result}`,
    ...indent(line.says),
    ...indent(line.arithmetic),
    ...line.because.flatMap((cited) => citedText(cited, style)),
  ];
}

function reasonedText({ says, because }: Reasoned, style: Style): readonly string[] {
  return [...wrapText(says, WIDTH), ...because.flatMap((cited) => citedText(cited, style))];
}

function citedText({ citation, says }: CitedWords, style: Style): readonly string[] {
  const [first = '', ...rest] = indent(`${citation}: ${says}`);
  return [first.replace(citation, style.faint(citation)), ...rest];
}

function readingText({ id, value, isDefault }: ReadingInForce): string {
  return `Reading ${id}: ${value}${isDefault ? '' : ', chosen instead of the default'}.`;
}

function indent(text: string): readonly string[] {
  return wrapText(text, WIDTH).map((line) => `   ${line}`);
}
