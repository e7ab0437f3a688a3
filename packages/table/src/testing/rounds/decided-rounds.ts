import {
  ANN,
  BEN,
  configOf,
  dealer,
  openTable,
  pitManager,
  shiftManager,
  supervisor,
} from '../floor.ts';
import type { Journal } from '../journal.ts';
import { beginTelling, bet, type ToldRound } from './dice-rounds.ts';

/** A die that nobody will ever read: two fours, and a third under the broken dome. */
function unread(): ToldRound {
  const told = beginTelling(openTable(configOf('rws-sic-bo-2021/a'), [ANN, BEN]));
  const { journal } = told;
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'double:4', 1000);
  bet(journal, ANN, 'single:4', 1000);
  bet(journal, BEN, 'big', 2000);
  bet(journal, BEN, 'total:4', 500);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  const readable = [4, 4, null] as const;
  journal.give(dealer, { type: 'ReportIncident', incident: 'round-interrupted', readable });
  const reason = 'the third die lies under the broken dome.';
  journal.agree(dealer, { type: 'SettleKnownBets', reason }, supervisor);
  return told;
}

/** What the third die would have decided goes back. */
export function knownBetsSettled(): ToldRound {
  const told = unread();
  const { journal } = told;
  const [matter = ''] = journal.state().matters.keys();
  const reason = 'nobody has seen the die.';
  const effect = 'continue';
  journal.agree(shiftManager, { type: 'DecideMatter', matter, reason, effect }, pitManager);
  return told;
}

/** The camera has seen the third die, and the shift manager says so. */
export function restDecided(): ToldRound {
  const told = unread();
  const { journal } = told;
  returnBet(journal, ANN, 'single:4');
  const reason = 'the camera has seen it fall.';
  const effect = 'settle-by-dice';
  journal.agree(
    shiftManager,
    { type: 'DecideRound', round: 'T7-1', effect, dice: [4, 4, 3], reason },
    pitManager,
  );
  return told;
}

/** Bets leave a round by decision after the close, after the result, and after losers were collected. */
export function betsReturned(): ToldRound {
  const told = beginTelling(openTable(configOf('licensee-sic-bo/standard'), [ANN, BEN]));
  const { journal } = told;
  journal.give(dealer, { type: 'OpenBets' });
  for (const area of ['small', 'big', 'total:9', 'domino:1-2']) bet(journal, ANN, area, 1000);
  bet(journal, BEN, 'double:2', 1000);
  journal.give(dealer, { type: 'CloseBets' });
  returnBet(journal, ANN, 'domino:1-2');
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'Uncover' });
  journal.give(dealer, { type: 'RegisterResult', dice: [2, 2, 3], flat: true });
  returnBet(journal, BEN, 'double:2');
  journal.give(dealer, { type: 'CollectLosers' });
  returnBet(journal, ANN, 'total:9');
  journal.give(dealer, { type: 'PayWinners' });
  returnBet(journal, ANN, 'big');
  journal.give(dealer, { type: 'ClearLights' });
  return told;
}

/** Losers were collected, and then the dome is found broken: the shift manager decides that the round is void. */
export function voidedLate(): ToldRound {
  const told = beginTelling(openTable(configOf('licensee-sic-bo/standard'), [ANN, BEN]));
  const { journal } = told;
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'small', 1000);
  bet(journal, BEN, 'big', 2000);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'Uncover' });
  journal.give(dealer, { type: 'RegisterResult', dice: [2, 2, 3], flat: true });
  journal.give(dealer, { type: 'CollectLosers' });
  journal.give(dealer, { type: 'ReportIncident', incident: 'dome-broken' });
  const [matter = ''] = journal.state().matters.keys();
  const reason = 'nobody can say how the dice lay when it broke.';
  const effect = 'void-round';
  journal.agree(shiftManager, { type: 'DecideMatter', matter, reason, effect }, pitManager);
  return told;
}

/** A die is found leaning after what two others decide was settled: no roll, and every bet is played again. */
export function rolledAgain(): ToldRound {
  const told = beginTelling(openTable(configOf('licensee-sic-bo/standard'), [ANN, BEN]));
  const { journal } = told;
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'double:4', 1000);
  bet(journal, BEN, 'big', 2000);
  bet(journal, BEN, 'domino:1-2', 500);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'Uncover' });
  const readable = [4, 4, null] as const;
  journal.give(dealer, { type: 'ReportIncident', incident: 'round-interrupted', readable });
  const reason = 'the third die cannot be seen.';
  journal.agree(dealer, { type: 'SettleKnownBets', reason }, supervisor);
  journal.give(supervisor, { type: 'ReportIncident', incident: 'die-not-flat' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'Uncover' });
  journal.give(dealer, { type: 'RegisterResult', dice: [1, 2, 5], flat: true });
  journal.give(dealer, { type: 'CollectLosers' });
  journal.give(dealer, { type: 'PayWinners' });
  journal.give(dealer, { type: 'ClearLights' });
  return told;
}

function returnBet(journal: Journal, terminal: string, area: string) {
  const reason = 'the chip was not theirs.';
  const { id = '' } = journal.state().round ?? {};
  journal.agree(
    shiftManager,
    { type: 'DecideBet', round: id, terminal, bet: area, reason },
    pitManager,
  );
}
