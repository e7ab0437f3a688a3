import { type Alarm, evenRunRule, groupDigits, LOOK, type RunRule } from '@baize/math/fairness/kit';
import { DECK } from '../../cards/card.ts';
import type { CardTally } from './card-tally.ts';
import { DECK_SIZE } from './deck.ts';

/** From which length on a first card that comes again and again is an alarm. */
export function firstCardRule(dealsPerFalseAlarm: number): RunRule {
  return evenRunRule(DECK_SIZE, 1, dealsPerFalseAlarm);
}

export function dealsPer({ rate }: RunRule): number {
  return Number(rate.denominator / rate.numerator);
}

export function firstCardAlarm(at: number, card: number, length: number, rule: RunRule): Alarm {
  return {
    at,
    sentence:
      `Deal ${groupDigits(at)}: ${DECK[card] ?? ''} was dealt first ${groupDigits(length)} times running. ` +
      `Fair shuffles do so once in ${groupDigits(dealsPer(rule))} deals on average; ${LOOK}`,
    details: { stuck: 'first-card', card: DECK[card], length },
  };
}

/** The longest run of first cards in a whole record, where it is long enough for an alarm. */
export function firstCardAlarms(tally: CardTally, rule: RunRule): readonly Alarm[] {
  const run = tally.firstRuns.longest();
  if (run === null || run.length < rule.length || tally.mayBeSorted()) return [];
  return [firstCardAlarm(run.until, run.symbol, run.length, rule)];
}
