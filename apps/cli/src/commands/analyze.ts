import { analyzeGame } from '@baize/math';
import { analysisJson } from '../analysis/analysis-json.ts';
import { analysisText } from '../analysis/analysis-text.ts';
import { command } from '../command.ts';
import { jsonOption, readingOption, tableOption } from '../common-options.ts';
import { complain, misuse } from '../complaint.ts';
import { diceGameFrom, parseTermsWithWarnings } from '../dice-game.ts';
import { EXIT } from '../exit-code.ts';
import { DICE_GAME_IDS } from '../games/dice-game-ids.ts';
import { styleFor } from '../text/style.ts';

export const analyze = command({
  name: 'analyze',
  summary: 'Count every bet of a game: hit, edge, deviation, skew, what it returns.',
  operands: 'GAME',
  details: [
    'All figures are counted over the 216 rolls with the verdicts that settle the bets, as exact fractions; percentages and roots are rounded only to be printed.',
    'With --json one line a bet: {"game","bet","wins","outcomes","hit","edge","variance","thirdCentralMoment","standardDeviation","skew","prices","returns"}. Fractions are texts such as "35/72"; "returns" lists what one unit staked brings back, the stake included, with the number of rolls.',
  ],
  options: {
    json: { ...jsonOption.json, describe: 'Write one JSON line a bet.' },
    ...readingOption,
    ...tableOption,
  },
  negativeWhen: 'There is no such dice game.',
  completes: DICE_GAME_IDS,
  examples: [
    { does: 'The bets of a layout.', command: 'baize analyze rws-tai-sai-v5/c' },
    {
      does: 'For a program, under another reading.',
      command: 'baize analyze licensee-sic-bo/standard --json --reading D1=exactly-two',
    },
  ],
  run: (values, [id, ...more], io) => {
    if (more.length > 0) return complain(io, 'analyze', misuse('one game at a time'));
    const terms = parseTermsWithWarnings(values, io);
    if (!terms.ok) return complain(io, 'analyze', terms.error);
    const game = diceGameFrom(id, terms.value);
    if (!game.ok) return complain(io, 'analyze', game.error);
    const analysis = analyzeGame(game.value);
    const lines = values.json
      ? analysis.bets.map((bet) => analysisJson(game.value.id, bet))
      : analysisText(analysis, styleFor(io.hasColours));
    io.out.write(`${lines.join('\n')}\n`);
    return EXIT.ok;
  },
});
