import { err, ok, type Result } from '@baize/exact';
import { ruleOf } from '@baize/game';
import type { BoxPlayed, Card, Hand, SiKiPiGame } from '@baize/si-ki-pi';
import { type JsonObject, listField, unknownFieldIn } from '../json-lines/json-object.ts';
import { fault, type LineError, within } from '../json-lines/line-error.ts';
import { parseBox } from './box.ts';
import type { NumberedStake } from './box-bets.ts';
import { handField } from './hand-field.ts';

/** The dealer's cards and the boxes with their bets; no card is in two places. */
export interface SiKiPiRequest {
  readonly mechanic: 'si-ki-pi';
  readonly game: SiKiPiGame;
  readonly dealer: Hand;
  readonly boxes: readonly BoxPlayed<NumberedStake>[];
}

const FIELDS = ['game', 'dealer', 'boxes'];

export function parseSiKiPiRequest(
  object: JsonObject,
  game: SiKiPiGame,
): Result<SiKiPiRequest, LineError> {
  const unknown = unknownFieldIn(object, FIELDS);
  if (unknown) return err(unknown);
  const dealer = handField(object, 'dealer');
  if (!dealer.ok) return dealer;
  const list = listField(object, 'boxes');
  if (!list.ok) return list;
  const boxes: BoxPlayed<NumberedStake>[] = [];
  const seen = new Map<Card, string>(dealer.value.map((card) => [card, 'the dealer’s hand']));
  for (const [index, value] of list.value.entries()) {
    const box = parseBox(value, game);
    if (!box.ok) return err(within(`boxes[${index}]`, box.error));
    const clash = clashWith(box.value, boxes, seen, game);
    if (clash) return err(within(`boxes[${index}]`, clash));
    boxes.push(box.value);
  }
  return ok({ mechanic: 'si-ki-pi', game, dealer: dealer.value, boxes });
}

/** What a box cannot share with those before it; otherwise its cards are noted as dealt. */
function clashWith(
  { box, hand }: BoxPlayed<NumberedStake>,
  others: readonly BoxPlayed<NumberedStake>[],
  seen: Map<Card, string>,
  { book }: SiKiPiGame,
): LineError | null {
  if (others.some((other) => other.box === box)) {
    return fault('duplicate-box', 'box', `Box ${box} is there twice.`, { box });
  }
  for (const card of hand) {
    const where = seen.get(card);
    if (where !== undefined) {
      const message = `${card} is in ${where} and in box ${box}; a deck has it once.`;
      return fault('card-dealt-twice', 'cards', message, { card, because: ruleOf(book, 'deck') });
    }
    seen.set(card, `box ${box}`);
  }
  return null;
}
