import { compare, fractionText, ONE, type Rational } from '@baize/exact';
import { type Enumeration, type PriceForEdge, priceForEdge } from '@baize/math';
import { GAMES } from '@baize/rulebooks';
import { command } from '../../command.ts';
import { jsonOption, readingOption, tableOption } from '../../common-options.ts';
import { complain, misuse, refusal } from '../../complaint.ts';
import { EXIT } from '../../exit-code.ts';
import { figuredGameFrom } from '../../figures/figured-game.ts';
import { shareOf } from '../../number-option.ts';
import { priceText } from '../../pricing/price-text.ts';
import { parseTermsWithWarnings } from '../../terms.ts';
import { styleFor } from '../../text/style.ts';

export const price = command({
  name: 'price',
  summary: 'Find the price at which a bet has a given edge, and the printable ones around it.',
  operands: 'GAME BET',
  details: [
    'The exact odds are solved for and never rounded; beside them stand the nearest whole and half prices from either side, each with the edge it would really have.',
    'A bet on a single number has three prices, a bonus bet of Si Ki Pi four. Each is solved for with the others as they are, and then all together by one factor. An edge below zero is the player’s.',
  ],
  options: {
    edge: {
      type: 'string',
      value: 'SHARE',
      describe: 'The edge wanted: 5%, 1/20 or 0.05.',
    },
    json: { ...jsonOption.json, describe: 'Write one JSON line.' },
    ...readingOption,
    ...tableOption,
  },
  negativeWhen: 'There is no such game, or it has no such bet.',
  csv: { rows: 'rows', also: ['game', 'bet', 'edge'] },
  completes: GAMES.map(({ id }) => id),
  examples: [
    { does: 'Totals of 4.', command: 'baize price licensee-sic-bo/standard total:4 --edge 5%' },
    { does: 'Singles.', command: 'baize price licensee-sic-bo/standard single:1 --edge 1/27' },
  ],
  run: (values, [id, bet, ...more], io) => {
    if (bet === undefined || more.length > 0) {
      return complain(io, 'price', misuse('name a game and a bet'));
    }
    if (values.edge === null) return complain(io, 'price', misuse('--edge says which edge'));
    const edge = shareOf(values.edge, 'edge');
    if (!edge.ok) return complain(io, 'price', edge.error);
    if (compare(edge.value, ONE) >= 0) {
      return complain(io, 'price', misuse('an edge of 100% or more has no price'));
    }
    const terms = parseTermsWithWarnings(values, io);
    if (!terms.ok) return complain(io, 'price', terms.error);
    const game = figuredGameFrom(id, terms.value);
    if (!game.ok) return complain(io, 'price', game.error);
    const { enumeration } = game.value;
    const wanted = enumeration.bets.find((each) => each.bet === bet);
    if (!wanted) return complain(io, 'price', refusal(game.value.game.whyNoBet(bet).message));
    const solved = priceForEdge(enumeration, wanted, edge.value);
    const lines = values.json
      ? [priceJson(enumeration, solved)]
      : priceText(game.value, solved, styleFor(io.hasColours));
    io.out.write(`${lines.join('\n')}\n`);
    return EXIT.ok;
  },
});

function priceJson({ game, outcome }: Enumeration, price: PriceForEdge): string {
  const { bet, edge, edgeNow, rows, scaled } = price;
  return JSON.stringify({
    game,
    bet,
    edge: fractionText(edge),
    edgeNow: fractionText(edgeNow),
    rows: rows.map((row) => ({
      ...row.price.facts,
      [outcome.many]: Number(row.outcomes),
      oddsNow: fractionText(row.price.odds),
      minimum: textOrNull(row.price.minimum),
      odds: textOrNull(row.odds),
      printable: row.printable.map((each) => ({
        odds: fractionText(each.odds),
        edge: fractionText(each.edge),
      })),
    })),
    scaled: scaled && {
      factor: fractionText(scaled.factor),
      odds: scaled.odds.map(fractionText),
      printable: scaled.printable.map((each) => ({
        odds: each.odds.map(fractionText),
        edge: fractionText(each.edge),
      })),
    },
  });
}

function textOrNull(value: Rational | null): string | null {
  return value && fractionText(value);
}
