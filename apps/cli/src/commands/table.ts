import { command, usageError } from '../command.ts';
import { readingOption, tableOption } from '../common-options.ts';
import { EXIT } from '../exit-code.ts';
import { gameOpener } from '../mechanics/game-opener.ts';
import { tableProgram } from '../table/table-program.ts';
import { termsFrom, warnOfPrices } from '../terms.ts';

export const table = command({
  name: 'table',
  summary: 'Play at the terminal: choose a game, bet, roll or deal, read why.',
  operands: '',
  details: [
    'Choose a game by its number, place bets in notation or in plain words (`double 4 200`), then `roll`, or `roll 4 4 1` to enter the dice. In Si Ki Pi `deal`, then arrange your cards. `why 1` shows the clauses behind a line; `help` lists what can be said. Dice and cards come from the operating system’s secure generator.',
  ],
  options: { ...readingOption, ...tableOption },
  negativeWhen: null,
  completes: 'nothing',
  examples: [
    { does: 'Sit down.', command: 'baize table' },
    {
      does: 'A session from a script.',
      command: `printf '%s\\n' rws-tai-sai-v5/a 'double 4 200' 'roll 4 4 1' 'why 1' quit | baize table`,
    },
  ],
  run: async (values, operands, io) => {
    if (operands.length > 0)
      return usageError(io, 'table', 'it takes no arguments; it asks for the game');
    const terms = termsFrom(values, io.library);
    if (!terms.ok) return usageError(io, 'table', terms.error);
    warnOfPrices(terms.value, io);
    await tableProgram(io, gameOpener(terms.value));
    return EXIT.ok;
  },
});
