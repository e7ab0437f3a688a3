import { money } from '@baize/exact';
import type { Roll } from '@baize/three-dice';
import { ANN, at, BEN, CAT, configOf, dealer, device, openTable } from '../floor.ts';
import type { Journal } from '../journal.ts';

export function bet(journal: Journal, terminal: string, area: string, stake: number) {
  const command = { type: 'PlaceBet', terminal, bet: area, stake: money(stake) } as const;
  journal.give(at(terminal), command);
}

export function result(journal: Journal, dice: Roll) {
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'RegisterResult', dice, flat: true });
}

/** From the close of a shaker's round to the lights put out, step by step as the book has them. */
export function endShakerRound(journal: Journal, dice: Roll) {
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'Uncover' });
  journal.give(dealer, { type: 'RegisterResult', dice, flat: true });
  journal.give(dealer, { type: 'CollectLosers' });
  journal.give(dealer, { type: 'PayWinners' });
  journal.give(dealer, { type: 'ClearLights' });
}

/** A table ready for its first round; what is told begins here. */
export interface ToldRound {
  readonly journal: Journal;
  /** How many facts came before. */
  readonly from: number;
}

export function beginTelling(journal: Journal): ToldRound {
  return { journal, from: journal.facts().length };
}

export function sicBoRound(): ToldRound {
  const told = beginTelling(openTable(configOf('rws-sic-bo-2021/b')));
  const { journal } = told;
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'small', 2000);
  bet(journal, ANN, 'total:9', 600);
  bet(journal, BEN, 'big', 3000);
  journal.give(at(BEN), { type: 'DoubleBets', terminal: BEN });
  journal.give(at(BEN), { type: 'UndoBets', terminal: BEN });
  bet(journal, CAT, 'single:5', 1000);
  journal.give(dealer, { type: 'CloseBets' });
  result(journal, [1, 3, 5]);
  return told;
}

export function coveredRound(): ToldRound {
  const told = beginTelling(openTable(configOf('mbs-sic-bo-v4/rapid-select')));
  const { journal } = told;
  journal.give(dealer, { type: 'Tumble', tumbles: 4 });
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'double:4', 1000);
  bet(journal, BEN, 'odd', 1000);
  journal.give(at(BEN), { type: 'WithdrawBet', terminal: BEN, bet: 'odd', stake: money(500) });
  bet(journal, CAT, 'four:1234', 2000);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Uncover' });
  journal.give(dealer, { type: 'RegisterResult', dice: [4, 4, 1], flat: true });
  return told;
}

export function shakerRound(): ToldRound {
  const told = beginTelling(openTable(configOf('licensee-sic-bo/standard')));
  const { journal } = told;
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'small', 2000);
  bet(journal, BEN, 'big', 1500);
  endShakerRound(journal, [2, 2, 5]);
  return told;
}

export function taiSaiRound(): ToldRound {
  const config = configOf('rws-tai-sai-v5/c', { differential: money(20_000) });
  const told = beginTelling(openTable(config));
  const { journal } = told;
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'small', 5000);
  // The Differential takes 250.00 of it and turns the rest away.
  bet(journal, BEN, 'big', 30_000);
  // A dealer places a bet for a player who asks.
  journal.give(dealer, { type: 'PlaceBet', terminal: CAT, bet: 'triple:6', stake: money(1000) });
  journal.give(dealer, { type: 'CloseBets' });
  result(journal, [6, 6, 6]);
  return told;
}

export function virtualRound(): ToldRound {
  const config = configOf('rws-sic-bo-2021/a', { resultSource: 'virtual', bettingSeconds: 30 });
  const told = beginTelling(openTable(config, [ANN]));
  const { journal } = told;
  journal.give(dealer, { type: 'OpenBets', commitment: 'c0'.repeat(32) });
  bet(journal, ANN, 'any-triple', 1000);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, {
    type: 'RegisterResult',
    dice: [3, 3, 3],
    flat: true,
    proof: { seed: 'ab'.repeat(32), closeHash: '0f'.repeat(32) },
  });
  return told;
}

export function twoReadings(): ToldRound {
  const config = configOf('rws-sic-bo-2021/a', { resultSource: 'dealer-and-device' });
  const told = beginTelling(openTable(config, [ANN]));
  const { journal } = told;
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'even', 1000);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(device, { type: 'Tumble', tumbles: 5 });
  journal.give(device, { type: 'RegisterResult', dice: [2, 5, 3], flat: true });
  journal.give(dealer, { type: 'RegisterResult', dice: [2, 5, 3], flat: true });
  return told;
}
