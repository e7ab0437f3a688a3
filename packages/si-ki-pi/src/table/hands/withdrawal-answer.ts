import { ok, type Result, total } from '@baize/exact';
import { ruleOf } from '@baize/game';
import { creditOf, escrowOf, posting } from '@baize/ledger';
import type { Decision, EventOf, Refusal } from '@baize/table/kit';
import { caseAfter, findSeated, refuse, selfAudit } from '@baize/table/kit';
import { withdrawFromExposedHand } from '../../withdrawal.ts';
import { stakesIn } from '../boxes/box-stakes.ts';
import type { DealtCase } from '../card-case.ts';
import { houseWayDue } from './house-way-hands.ts';
import { handAt } from './own-hand.ts';

/** A player takes the bets on an exposed hand back, or lets them stand. */
export function answerWithdrawal(given: DealtCase<'AnswerWithdrawal'>): Decision {
  const { command, round } = given;
  const player = whoseAnswer(given);
  if (!player.ok) return player;
  if (!command.withdraw) return ok([letStand(command.box, player.value, given)]);
  const withdrawn = withdrawal(command.box, player.value, given);
  const after = caseAfter(given, [withdrawn]);
  // With the seated player gone, the hand may be left with nobody to arrange it.
  return ok([withdrawn, ...houseWayDue(after), ...selfAudit(after.state, round.closed ?? [])]);
}

/** What a withdrawal looks at. */
interface Withdrawing extends Pick<DealtCase, 'game'> {
  readonly round: Pick<DealtCase['round'], 'id' | 'closed'>;
}

/** Offers that nobody answered: the bets stand. */
export function offersLapsed(
  given: DealtCase,
  isLapsed: (terminal: string) => boolean,
): readonly EventOf<'WithdrawalAnswered'>[] {
  return given.round.cards.withdrawalOffered
    .filter(({ terminal }) => isLapsed(terminal))
    .map(({ box, terminal }) => letStand(box, terminal, given));
}

/** Whose answer it is: the player's own, or one that a dealer passes on. */
function whoseAnswer(given: DealtCase<'AnswerWithdrawal'>): Result<string, Refusal> {
  const { command, envelope, state, round, game } = given;
  const named = envelope.by.kind === 'terminal' ? envelope.by.id : command.terminal;
  const terminal = named === undefined ? null : findSeated(state, named);
  if (terminal && !terminal.ok) return terminal;
  const offered = round.cards.withdrawalOffered.filter(({ box }) => box === command.box);
  const reasons = ruleOf(game.book, 'withdrawal-on-exposure');
  if (named === undefined && offered.length > 1) {
    const message = 'Several players may withdraw here; say whose answer it is.';
    return refuse('missing-detail', message, reasons, { field: 'terminal' });
  }
  const hand = handAt(command.box, given);
  if (!hand.ok) return hand;
  const offer = offered.find((each) => named === undefined || each.terminal === named);
  if (offer) return ok(offer.terminal);
  const message = 'There is no exposed hand here to withdraw from.';
  return refuse('no-withdrawal-offered', message, reasons, { field: 'box' });
}

export function letStand(
  box: number,
  terminal: string,
  { game }: Pick<DealtCase, 'game'>,
): EventOf<'WithdrawalAnswered'> {
  return {
    type: 'WithdrawalAnswered',
    box,
    terminal,
    withdrawn: false,
    isHandOut: false,
    returned: [],
    postings: [],
    because: ruleOf(game.book, 'withdrawal-on-exposure'),
  };
}

export function withdrawal(
  box: number,
  terminal: string,
  { round, game }: Withdrawing,
): EventOf<'WithdrawalAnswered'> {
  const stakes = stakesIn(box, round.closed);
  const { returned, isHandOut, because } = withdrawFromExposedHand(terminal, stakes, game);
  const players = [...new Set(returned.map((each) => each.player))].map((player) => {
    const own = returned.filter((each) => each.player === player);
    const amount = total(own.map((each) => each.stake));
    return { terminal: player, amount, bets: own.map((each) => each.area) };
  });
  const escrow = escrowOf(round.id);
  return {
    type: 'WithdrawalAnswered',
    box,
    terminal,
    withdrawn: true,
    isHandOut,
    returned: players,
    postings: players.map((each) => {
      const key = `${round.id}:withdraw:${box}:${each.terminal}`;
      return posting(escrow, creditOf(each.terminal), each.amount, key, because);
    }),
    because,
  };
}
