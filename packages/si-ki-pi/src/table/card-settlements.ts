import type { EventOf, TableMechanic } from '@baize/table/kit';

/** What the events of a card round settle: initial bets when hands are compared, bonus bets after them. */
export const CARD_SETTLEMENTS: Pick<TableMechanic, 'settlementIn' | 'settling' | 'leavesEscrow'> = {
  settlementIn: (event) => {
    if (event.type === 'CardsCorrected') {
      const corrected = correctedHands(event);
      const { settled } = event;
      return { outcome: null, settled, isPartial: false, isCorrection: true, corrected };
    }
    if (event.type !== 'InitialBetsSettled' && event.type !== 'BonusBetsSettled') return null;
    return { outcome: null, settled: event.settled, isPartial: true };
  },
  settling: { settle: ['InitialBetsSettled', 'BonusBetsSettled'], correct: ['CardsCorrected'] },
  leavesEscrow: (event) => {
    if (event.type === 'WithdrawalAnswered') return { withdrawn: event.returned, settled: [] };
    if (event.type !== 'InitialBetsSettled') return null;
    return { withdrawn: [], settled: event.settled };
  },
};

/** The hands that lay otherwise than they were entered, and how they lay. */
function correctedHands({ was, is }: Pick<EventOf<'CardsCorrected'>, 'was' | 'is'>) {
  const [entered, lay] = [handTexts(was), handTexts(is)];
  const other = lay.flatMap((hand, place) => (hand === entered[place] ? [] : [place]));
  const joinChanged = (hands: readonly string[]) => other.map((place) => hands[place]).join('; ');
  return { was: joinChanged(entered), is: joinChanged(lay) };
}

function handTexts({ dealer, hands }: EventOf<'CardsCorrected'>['was']): readonly string[] {
  const boxes = hands.map(({ box, cards, setting }) =>
    setting ? `box ${box}: ${setting.low} | ${setting.high}` : `box ${box}: ${cards}`,
  );
  return [`dealer: ${dealer}`, ...boxes];
}
