import type { CardEvent } from '../../cards/card-event.ts';
import { settledWords } from './settled-words.ts';
import { betWords, plainWords, type Telling, type Told } from './telling.ts';

export function cardWords(event: CardEvent, telling: Telling): Told {
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
    case 'InitialBetsSettled':
      return {
        says: `Hands are compared: ${event.results
          .map(({ box, result }) => `box ${box} ${plainWords(result)}`)
          .join(', ')}.`,
        more: settledWords(event.settled, null, telling),
      };
    case 'InitialBetsReversed':
      return {
        says: 'What the first settlement took and paid goes back.',
        more: event.owed.map(
          ({ terminal, amount }) => `${terminal} still owes ${telling.amount(amount)}`,
        ),
      };
    case 'BonusBetsSettled':
      return {
        says: 'Bonus bets are settled.',
        more: settledWords(event.settled, null, telling),
      };
    case 'WithdrawalOffered':
      return {
        says: `The bets on box ${event.box} may be taken back by ${event.terminals.join(', ')}.`,
      };
    case 'WithdrawalAnswered':
      return {
        says: `${event.terminal} ${event.withdrawn ? 'withdraws from' : 'stays in'} box ${event.box}.`,
        more: event.returned.map(
          ({ terminal, amount, bets }) =>
            `${terminal}: ${telling.amount(amount)} returned from ${bets.map(betWords).join(', ')}`,
        ),
      };
    case 'CardsTakenBack':
      return { says: 'The cards are taken back and dealt again.' };
    case 'PlayerWalkedAway':
      return { says: `${event.terminal} has walked away from box ${event.box}.` };
  }
}
