// `npm run measure`: how easily the sources are walked through. The files one bet enters are counted by
// tools/scripts/bet-path.mjs, which runs a floor; everything here is read from the sources.
import { fileURLToPath } from 'node:url';
import { houseFigures } from './measure/house-figures.ts';
import { readRepository } from './repository/files.ts';

/** The commands of the wire; their names are kept for good, so a list of them here does not go stale by renaming. */
const COMMANDS = [
  ...['PlaceBet', 'WithdrawBet', 'UndoBets', 'ClearBets', 'DoubleBets', 'RepeatBets', 'RecordBet'],
  ...[
    'OpenBets',
    'CloseBets',
    'Tumble',
    'Uncover',
    'RegisterResult',
    'CollectLosers',
    'PayWinners',
  ],
  ...['SeatTerminal', 'ReleaseTerminal', 'UnlockTerminal', 'BuyCredit', 'CashOut', 'GiveTip'],
  ...[
    'ReportIncident',
    'DecideMatter',
    'ApproveRequest',
    'ConfigureTable',
    'PauseTable',
    'TakeBox',
  ],
];

function main(): number {
  const root = process.argv[2] ?? fileURLToPath(new URL('../../', import.meta.url));
  const figures = houseFigures(readRepository(root), COMMANDS);
  for (const [name, value] of Object.entries(figures)) console.log(name, JSON.stringify(value));
  return 0;
}

process.exit(main());
