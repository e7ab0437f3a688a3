import { err, ok, type Result } from '@baize/exact';
import { ruleOf } from '@baize/game';
import type { Arrangement } from './arrangement.ts';
import type { Card } from './card.ts';
import { field } from './field.ts';
import type { SiKiPiGame } from './game.ts';
import type { Hand } from './hand.ts';
import { type ArrangementError, parseArrangement } from './parse-arrangement.ts';
import { parseBets } from './parse-bets.ts';
import { parseHand } from './parse-hand.ts';
import { type Place, placeName, type RoundError } from './round-error.ts';
import type { BoxPlayed, SiKiPiRound } from './settle.ts';

/**
 * A round out of data such as
 * `{"dealer":"9s 9h Kh Qc","boxes":[{"box":1,"cards":"As Kd Th 9c","set":"house-way","bets":[...]}]}`.
 */
export function parseRound(value: unknown, game: SiKiPiGame): Result<SiKiPiRound, RoundError> {
  const dealer = parseCardsAt('dealer', field(value, 'dealer'), 'dealer');
  if (!dealer.ok) return dealer;
  const given = field(value, 'boxes');
  if (!Array.isArray(given)) {
    return refuseMalformed('boxes', 'A round needs "boxes", a list of boxes.');
  }
  const boxes: BoxPlayed[] = [];
  for (const each of given) {
    const box = parseBox(each, game);
    if (!box.ok) return box;
    if (boxes.some((other) => other.box === box.value.box)) {
      const number = box.value.box;
      return err({ code: 'box-twice', message: `Box ${number} is there twice.`, box: number });
    }
    boxes.push(box.value);
  }
  const repeated = cardDealtTwice(dealer.value, boxes, game);
  return repeated ? err(repeated) : ok({ dealer: dealer.value, boxes });
}

function parseBox(value: unknown, game: SiKiPiGame): Result<BoxPlayed, RoundError> {
  const box = parseBoxNumber(field(value, 'box'), game);
  if (!box.ok) return box;
  const hand = parseCardsAt(box.value, field(value, 'cards'), 'cards');
  if (!hand.ok) return hand;
  const set = parseSet(field(value, 'set'), hand.value, box.value, game);
  if (!set.ok) return set;
  const bets = parseBets(field(value, 'bets'), box.value, game);
  if (!bets.ok) return bets;
  return ok({ box: box.value, hand: hand.value, set: set.value, bets: bets.value });
}

function parseBoxNumber(box: unknown, { book }: SiKiPiGame): Result<number, RoundError> {
  const { maximum } = book.table.boxes;
  if (typeof box === 'number' && Number.isInteger(box) && box >= 1 && box <= maximum) {
    return ok(box);
  }
  return err({
    code: 'unknown-box',
    message: `${JSON.stringify(box) ?? 'Nothing'} is no box; boxes are numbered from 1 to ${maximum}.`,
    box,
    because: ruleOf(book, 'box-count'),
  });
}

function parseCardsAt(at: Place, text: unknown, name: string): Result<Hand, RoundError> {
  if (typeof text !== 'string') {
    return refuseMalformed(
      name,
      `${placeName(at)} needs "${name}", four cards such as "As Kd Th 9c".`,
    );
  }
  const hand = parseHand(text);
  return hand.ok ? hand : locate(hand.error, at);
}

function parseSet(
  set: unknown,
  hand: Hand,
  box: number,
  { readings }: SiKiPiGame,
): Result<'house-way' | Arrangement, RoundError> {
  if (set === 'house-way') return ok(set);
  const low = field(set, 'low');
  const high = field(set, 'high');
  if (typeof low !== 'string' || typeof high !== 'string') {
    const wanted = '"house-way" or {"low":"As Th","high":"Kd 9c"}';
    return refuseMalformed('set', `${placeName(box)} needs "set": ${wanted}.`);
  }
  const arrangement = parseArrangement({ low, high }, hand, readings);
  return arrangement.ok ? arrangement : locate(arrangement.error, box);
}

function cardDealtTwice(
  dealer: Hand,
  boxes: readonly BoxPlayed[],
  { book }: SiKiPiGame,
): RoundError | null {
  const holders = new Map<Card, Place>(dealer.map((card) => [card, 'dealer']));
  for (const { box, hand } of boxes) {
    for (const card of hand) {
      const holder = holders.get(card);
      if (holder !== undefined) {
        return {
          code: 'card-dealt-twice',
          message: `${placeName(holder)} and box ${box} both hold ${card}; a deck has it once.`,
          card,
          at: [holder, box],
          because: ruleOf(book, 'deck'),
        };
      }
      holders.set(card, box);
    }
  }
  return null;
}

function locate(error: ArrangementError, at: Place): Result<never, RoundError> {
  return err({ ...error, message: `${placeName(at)}: ${error.message}`, at });
}

function refuseMalformed(name: string, message: string): Result<never, RoundError> {
  return err({ code: 'malformed', message, field: name });
}
