import { compare, ONE } from '@baize/exact';
import { priceForEdge } from '@baize/math';
import { command } from '../command.ts';
import { jsonOption, readingOption, tableOption } from '../common-options.ts';
import { complain, misuse, refusal } from '../complaint.ts';
import { diceGameFrom, parseTermsWithWarnings } from '../dice-game.ts';
import { EXIT } from '../exit-code.ts';
import { DICE_GAME_IDS } from '../games/dice-game-ids.ts';
import { shareOf } from '../number-option.ts';
import { priceJson } from '../pricing/price-json.ts';
import { priceText } from '../pricing/price-text.ts';
import { whyNoWager } from '../settle-request/bet-field.ts';
import { styleFor } from '../text/style.ts';

export const price = command({
  name: 'price',
  summary: 'Find the price at which a bet has a given edge, and the printable ones around it.',
  operands: 'GAME BET',
  details: [
    'The exact odds are solved for and never rounded; beside them stand the nearest whole and half prices from either side, each with the edge it would really have.',
    'A bet on a single number has three prices. Each is solved for with the other two as they are, and then all three together by one factor.',
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
  negativeWhen: 'There is no such dice game, or it has no such bet.',
  completes: DICE_GAME_IDS,
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
    const game = diceGameFrom(id, terms.value);
    if (!game.ok) return complain(io, 'price', game.error);
    const wager = game.value.wagerOf.get(bet);
    if (!wager) return complain(io, 'price', refusal(whyNoWager(bet, game.value).message));
    const solved = priceForEdge(game.value, wager, edge.value);
    const lines = values.json
      ? [priceJson(game.value.id, solved)]
      : priceText(game.value, solved, styleFor(io.hasColours));
    io.out.write(`${lines.join('\n')}\n`);
    return EXIT.ok;
  },
});
