import { DECK } from '@baize/si-ki-pi';
import { ANN, at, BEN, CAT, configOf, dealer, openTable, supervisor } from '../floor.ts';
import type { Journal } from '../journal.ts';
import { beginTelling, bet, type ToldRound } from './dice-rounds.ts';

const ANNS = 'As Kh Th 8c';
const BENS = 'Jd 7s 7h 2c';
const CATS = '9s 9d 4h 4d';
const HOUSE = '5s 5h Kd Qc';

/** Ann sits at box 1, Ben at box 2; Cat bets in an empty box and on the dealer's hand. */
function dealRound(...hands: readonly string[]): ToldRound {
  const told = beginTelling(openTable(configOf('rws-si-ki-pi-v2')));
  const { journal } = told;
  journal.give(at(ANN), { type: 'TakeBox', terminal: ANN, box: 1 });
  journal.give(at(BEN), { type: 'TakeBox', terminal: BEN, box: 2 });
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, '1/initial', 2000);
  bet(journal, ANN, '1/bonus:player', 500);
  bet(journal, BEN, '2/initial', 4000);
  bet(journal, CAT, '5/initial', 1000);
  bet(journal, CAT, '5/bonus:player', 500);
  bet(journal, CAT, '5/bonus:dealer', 500);
  journal.give(dealer, { type: 'CloseBets' });
  deal(journal, hands);
  return told;
}

function deal(journal: Journal, hands: readonly string[]) {
  const first = hands.join(' ').split(' ');
  const rest = DECK.filter((card) => !first.includes(card));
  journal.give(dealer, { type: 'Deal', deck: [...first, ...rest] });
}

function finish(journal: Journal, low = 'Kd Qc', high = '5s 5h') {
  journal.give(dealer, { type: 'SetDealerHand', low, high });
  journal.give(dealer, { type: 'SettleInitial' });
  journal.give(dealer, { type: 'SettleBonus' });
}

/** A player sets the own hand, another asks for the House Way, an empty box gets it anyway. */
export function cardRound(): ToldRound {
  const told = dealRound(ANNS, BENS, CATS, HOUSE);
  const { journal } = told;
  journal.give(at(ANN), { type: 'LookAtCards', box: 1 });
  journal.give(at(ANN), { type: 'ArrangeHand', box: 1, low: 'Kh Th', high: 'As 8c' });
  journal.give(at(BEN), { type: 'RequestHouseWay', box: 2 });
  finish(journal);
  return told;
}

/** The dealer sets wrongly and is put right; Ben has walked away. */
export function wrongSetting(): ToldRound {
  const told = dealRound(ANNS, BENS, CATS, HOUSE);
  const { journal } = told;
  journal.give(at(ANN), { type: 'LookAtCards', box: 1 });
  journal.give(dealer, { type: 'ReportIncident', incident: 'player-walked-away', box: 2 });
  journal.give(dealer, { type: 'EndArranging' });
  finish(journal, '5s Kd', '5h Qc');
  return told;
}

/** Two cards of Ann are exposed before anybody has looked; she takes her bets back. */
export function withdrawal(): ToldRound {
  const told = dealRound(ANNS, BENS, CATS, HOUSE);
  const { journal } = told;
  journal.give(dealer, {
    type: 'ReportIncident',
    incident: 'player-cards-exposed-unseen',
    box: 1,
  });
  journal.give(at(ANN), { type: 'AnswerWithdrawal', box: 1, withdraw: true });
  journal.give(dealer, { type: 'EndArranging' });
  finish(journal);
  return told;
}

/** The deal goes wrong, nobody has looked, and the cards are dealt again. */
export function redeal(): ToldRound {
  const told = dealRound(ANNS, BENS, CATS, HOUSE);
  const { journal } = told;
  journal.give(dealer, { type: 'ReportIncident', incident: 'misdeal-unseen' });
  deal(journal, [CATS, ANNS, HOUSE, BENS]);
  journal.give(dealer, { type: 'EndArranging' });
  finish(journal, 'Jd 2c', '7s 7h');
  return told;
}

/** A foreign card turns up between the two settlements. */
export function foreignCard(): ToldRound {
  const told = dealRound(ANNS, BENS, CATS, HOUSE);
  const { journal } = told;
  journal.give(dealer, { type: 'EndArranging' });
  journal.give(dealer, { type: 'SetDealerHand', low: 'Kd Qc', high: '5s 5h' });
  journal.give(dealer, { type: 'SettleInitial' });
  journal.give(dealer, { type: 'ReportIncident', incident: 'foreign-card' });
  return told;
}

/** A card of the dealer's was read wrongly; it is found when the round is over, and two people correct it. */
export function correctedCards(): ToldRound {
  const told = dealRound(ANNS, BENS, CATS, '5s Jh Kd Qc');
  const { journal } = told;
  journal.give(dealer, { type: 'EndArranging' });
  finish(journal, '5s Jh', 'Kd Qc');
  const reason = 'The five of hearts was read as a Jack.';
  const corrects = { type: 'CorrectCards', round: 'T7-1', dealer: HOUSE, reason } as const;
  journal.agree(dealer, corrects, supervisor);
  return told;
}
