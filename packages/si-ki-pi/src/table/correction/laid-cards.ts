import { type Err, ok, type Result } from '@baize/exact';
import { ruleOf } from '@baize/game';
import { floorRule, type Refusal, refuse } from '@baize/table/kit';
import type { Arrangement } from '../../cards/arrangement.ts';
import type { Hand } from '../../cards/hand.ts';
import { parseArrangement } from '../../cards/parse-arrangement.ts';
import { type CardsError, parseHand } from '../../cards/parse-hand.ts';
import { boxSetting } from '../../cards/setting.ts';
import type { SiKiPiGame } from '../../game.ts';
import type { BoxHand, CardRound, LaidCards, LaidHand } from '../card-round.ts';
import type { SetHand } from '../hands/written-cards.ts';

/** What somebody says of cards that were entered otherwise; what is left out lay as it was entered. */
export interface SaidCards {
  readonly dealer?: string;
  readonly boxes?: readonly SaidHand[];
}

interface SaidHand extends Partial<SetHand> {
  readonly box: number;
  readonly cards: string;
}

/** The cards of a round without what became of them on the way. */
export function laidIn({ dealer, hands }: Pick<CardRound, 'dealer' | 'hands'>): LaidCards {
  return {
    dealer,
    hands: hands.map(({ box, cards, setting, way }) => ({
      box,
      cards,
      setting,
      ...(way === undefined ? {} : { way }),
    })),
  };
}

/** All the cards of a round as they lay, with what is said put in the place of what was entered. */
export function laidAs(
  entered: Pick<CardRound, 'dealer' | 'hands'>,
  said: SaidCards,
  game: SiKiPiGame,
): Result<LaidCards, Refusal> {
  const named = namedProblem(entered, said.boxes ?? []);
  if (named) return named;
  const dealer = said.dealer === undefined ? ok(entered.dealer) : parseHand(said.dealer);
  if (!dealer.ok) return cardsProblem(dealer.error, 'dealer', game);
  const hands: LaidHand[] = [];
  for (const hand of entered.hands) {
    const place = said.boxes?.findIndex(({ box }) => box === hand.box) ?? -1;
    const other = said.boxes?.[place];
    const laid = other ? laidHand(hand, other, `boxes[${place}]`, game) : ok(hand);
    if (!laid.ok) return laid;
    hands.push(laid.value);
  }
  const cards = laidIn({ dealer: dealer.value, hands: hands.map(wholeHand) });
  return twiceProblem(cards, game) ?? ok(cards);
}

function wholeHand(hand: LaidHand): BoxHand {
  return { isSeen: true, isWithdrawn: false, ...hand };
}

/** A box that was dealt no cards has none to be wrong, and one box has one hand. */
function namedProblem(
  { hands }: Pick<CardRound, 'hands'>,
  said: readonly SaidHand[],
): Err<Refusal> | null {
  for (const [index, { box }] of said.entries()) {
    const field = `boxes[${index}].box`;
    if (!hands.some((hand) => hand.box === box)) {
      const message = `No cards were dealt to box ${box} in that round.`;
      return refuse('unknown-box', message, floorRule('known-round'), { field });
    }
    if (said.findIndex((each) => each.box === box) !== index) {
      const message = `Box ${box} is named twice.`;
      return refuse('malformed-command', message, floorRule('well-formed'), { field });
    }
  }
  return null;
}

function laidHand(
  hand: BoxHand,
  { cards: text, low, high }: SaidHand,
  field: string,
  game: SiKiPiGame,
): Result<LaidHand, Refusal> {
  const cards = parseHand(text);
  if (!cards.ok) return cardsProblem(cards.error, `${field}.cards`, game);
  const { box } = hand;
  const laid = { box, cards: cards.value };
  if (low !== undefined && high !== undefined) {
    const setting = parseArrangement({ low, high }, cards.value, game.readings);
    if (!setting.ok) return cardsProblem(setting.error, `${field}.low`, game);
    const put = asArranged(boxSetting(cards.value, setting.value, game));
    return ok({ ...laid, setting: put, way: 'player' });
  }
  const setting = settingLeft(hand, cards.value, game);
  if (setting !== undefined && low === high) {
    return ok({ ...laid, setting, ...(hand.way === undefined ? {} : { way: hand.way }) });
  }
  const message = `Say how the cards of box ${box} lay: two Low and two High.`;
  const missing = `${field}.${low === undefined ? 'low' : 'high'}`;
  return refuse('missing-detail', message, floorRule('well-formed'), { field: missing });
}

/** How a hand lies of which only the cards are said; undefined where a player put it down in some way. */
function settingLeft(hand: BoxHand, cards: Hand, game: SiKiPiGame): Arrangement | null | undefined {
  if (hand.setting === null) return null;
  if (hand.way === 'house-way') return asArranged(boxSetting(cards, 'house-way', game));
  return cards.every((card) => hand.cards.includes(card)) ? hand.setting : undefined;
}

/** How cards lie, without the reasons for it. */
function asArranged({ low, high }: Arrangement): Arrangement {
  return { low, high };
}

/** One deck has each card once, wherever it lies. */
function twiceProblem({ dealer, hands }: LaidCards, { book }: SiKiPiGame): Err<Refusal> | null {
  const all = [dealer, ...hands.map(({ cards }) => cards)].flat();
  const twice = all.find((card, index) => all.indexOf(card) !== index);
  if (twice === undefined) return null;
  const message = `${twice} would lie there twice; a deck has it once.`;
  return refuse('cards-invalid', message, ruleOf(book, 'deck'), { field: 'boxes' });
}

function cardsProblem(
  { message }: Pick<CardsError, 'message'>,
  field: string,
  { book }: SiKiPiGame,
): Err<Refusal> {
  return refuse('cards-invalid', message, ruleOf(book, 'deck'), { field });
}
