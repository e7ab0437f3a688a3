import { ok, type Result } from '@baize/exact';
import { type Because, because, ruleOf } from '@baize/game';
import {
  adjust,
  type ClosedStakes,
  compensationKey,
  type Decision,
  differences,
  type EventOf,
  findSettledRound,
  floorRule,
  LIBRARY,
  type Refusal,
  refuse,
  resettleCommission,
  rulesOf,
  type SettledTerminal,
  type TableState,
} from '@baize/table/kit';
import type { SiKiPiGame } from '../../game.ts';
import { houseWay } from '../../house-way/house-way-setting.ts';
import { joinSettled, type SettledBoxes, settleBoxes } from '../boxes/settle-boxes.ts';
import type { CardCase } from '../card-case.ts';
import { cardGameAt, isCardGame } from '../card-game.ts';
import type { CardRound, LaidCards } from '../card-round.ts';
import { settingText, writeLaid } from '../hands/written-cards.ts';
import { laidAs, laidIn } from './laid-cards.ts';

/** A round whose cards all lie open, as far as it has been settled. */
export interface TurnedRound {
  readonly game: SiKiPiGame;
  readonly closed: readonly ClosedStakes[];
  readonly cards: CardRound;
  /** Initial bets are settled before bonus bets; nothing is where hands have not been compared. */
  readonly progress: 'turned' | 'initial' | 'over';
  readonly settled: readonly SettledTerminal[];
}

/** Settles a round again by the cards that lay there; rounds after it are left alone (P25). */
export function correctCards(given: CardCase<'CorrectCards'>): Decision {
  const { command } = given;
  const found = findTurnedRound(given.state, command.round);
  if (!found.ok) return found;
  const { cards, game, settled: before } = found.value;
  const laid = laidAs(cards, command, game);
  if (!laid.ok) return laid;
  const was = writeLaid(laidIn(cards));
  const is = writeLaid(laid.value);
  if (JSON.stringify(was) === JSON.stringify(is)) {
    const message = 'Those are the cards the round was played by.';
    return refuse('result-unchanged', message, refusalReasons(game), { field: 'boxes' });
  }
  const reasons = ruleOf(game.book, 'wrong-cards-corrected');
  const { results, settled } = settleAsLaid(found.value, laid.value);
  const { round } = command;
  const changes = differences(before, settled);
  const moved = adjust(given, round, 'correct', changes, reasons, game.book);
  const commission = resettleCommission(
    (terminal) => compensationKey(round, 'correct', terminal, given.envelope.op),
    { table: given.rules.config.table, before, after: settled, because: reasons },
  );
  const corrected: EventOf<'CardsCorrected'> = {
    type: 'CardsCorrected',
    round,
    reason: command.reason,
    was,
    is,
    dealerSetting: settingText(houseWay(laid.value.dealer, game)),
    results,
    settled,
    ...moved,
    postings: [...moved.postings, ...commission],
  };
  return ok([corrected]);
}

function refusalReasons({ book }: SiKiPiGame): Because {
  return because(...ruleOf(book, 'wrong-cards-corrected'), ...floorRule('known-round'));
}

/** Everything that has been settled of a round so far, by other cards. */
export function settleAsLaid(
  { game, closed, cards, progress }: Omit<TurnedRound, 'settled'>,
  laid: LaidCards,
): SettledBoxes {
  if (progress === 'turned') return { results: [], settled: [] };
  const given = { game, round: { closed, cards: withLaid(cards, laid) } };
  const initial = settleBoxes(given, ['initial']);
  if (progress === 'initial') return initial;
  const bonus = settleBoxes(given, ['bonus:player', 'bonus:dealer']);
  return { ...initial, settled: joinSettled(closed, [...initial.settled, ...bonus.settled]) };
}

/** The same round with other cards in the places of those that were entered. */
export function withLaid(cards: CardRound, { dealer, hands }: LaidCards): CardRound {
  return {
    ...cards,
    dealer,
    hands: cards.hands.map((hand) => ({
      ...hand,
      ...hands.find(({ box }) => box === hand.box),
    })),
  };
}

/** The round in progress once the dealer's hand is set, or one that is over and has been settled. */
export function findTurnedRound(state: TableState, id: string): Result<TurnedRound, Refusal> {
  const { round, rules } = state;
  if (round?.id === id && rules && isCardGame(rules.game)) {
    const { cards } = round.play;
    if (!cards?.dealerSetting) {
      const message = "Cards are corrected once they are turned and the dealer's hand is set.";
      const reasons = because(...refusalReasons(rules.game), ...floorRule('order-of-play'));
      return refuse('wrong-phase', message, reasons, { phase: round.phase });
    }
    const progress = cards.initialSettled ? 'initial' : 'turned';
    const settled = cards.initialSettled ?? [];
    return ok({ game: rules.game, closed: round.closed ?? [], cards, progress, settled });
  }
  const found = findSettledRound({ state }, id);
  if (!found.ok) return found;
  const { config, closed, settled, play } = found.value;
  // The table may play at other prices by now; the round keeps its own.
  const own = rulesOf(config, state[LIBRARY]);
  if (!play.cards || !isCardGame(own.game)) {
    return refuse('not-in-this-game', 'That round had no cards.', floorRule('this-game'));
  }
  return ok({ game: cardGameAt(own), closed, cards: play.cards, progress: 'over', settled });
}
