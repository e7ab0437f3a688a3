import type { EventOf } from '@baize/table/kit';
import { betWords, type EventWords, settledWords, type WordsContext } from '@baize/table/kit';
import { sumOf } from '../roll.ts';
import type { EquipmentEvent, TossEvent } from './dice-event.ts';

export function tossWords(event: TossEvent, telling: WordsContext): EventWords {
  switch (event.type) {
    case 'DiceTumbled':
      return { says: `The dice are tumbled ${timesWords(event.tumbles)}.` };
    case 'TumbleIgnored':
      return { says: `The tumbler ran ${timesWords(event.tumbles)} with no round open.` };
    case 'DiceUncovered':
      return { says: 'The dice are uncovered.' };
    case 'NoRollCalled':
      return { says: 'No roll: the bets stay, and the dice are shaken again.' };
    case 'ReadingTaken':
      return { says: `The ${event.source} reads ${event.dice.join('-')}.` };
    case 'ReaderSetAside':
      return { says: `The reader is set aside for this round: ${event.reason}` };
    case 'KnownBetsSettled':
      return knownWords(event, telling);
    case 'ResultRegistered':
      return resultWords(event, telling);
  }
}

export function equipmentWords(event: EquipmentEvent, telling: WordsContext): EventWords {
  switch (event.type) {
    case 'InspectionRecorded':
      return {
        says: `Inspection: ${event.entered.join('-')} entered, the right areas lit; ${event.shakes} test shakes.`,
        more: [event.lit.map((bet) => betWords(bet, telling)).join(', ')],
      };
    case 'ShiftBegan':
      return { says: 'A new shift takes over.' };
    case 'ShiftInspectionRecorded':
      return { says: `Inspection of the shift: ${event.shakes} test shakes.` };
    case 'DiceChanged':
      return { says: `New dice on the table: ${event.dice}.` };
    case 'ShakerFitted':
      return { says: `The ${event.shaker} shaker is fitted.` };
    case 'ShakerRemoved':
      return { says: `The ${event.shaker} shaker is removed.` };
  }
}

function resultWords(event: EventOf<'ResultRegistered'>, telling: WordsContext): EventWords {
  const { dice, source, proof, settled } = event;
  const shown = proof
    ? [`Seed revealed: ${proof.seed}`, `Derived over the close of bets: ${proof.closeHash}`]
    : [];
  return {
    says: `${SOURCES[source]} ${dice.join('-')}, a total of ${sumOf(dice)}.`,
    more: [...shown, ...settledWords(settled, dice, telling)],
  };
}

function knownWords(event: EventOf<'KnownBetsSettled'>, telling: WordsContext): EventWords {
  const read = event.readable.map((die) => die ?? 'unread').join('-');
  return {
    says: `The dice show ${read} and can be read no further; what that decides is settled.`,
    more: [
      ...settledWords(event.settled, null, telling),
      ...event.rest.map(
        ({ terminal, bets, amount }) =>
          `${terminal}: ${telling.amount(amount)} on ${bets.map((bet) => betWords(bet, telling)).join(', ')} waits for the shift manager`,
      ),
    ],
  };
}

const SOURCES = {
  dealer: 'The dealer registers',
  device: 'The device registers',
  virtual: 'The virtual dice show',
} as const;

function timesWords(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
