import type { DealerView } from '../../../console/model/dealer-view.ts';
import type { Language } from '../../../text/language.ts';
import type { Fact, OwnFacts } from '../../console-part-words.ts';
import { diceConsoleWords } from './dice-console-words.ts';

/** What is known of the toss, and which dice are on the table. */
export function facts(
  { round, readings, table, equipment }: DealerView,
  language: Language,
): OwnFacts {
  const words = diceConsoleWords[language];
  const toss: Fact[] = [];
  if (round?.tumbles != null && round.tumblesLeast !== null) {
    toss.push([words.facts.tumbles, words.tumbleCount(round.tumbles, round.tumblesLeast)]);
  }
  if (readings && table?.resultSource === 'dealer-and-device') {
    const { deviceRead, deviceNotRead } = words.facts;
    toss.push([words.facts.device, readings.hasDeviceRead ? deviceRead : deviceNotRead]);
  }
  return { round: toss, table: equipment.dice ? [[words.facts.dice, equipment.dice.id]] : [] };
}

/** How often the dice were tumbled, beside the step at which they were. */
export function stepNote(step: string, { round }: DealerView, language: Language): string | null {
  if (step !== 'tumble' || round?.tumbles == null) return null;
  const { tumblesRecorded } = diceConsoleWords[language];
  return tumblesRecorded(round.tumbles, round.tumblesLeast ?? round.tumbles);
}
