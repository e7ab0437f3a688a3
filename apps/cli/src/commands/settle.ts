import { ok, type Result } from '@baize/exact';
import { command, usageError } from '../command.ts';
import { jsonOption, readingOption, tableOption, textOption } from '../common-options.ts';
import { EXIT } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { parseJsonObject } from '../json-lines/json-object.ts';
import type { LineError } from '../json-lines/line-error.ts';
import { lineInputs } from '../json-lines/line-input.ts';
import { processLines } from '../json-lines/process-lines.ts';
import { gameOpener } from '../mechanics/game-opener.ts';
import type { GameOpener, SettledRound } from '../settle-request/open-game.ts';
import { settle as settleRequest } from '../settle-request/settle.ts';
import { parseSettleRequest } from '../settle-request/settle-request.ts';
import { termsFrom, warnOfPrices } from '../terms.ts';
import { settledText } from '../text/settled-text.ts';
import { styleFor } from '../text/style.ts';

export const settle = command({
  name: 'settle',
  summary: 'Settle rounds: what every bet returns, and by which clauses.',
  operands: '[FILE...]',
  details: [
    'Reads one round a line from the files or from standard input and answers each line in place. A dice round is {"game","roll":[a,b,c],"bets":[{"bet","stake"}]}; a Si Ki Pi round is {"game","dealer","boxes":[{"box","cards","set","bets":[{"bet","stake"}]}]}, where "set" is "house-way" or {"low","high"}. A round of any other mechanic is {"game","result","bets"}, the result as its table registers it.',
    'Amounts are whole numbers of minor units and stakes multiples of the game’s bet unit (`baize games`), so nothing is ever rounded. "pays" are the winnings, "returns" winnings and stake.',
    'A bad line is answered by {"line":n,"error":{...}}; the rest still runs.',
  ],
  options: { ...jsonOption, ...textOption, ...readingOption, ...tableOption },
  negativeWhen: 'At least one line was bad.',
  csv: { rows: 'lines', within: 'boxes', also: ['game'] },
  completes: 'files',
  examples: [
    {
      does: 'One roll, two bets.',
      command: `echo '{"game":"rws-tai-sai-v5/a","roll":[4,4,1],"bets":[{"bet":"double:4","stake":200},{"bet":"big","stake":100}]}' | baize settle`,
    },
    {
      does: 'Two of a kind that must be exactly two, as a table to read.',
      command: 'baize settle rounds.jsonl --reading D1=exactly-two --text',
    },
  ],
  run: async (values, operands, io) => {
    const terms = termsFrom(values, io.library);
    if (!terms.ok) return usageError(io, 'settle', terms.error);
    const inputs = lineInputs(operands, io);
    if (!inputs.ok) return usageError(io, 'settle', inputs.error);
    warnOfPrices(terms.value, io);
    const isJson = values.json || (!values.text && !io.isTerminal);
    const { bad } = await processLines(inputs.value, io.out, {
      isJson,
      answer: answerer(
        gameOpener(terms.value),
        isJson ? (round) => JSON.stringify(round.answer()) : textFor(io),
      ),
    });
    return bad === 0 ? EXIT.ok : EXIT.negative;
  },
});

/** What `settle` answers to one line. */
export function answerer(
  open: GameOpener,
  write: (round: SettledRound) => string,
): (text: string) => Result<string, LineError> {
  return (text) => {
    const object = parseJsonObject(text);
    if (!object.ok) return object;
    const request = parseSettleRequest(object.value, open);
    if (!request.ok) return request;
    const settled = settleRequest(request.value);
    return settled.ok ? ok(write(settled.value)) : settled;
  };
}

function textFor({ hasColours }: Io): (round: SettledRound) => string {
  const style = styleFor(hasColours);
  return (round) => `${settledText(round, style).join('\n')}\n`;
}
