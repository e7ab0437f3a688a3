import { err, ok, type Rational, type Result } from '@baize/exact';
import { oddsOf, ruleOf } from '@baize/game';
import {
  type BoxPlayed,
  type Card,
  type Hand,
  type SiKiPiGame,
  settleSiKiPi,
} from '@baize/si-ki-pi';
import { type JsonObject, listField, unknownFieldIn } from '../../json-lines/json-object.ts';
import { type LineError, problem, within } from '../../json-lines/line-error.ts';
import type { RoundRequest } from '../../settle-request/open-game.ts';
import { parseBox } from './box.ts';
import type { NumberedStake } from './box-bets.ts';
import { settledCards } from './card-round.ts';
import { handField } from './hand-field.ts';

/** The dealer's cards and the boxes with their bets; no card is in two places. */
export function cardRequest(
  game: SiKiPiGame,
  dealer: Hand,
  boxes: readonly BoxPlayed<NumberedStake>[],
): RoundRequest {
  return {
    game: { unit: game.unit, odds: oddsIn(game) },
    stakes: boxes.flatMap(({ bets }) => bets.map(({ stake }) => stake)),
    returnsPerUnit: () => {
      const units = boxes.map((box) => ({
        ...box,
        bets: box.bets.map((bet) => ({ ...bet, stake: game.unit })),
      }));
      return settleSiKiPi(game, { dealer, boxes: units }).boxes.flatMap(({ lines }) =>
        lines.toSorted((a, b) => a.index - b.index).map((line) => line.returns),
      );
    },
    settle: () => settledCards(game, settleSiKiPi(game, { dealer, boxes })),
  };
}

const ODDS = new WeakMap<SiKiPiGame, readonly Rational[]>();

/** Everything the bets of a game are paid; asked for every round, collected once. */
export function oddsIn(game: SiKiPiGame): readonly Rational[] {
  const known = ODDS.get(game);
  if (known) return known;
  const bonus = game.book.table.bonus.rows.map((row) => oddsOf(row.pays));
  const odds = [game.initialOdds, ...bonus];
  ODDS.set(game, odds);
  return odds;
}

const FIELDS = ['game', 'dealer', 'boxes'];

export function parseCardRequest(
  object: JsonObject,
  game: SiKiPiGame,
): Result<RoundRequest, LineError> {
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
  return ok(cardRequest(game, dealer.value, boxes));
}

/** What a box cannot share with those before it; otherwise its cards are noted as dealt. */
function clashWith(
  { box, hand }: BoxPlayed<NumberedStake>,
  others: readonly BoxPlayed<NumberedStake>[],
  seen: Map<Card, string>,
  { book }: SiKiPiGame,
): LineError | null {
  if (others.some((other) => other.box === box)) {
    return problem('duplicate-box', 'box', `Box ${box} is there twice.`, { box });
  }
  for (const card of hand) {
    const where = seen.get(card);
    if (where !== undefined) {
      const message = `${card} is in ${where} and in box ${box}; a deck has it once.`;
      return problem('card-dealt-twice', 'cards', message, { card, because: ruleOf(book, 'deck') });
    }
    seen.set(card, `box ${box}`);
  }
  return null;
}
