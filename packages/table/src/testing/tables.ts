import { money } from '@baize/exact';
import { handOf } from '@baize/si-ki-pi';
import type { CardRound } from '@baize/si-ki-pi/table';
import type { TableState } from '../state.ts';
import { ANN, at, BEN, CAT, configOf, dealer, openTable } from './floor.ts';
import type { Journal } from './journal.ts';

function bet(journal: Journal, terminal: string, area: string, stake: number) {
  const command = { type: 'PlaceBet', terminal, bet: area, stake: money(stake) } as const;
  journal.give(at(terminal), command);
}

function bets(journal: Journal) {
  bet(journal, ANN, 'small', 2000);
  bet(journal, BEN, 'big', 3000);
  bet(journal, BEN, 'total:9', 700);
  bet(journal, CAT, 'triple:4', 600);
}

function finish(journal: Journal) {
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'RegisterResult', dice: [1, 3, 5], flat: true });
}

/** A table with some history: a round concluded, an instrument out, a correction asked for. */
export function withHistory(game: string, differential: number | null = null): Journal {
  const changes = differential === null ? {} : { differential: money(differential) };
  const journal = openTable(configOf(game, changes));
  journal.give(dealer, { type: 'OpenBets' });
  bets(journal);
  journal.give(dealer, { type: 'CloseBets' });
  finish(journal);
  journal.give(at(BEN), {
    type: 'CashOut',
    terminal: BEN,
    amount: money(1000),
    number: '123456789012345678',
    expiresAt: 2_000_000_000_000,
  });
  journal.give(dealer, {
    type: 'ReportIncident',
    incident: 'wrong-result-registered',
    rounds: ['T7-1'],
    dice: [1, 3, 6],
  });
  return journal;
}

/** A dice table while bets are open, after the close, and between rounds. */
export function diceStates(game: string, differential: number | null = null) {
  const journal = withHistory(game, differential);
  const between = journal.state();
  journal.give(dealer, { type: 'OpenBets' });
  bets(journal);
  const betting = journal.state();
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  return { between, betting, tumbled: journal.state(), now: journal.now() + 1000 };
}

/** The shaker game stops between result and payment, where everybody's settlement is known. */
export function resultedState() {
  const journal = openTable(configOf('licensee-sic-bo/standard'));
  journal.give(dealer, { type: 'OpenBets' });
  bets(journal);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'Uncover' });
  journal.give(dealer, { type: 'RegisterResult', dice: [1, 3, 5], flat: true });
  return { journal, state: journal.state(), now: journal.now() + 1000 };
}

/** The cards of a round at which Ann sits at box 1 and Ben at box 2, freshly dealt. */
export const DEALT: CardRound = {
  dealer: handOf(['5s', '5h', 'Kd', 'Qc']),
  dealerSetting: null,
  hands: [
    {
      box: 1,
      cards: handOf(['As', 'Kh', 'Th', '8c']),
      isSeen: false,
      setting: null,
      isWithdrawn: false,
    },
    {
      box: 2,
      cards: handOf(['Jd', '7s', '7h', '2c']),
      isSeen: false,
      setting: null,
      isWithdrawn: false,
    },
  ],
  withdrawalOffered: [],
  initialSettled: null,
};

/** A card table with a round at a given point; built by hand, so that only the views are tested. */
export function cardState(
  cards: CardRound,
  phase: 'dealt' | 'dealer-set' | 'resulted',
): { readonly state: TableState; readonly now: number } {
  const journal = openTable(configOf('rws-si-ki-pi-v2'), [ANN, BEN]);
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, '1/initial', 2000);
  bet(journal, ANN, '1/bonus:player', 500);
  bet(journal, BEN, '2/initial', 3000);
  journal.give(dealer, { type: 'CloseBets' });
  const state = journal.state();
  const boxes = new Map([
    [1, ANN],
    [2, BEN],
  ]);
  const round = state.round && {
    ...state.round,
    phase,
    play: { ...state.round.play, cards },
  };
  const dealt: TableState = { ...state, boxes, round };
  return { state: dealt, now: journal.now() + 1000 };
}
