import { ok } from '@baize/exact';
import { because } from '@baize/game';
import { cardsText, deal } from '@baize/si-ki-pi';
import { stepAt } from '../../authority/moment.ts';
import { caseAfter } from '../../case-after.ts';
import type { Decision } from '../../decision.ts';
import type { TableEvent } from '../../event.ts';
import { floorRule } from '../../floor-rules.ts';
import { refuse } from '../../refuse.ts';
import type { Round } from '../../state.ts';
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
