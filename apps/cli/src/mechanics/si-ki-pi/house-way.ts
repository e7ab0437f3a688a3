import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { ok, type Result } from '@baize/exact';
import { clauseOf } from '@baize/game';
import {
  cardsText,
  describeTwo,
  type SiKiPiGame,
  houseWay as setByHouseWay,
} from '@baize/si-ki-pi';
import { command, usageError } from '../../command.ts';
import { jsonOption, readingOption } from '../../common-options.ts';
import { EXIT } from '../../exit-code.ts';
import type { LineError } from '../../json-lines/line-error.ts';
import { type LineInput, lineInputs } from '../../json-lines/line-input.ts';
import { processLines } from '../../json-lines/process-lines.ts';
import { readingsFrom } from '../../readings-option.ts';
import { onlyCardGame } from './card-game.ts';
import { parseHandIn } from './hand-field.ts';

export const houseWay = command({
  name: 'house-way',
  summary: 'Set four cards by the House Way of Si Ki Pi, and say which rule decided.',
  operands: '[HAND|FILE...]',
  details: [
    'HAND is four cards, given as an argument; files, or standard input, have one hand a line, such as `As Kd Th 9c`: ranks A K Q J T 9 to 2, suits s h d c. The readings H1, H2, H3 and H4 apply.',
    'With --json each line is answered by {"cards","low","high","rule","because"}.',
  ],
  asksLibrary: false,
  options: {
    json: { ...jsonOption.json, describe: 'Write JSON lines instead of text.' },
    ...readingOption,
  },
  negativeWhen: 'At least one line was bad.',
  csv: {},
  completes: 'files',
  examples: [
    { does: 'One hand.', command: 'baize house-way "As Kd Th 9c"' },
    {
      does: 'Two pairs under the literal reading.',
      command: 'echo "8s 8h 2d 2c" | baize house-way --json --reading H2=literal',
    },
  ],
  run: async ({ json, reading }, operands, io) => {
    const readings = readingsFrom(reading);
    if (!readings.ok) return usageError(io, 'house-way', readings.error);
    const hand = handFrom(operands);
    const inputs = hand === null ? lineInputs(operands, io) : ok([spokenInput(hand)]);
    if (!inputs.ok) return usageError(io, 'house-way', inputs.error);
    const { bad } = await processLines(inputs.value, io.out, {
      isJson: json,
      answer: houseWayAnswerer(onlyCardGame(readings.value), json),
    });
    return bad === 0 ? EXIT.ok : EXIT.negative;
  },
});

/** Cards as arguments, quoted together or one by one; a file of such a name is given as `./As`. */
function handFrom(operands: readonly string[]): string | null {
  const words = operands.join(' ').trim().split(/\s+/);
  const isSpoken =
    (operands.length === 1 && words.length > 1) ||
    words.every((word) => /^\w{1,2}[shdc]$/i.test(word));
  return isSpoken && !operands.some((operand) => existsSync(operand)) ? operands.join(' ') : null;
}

function spokenInput(hand: string): LineInput {
  return { file: null, open: () => Readable.from([hand], { objectMode: false }) };
}

export function houseWayAnswerer(
  game: SiKiPiGame,
  isJson: boolean,
): (text: string) => Result<string, LineError> {
  return (text) => {
    const hand = parseHandIn(text, null);
    if (!hand.ok) return hand;
    const { low, high, rule, because } = setByHouseWay(hand.value, game);
    // The cards as they were given, so that an answer can be matched with its question.
    const cards = text.trim().split(/\s+/).join(' ');
    if (isJson) {
      const answer = { cards, low: cardsText(low), high: cardsText(high), rule, because };
      return ok(JSON.stringify(answer));
    }
    const halves = `low ${cardsText(low)} (${describeTwo(low).en}), high ${cardsText(high)} (${describeTwo(high).en})`;
    return ok(`${cards}: ${halves} [${because.map(clauseOf).join(', ')}]`);
  };
}
