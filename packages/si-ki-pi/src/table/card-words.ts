import type { EventOf } from '@baize/table/kit';
import {
  betWords,
  type EventWords,
  plainWords,
  settledWords,
  type WordsContext,
} from '@baize/table/kit';
import type { CardEvent } from './card-event.ts';
import type { WrittenHand } from './hands/written-cards.ts';

/** What happens at the boxes and to the cards. */
export function cardWords(event: Exclude<CardEvent, SettlingEvent>): EventWords {
  switch (event.type) {
    case 'BoxTaken':
      return { says: `${event.terminal} sits down at box ${event.box}.` };
    case 'BoxLeft':
      return { says: `${event.terminal} gets up from box ${event.box}.` };
    case 'CardsDealt': {
      const boxes = event.boxes.map(({ box, cards }) => `box ${box}: ${cards}`);
      const seed = event.proof ? [`Seed revealed: ${event.proof.seed}`] : [];
      return { says: 'Cards are dealt.', more: [...boxes, `dealer: ${event.dealer}`, ...seed] };
    }
    case 'CardsSeen':
      return { says: `Box ${event.box} looks at its cards.` };
    case 'HandArranged': {
      const { box, low, high, way } = event;
      const how = way === 'house-way' ? 'is set by the House Way' : 'puts its cards down';
      return { says: `Box ${box} ${how}: Low ${low}, High ${high}.` };
    }
    case 'DealerHandSet': {
      const { low, high, reset } = event;
      const wrong = reset ? [`Set wrongly first: Low ${reset.low}, High ${reset.high}`] : [];
      return { says: `The dealer's hand: Low ${low}, High ${high}.`, more: wrong };
    }
    case 'WithdrawalOffered': {
      const whose = event.terminals.join(', ');
      return { says: `The bets on box ${event.box} may be taken back by ${whose}.` };
    }
    case 'CardsTakenBack':
      return { says: 'The cards are taken back and dealt again.' };
    case 'PlayerWalkedAway':
      return { says: `${event.terminal} has walked away from box ${event.box}.` };
  }
}

type SettlingEvent = EventOf<
  | 'InitialBetsSettled'
  | 'InitialBetsReversed'
  | 'BonusBetsSettled'
  | 'CardsCorrected'
  | 'WithdrawalAnswered'
>;

/** What becomes of the bets in the boxes. */
export function cardMoneyWords(event: SettlingEvent, telling: WordsContext): EventWords {
  const { amount } = telling;
  switch (event.type) {
    case 'InitialBetsSettled': {
      const results = event.results.map(({ box, result }) => `box ${box} ${plainWords(result)}`);
      const more = settledWords(event.settled, null, telling);
      return { says: `Hands are compared: ${results.join(', ')}.`, more };
    }
    case 'InitialBetsReversed':
      return {
        says: 'What the first settlement took and paid goes back.',
        more: event.owed.map((each) => `${each.terminal} still owes ${amount(each.amount)}`),
      };
    case 'BonusBetsSettled': {
      const more = settledWords(event.settled, null, telling);
      return { says: 'Bonus bets are settled.', more };
    }
    case 'CardsCorrected': {
      const owed = event.owed.map((each) => `${each.terminal} still owes ${amount(each.amount)}`);
      return {
        says: `Other cards lay there than were entered (${event.reason}); the round is settled by them.`,
        more: [...changedHands(event), ...settledWords(event.settled, null, telling), ...owed],
      };
    }
    case 'WithdrawalAnswered': {
      const { terminal, withdrawn, box, returned } = event;
      return {
        says: `${terminal} ${withdrawn ? 'withdraws from' : 'stays in'} box ${box}.`,
        more: returned.map(
          (each) =>
            `${each.terminal}: ${amount(each.amount)} returned from ${each.bets.map((bet) => betWords(bet, telling)).join(', ')}`,
        ),
      };
    }
  }
}

/** Only the hands that lay otherwise, as they were entered and as they lay. */
function changedHands({ was, is }: EventOf<'CardsCorrected'>): readonly string[] {
  const dealer = was.dealer === is.dealer ? [] : [`dealer: ${is.dealer}, entered as ${was.dealer}`];
  const boxes = is.hands.flatMap((hand) => {
    const before = was.hands.find(({ box }) => box === hand.box);
    if (!before || laidText(before) === laidText(hand)) return [];
    return [`box ${hand.box}: ${laidText(hand)}, entered as ${laidText(before)}`];
  });
  return [...dealer, ...boxes];
}

function laidText({ cards, setting }: WrittenHand): string {
  return setting ? `Low ${setting.low} High ${setting.high}` : cards;
}
