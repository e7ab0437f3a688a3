import type { DealerView } from '../../../console/model/dealer-view.ts';
import type { IncidentView } from '../../screen-mechanic.ts';

type Cards = NonNullable<DealerView['cards']>;

/** Four cards of somebody, two Low and two High, as they were entered and as they lay. */
export interface LaidHand {
  /** Null for the dealer's. */
  readonly box: number | null;
  readonly way: 'player' | 'house-way' | null;
  readonly entered: readonly string[];
  readonly lay: readonly string[];
}

/** The hands of a round as far as this screen may see them; none where nobody has turned them. */
export function handsOf(
  round: string,
  view: Pick<IncidentView, 'round' | 'cards'>,
): readonly LaidHand[] {
  const { cards } = view;
  if (!cards) return [];
  const shown = view.round?.id === round ? cards : cards.past.find((each) => each.round === round);
  if (!shown) return [];
  const { dealer, boxes } = shown;
  const own = boxes.flatMap((box) => layHand(box.box, box.way ?? null, box));
  return [...own, ...layHand(null, 'house-way', dealer)];
}

function layHand(
  box: number | null,
  way: LaidHand['way'],
  { setting }: Pick<Cards['dealer'], 'setting'>,
): readonly LaidHand[] {
  if (!setting) return [];
  const entered = `${setting.low} ${setting.high}`.split(' ');
  return [{ box, way, entered, lay: entered }];
}

/** The same hands with another card at a place of one of them. */
export function withCard(
  hands: readonly LaidHand[],
  place: { readonly box: number | null; readonly index: number },
  card: string,
): readonly LaidHand[] {
  return hands.map((hand) =>
    hand.box === place.box ? { ...hand, lay: hand.lay.with(place.index, card) } : hand,
  );
}

export function isChanged({ entered, lay }: LaidHand): boolean {
  return entered.some((card, index) => card !== lay[index]);
}

/** A card that would lie in two places; a deck has each once. */
export function twiceIn(hands: readonly LaidHand[]): string | null {
  const all = hands.flatMap(({ lay }) => lay);
  return all.find((card, index) => all.indexOf(card) !== index) ?? null;
}

/** What is asked for: every hand that lay otherwise, and no other. */
export function correctionOf(round: string, hands: readonly LaidHand[], reason: string) {
  const changed = hands.filter(isChanged);
  const dealer = changed.find(({ box }) => box === null);
  const boxes = changed.flatMap(({ box, way, lay }) =>
    box === null
      ? []
      : [
          {
            box,
            cards: lay.join(' '),
            // What the House Way set is set by it again; what a player put down lies as it was put.
            ...(way === 'house-way'
              ? {}
              : { low: lay.slice(0, 2).join(' '), high: lay.slice(2).join(' ') }),
          },
        ],
  );
  return {
    type: 'CorrectCards',
    round,
    ...(dealer ? { dealer: dealer.lay.join(' ') } : {}),
    ...(boxes.length > 0 ? { boxes } : {}),
    reason,
  } as const;
}
