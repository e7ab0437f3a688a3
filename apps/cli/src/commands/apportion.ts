import { type Money, ok, type Result } from '@baize/exact';
import { notAtRisk, proRata, type Readings } from '@baize/game';
import {
  type ApportionRequest,
  type Player,
  parseApportionRequest,
} from '../apportion-request/apportion-request.ts';
import { command, usageError } from '../command.ts';
import { jsonOption, readingOption, textOption } from '../common-options.ts';
import { EXIT } from '../exit-code.ts';
import { parseJsonObject } from '../json-lines/json-object.ts';
import type { LineError } from '../json-lines/line-error.ts';
import { lineInputs } from '../json-lines/line-input.ts';
import { processLines } from '../json-lines/process-lines.ts';
import { readingsFrom } from '../readings-option.ts';
import { amountText } from '../text/amount.ts';
import { columnTable } from '../text/column-table.ts';

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

/** The answer of `baize apportion`, field by field as documented. */
interface Apportioned {
  readonly effective: readonly {
    readonly player: Player;
    readonly stake: Money;
    /** What the stake wins or loses on. */
    readonly effective: Money;
    /** What goes back whatever the dice show. */
    readonly returned: Money;
  }[];
  readonly total: Money;
  readonly overLimit: boolean;
}

function apportionStakes({ box, players, mode, small }: ApportionRequest): Apportioned {
  const shares = proRata(box, mode, small);
  const effective = shares.effective.values();
  const returned = notAtRisk(box.stakes, shares).values();
  const stakes = box.stakes.values();
  return {
    effective: players.map((player) => ({
      player,
      stake: takeNext(stakes),
      effective: takeNext(effective),
      returned: takeNext(returned),
    })),
    total: shares.total,
    overLimit: shares.overLimit,
  };
}

function takeNext(amounts: ArrayIterator<Money>): Money {
  const { value, done } = amounts.next();
  if (done) throw new Error('There are as many players as stakes.');
  return value;
}

function apportionText({ effective, total, overLimit }: Apportioned): readonly string[] {
  const rows = effective.map((each) => [
    `${each.player}`,
    amountText(each.stake),
    amountText(each.effective),
    amountText(each.returned),
  ]);
  return [
    ...columnTable(
      [
        { title: 'player' },
        { title: 'stake', align: 'right' },
        { title: 'at risk', align: 'right' },
        { title: 'returned', align: 'right' },
      ],
      rows,
    ),
    `at risk together ${amountText(total)}${overLimit ? ', over the limit: tell the pit' : ''}`,
  ];
}
