import { err, fractionText, ok, type Result } from '@baize/exact';
import { csvText } from '@baize/exact/csv';
import { type PatternStrategy, type Solution, strategyOf } from '@baize/si-ki-pi/mathematics';
import { type Complaint, misuse } from '../../../complaint.ts';
import { readingsInForce } from '../../../explanation/reading-in-force.ts';

type Writer = (solution: Solution) => string;

const WRITERS: Readonly<Record<string, Writer>> = { csv: strategyCsv, json: strategyJson };

/** What writes a strategy into a file of that name, by its ending. */
export function strategyWriter(file: string): Result<Writer, Complaint> {
  const ending = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  const writer = WRITERS[ending];
  return writer ? ok(writer) : err(misuse('--strategy names a file that ends in .json or .csv'));
}

/** One line an arrangement: what it is worth against the 194,580 hands of the dealer. */
function strategyCsv(solution: Solution): string {
  const rows = strategyOf(solution).flatMap(({ arrangements, ...pattern }) =>
    arrangements.map((each) => ({ each, pattern })),
  );
  type Row = (typeof rows)[number];
  const markText = (isMarked: boolean): string => (isMarked ? 'yes' : '');
  return csvText<Row>(
    [
      { title: 'hand', value: ({ pattern }) => pattern.name },
      { title: 'hands', value: ({ pattern }) => pattern.hands },
      { title: 'low', value: ({ each }) => each.low },
      { title: 'high', value: ({ each }) => each.high },
      { title: 'win', value: ({ each }) => each.win },
      { title: 'lose', value: ({ each }) => each.lose },
      { title: 'standOff', value: ({ each }) => each.standOff },
      { title: 'value', value: ({ each }) => fractionText(each.value) },
      { title: 'houseWay', value: ({ each, pattern }) => markText(pattern.houseWay === each) },
      { title: 'best', value: ({ each, pattern }) => markText(pattern.best === each) },
    ],
    rows,
    '\n',
  );
}

/** One line a pattern, so that a difference between two files shows what differs. */
function strategyJson(solution: Solution): string {
  const readings = Object.fromEntries(
    readingsInForce(solution.game).map(({ id, value }) => [id, value]),
  );
  const head = JSON.stringify({ game: solution.game.id, readings }).slice(0, -1);
  const patterns = strategyOf(solution).map((each) => JSON.stringify(patternJson(each)));
  return `${head},"patterns":[\n${patterns.join(',\n')}\n]}\n`;
}

function patternJson({ name, hands, arrangements, houseWay, best }: PatternStrategy) {
  return {
    hand: name,
    hands,
    houseWay: arrangements.indexOf(houseWay),
    best: arrangements.indexOf(best),
    arrangements: arrangements.map(({ low, high, win, lose, standOff, value }) => ({
      low,
      high,
      win,
      lose,
      standOff,
      value: fractionText(value),
    })),
  };
}
