import { ok, type Result } from '@baize/exact';
import type { Readings } from '@baize/game';
import {
  type ApportionRequest,
  parseApportionRequest,
} from '../apportion-request/apportion-request.ts';
import { apportionStakes, apportionText } from '../apportion-request/apportion-stakes.ts';
import { command, usageError } from '../command.ts';
import { jsonOption, readingOption, textOption } from '../common-options.ts';
import { EXIT } from '../exit-code.ts';
import { parseJsonObject } from '../json-lines/json-object.ts';
import type { LineError } from '../json-lines/line-error.ts';
import { lineInputs } from '../json-lines/line-input.ts';
import { processLines } from '../json-lines/process-lines.ts';
import { readingsFrom } from '../terms.ts';

export const apportion = command({
  name: 'apportion',
  summary: 'Cut the stakes of an over-full box to its limit, pro rata.',
  operands: '[FILE...]',
  details: [
    'Reads one box a line, {"minimum","maximum","unit","stakes":[{"player","stake"}],"mode"?}, the stakes in the order of betting, and answers {"effective":[{"player","stake","effective","returned"}],"total","overLimit"} in the same order.',
    '"mode" is "pro-rata" (stakes under the minimum stay whole, nobody is cut below the minimum, the parts sum to the limit) or "simple" (everybody stands at the share or the minimum, whatever the sum). It is pro-rata unless the line or --reading L3=simple says otherwise. --reading L9=outside lets the others share the limit without the stakes under the minimum, and L9=no-pro-rata cuts nobody in a box that holds one. Every entry is a bet of its own, also where two have the same player.',
  ],
  asksLibrary: false,
  options: { ...jsonOption, ...textOption, ...readingOption },
  negativeWhen: 'At least one line was bad.',
  csv: { rows: 'effective' },
  completes: 'files',
  examples: [
    {
      does: 'Three stakes in a box of at most 1,000.',
      command: `echo '{"minimum":100,"maximum":1000,"unit":50,"stakes":[{"player":"ann","stake":900},{"player":"bob","stake":600},{"player":"cho","stake":50}]}' | baize apportion`,
    },
  ],
  run: async (values, operands, io) => {
    const readings = readingsFrom(values.reading);
    if (!readings.ok) return usageError(io, 'apportion', readings.error);
    const inputs = lineInputs(operands, io);
    if (!inputs.ok) return usageError(io, 'apportion', inputs.error);
    const isJson = values.json || (!values.text && !io.isTerminal);
    const { bad } = await processLines(inputs.value, io.out, {
      isJson,
      answer: apportionAnswerer(readings.value, isJson ? asJson : asText),
    });
    return bad === 0 ? EXIT.ok : EXIT.negative;
  },
});

export function apportionAnswerer(
  readings: Readings,
  write: (request: ApportionRequest) => string,
): (text: string) => Result<string, LineError> {
  return (text) => {
    const object = parseJsonObject(text);
    if (!object.ok) return object;
    const request = parseApportionRequest(object.value, readings);
    return request.ok ? ok(write(request.value)) : request;
  };
}

export function asJson(request: ApportionRequest): string {
  return JSON.stringify(apportionStakes(request));
}

function asText(request: ApportionRequest): string {
  return `${apportionText(apportionStakes(request)).join('\n')}\n`;
}
