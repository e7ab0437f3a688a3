import { ok } from '@baize/exact';
import { because } from '@baize/game';
import type { Decision, Round, TableEvent } from '@baize/table/kit';
import { caseAfter, floorRule, refuse, stepAt } from '@baize/table/kit';
import { deal } from '../deal.ts';
import { cardsText } from '../hand.ts';
import { boxesWithInitial } from './box-stakes.ts';
import type { CardCase } from './card-case.ts';
import { parseDeck } from './deck.ts';
import { houseWayDue } from './house-way-hands.ts';

/** Four cards to each box with a bet and four to the dealer; boxes without a player are set. */
export function dealCards(given: CardCase<'Deal'> & { readonly round: Round }): Decision {
  const { command, envelope, state, rules, round, game } = given;
  const isVirtual = rules.config.resultSource === 'virtual';
  if (isVirtual && (!command.proof || round.commitment === null)) {
    const message = 'A virtual deck comes with the seed it was derived from.';
    return refuse('missing-detail', message, floorRule('virtual-result'), { field: 'proof' });
  }
  const deck = parseDeck(command.deck, game);
  if (!deck.ok) return deck;
  const dealt = deal(deck.value, boxesWithInitial(round.closed ?? []), game);
  const seconds = rules.config.arrangingSeconds;
  const step = stepAt('deal', state, rules);
  const events: TableEvent[] = [
    {
      type: 'CardsDealt',
      boxes: dealt.boxes.map(({ box, hand }) => ({ box, cards: cardsText(hand) })),
      dealer: cardsText(dealt.dealer),
      proof: command.proof ?? null,
      ...(seconds == null ? {} : { arrangeBy: envelope.at + seconds * 1000 }),
      because: because(...(step?.because ?? dealt.because), ...dealt.because),
    },
  ];
  return ok([...events, ...houseWayDue(caseAfter(given, events))]);
}
