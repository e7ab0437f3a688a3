import { existsSync } from 'node:fs';
import { ok, type Result } from '@baize/exact';
import { command, usageError } from '../command.ts';
import { jsonOption, readingOption, tableOption } from '../common-options.ts';
import { EXIT } from '../exit-code.ts';
import { explain as explainRound } from '../explanation/explanation.ts';
import { explanationText } from '../explanation/explanation-text.ts';
import { passOn } from '../floor/pass-on.ts';
import { recordOptions } from '../floor/record-options.ts';
import { runServerProgram } from '../floor/server-program.ts';
import type { Io } from '../io.ts';
import { parseJsonObject } from '../json-lines/json-object.ts';
import { errorJson, errorText, type LineError } from '../json-lines/line-error.ts';
import { lineInputs } from '../json-lines/line-input.ts';
import { gameOpener } from '../mechanics/game-opener.ts';
import type { GameOpener, SettledRound } from '../settle-request/open-game.ts';
import { settle } from '../settle-request/settle.ts';
import { parseSettleRequest } from '../settle-request/settle-request.ts';
import { termsFrom, warnOfPrices } from '../terms.ts';
import { styleFor } from '../text/style.ts';

export const explain = command({
  name: 'explain',
  summary: 'Tell one settlement in full sentences: the arithmetic, the clauses, the readings.',
  operands: '[ROUND|FILE]',
  details: [
    'ROUND is one request as `baize settle` takes it, given as an argument, in a file or on standard input; it may spread over several lines.',
    'ROUND may also be the id of a round on the record of a floor, TABLE-NUMBER such as TS-A-12; then --data or --database say where that record is.',
    'With --json one line: {"game","title","happened":[{"says","because"}],"lines":[{"box","bet","stake","result","says","arithmetic","because":[{"citation","says"}]}],"readings":[{"id","value","isDefault"}],"staked","returned"}.',
  ],
  options: {
    json: { ...jsonOption.json, describe: 'Write one JSON line instead of text.' },
    ...readingOption,
    ...tableOption,
    ...recordOptions,
  },
  negativeWhen: 'The request is bad.',
  completes: 'files',
  examples: [
    {
      does: 'Why a double pays on a triple.',
      command: `baize explain '{"game":"rws-tai-sai-v5/a","roll":[4,4,4],"bets":[{"bet":"double:4","stake":200}]}'`,
    },
    { does: 'A round somebody played on the demo floor.', command: 'baize explain TS-A-1' },
  ],
  run: async (values, operands, io) => {
    const [operand, ...more] = operands;
    if (more.length > 0) return usageError(io, 'explain', 'one round at a time');
    if (operand !== undefined && isOnRecord(operand)) {
      const { json, data, database } = values;
      const said = { json, data, database, with: io.packages };
      return runServerProgram('explain', [operand, ...passOn(said)], io);
    }
    const terms = termsFrom(values, io.library);
    if (!terms.ok) return usageError(io, 'explain', terms.error);
    const text = await requestText(operand, io);
    if (!text.ok) return usageError(io, 'explain', text.error);
    warnOfPrices(terms.value, io);
    const round = parseSettled(text.value, gameOpener(terms.value));
    if (!round.ok) {
      const place = { line: 1, file: null };
      if (values.json) io.out.write(`${errorJson(round.error, place)}\n`);
      else io.err.write(`baize explain: ${errorText(round.error, place)}\n`);
      return EXIT.negative;
    }
    const explanation = explainRound(round.value);
    const lines = values.json
      ? [JSON.stringify(explanation)]
      : explanationText(explanation, styleFor(io.hasColours));
    io.out.write(`${lines.join('\n')}\n`);
    return EXIT.ok;
  },
});

/** `TS-A-12`: a round of a floor; a file of that name would be given as `./TS-A-12`. */
function isOnRecord(operand: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9-]{0,15}-\d+$/.test(operand) && !existsSync(operand);
}

function parseSettled(text: string, open: GameOpener): Result<SettledRound, LineError> {
  const object = parseJsonObject(text);
  if (!object.ok) return object;
  const request = parseSettleRequest(object.value, open);
  return request.ok ? settle(request.value) : request;
}

async function requestText(operand: string | undefined, io: Io): Promise<Result<string, string>> {
  if (operand?.trimStart().startsWith('{')) return ok(operand);
  const inputs = lineInputs(operand === undefined ? [] : [operand], io);
  if (!inputs.ok) return inputs;
  let text = '';
  for (const { open } of inputs.value) for await (const chunk of open()) text += String(chunk);
  return ok(text.replace(/^\uFEFF/, ''));
}
