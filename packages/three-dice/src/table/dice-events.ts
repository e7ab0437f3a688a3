import type { OwnEvent } from '@baize/table/kit';
import type { DiceEvent } from './dice-event.ts';
import { equipmentWords, tossWords } from './dice-words.ts';
import { evolveEquipment, evolveToss } from './evolve-dice.ts';

const EQUIPMENT = { evolve: evolveEquipment, tell: equipmentWords, shows: null };
const TOSS = { evolve: evolveToss, tell: tossWords };

/** Everything there is to know about the events of three dice. */
export const DICE_EVENTS: Readonly<Record<DiceEvent['type'], OwnEvent>> = {
  InspectionRecorded: { ...EQUIPMENT, means: 'The device lit what it should, the shaker shook.' },
  ShiftBegan: { ...EQUIPMENT, means: 'A new shift took over.' },
  ShiftInspectionRecorded: { ...EQUIPMENT, means: 'The shaker was tested for this shift.' },
  DiceChanged: { ...EQUIPMENT, means: 'A set of dice came to the table.' },
  ShakerFitted: { ...EQUIPMENT, means: 'A shaker came to the table.' },
  ShakerRemoved: { ...EQUIPMENT, means: 'A shaker left the table.' },
  DiceTumbled: { ...TOSS, means: 'The dice were tumbled or shaken.', shows: ['tumbles'] },
  TumbleIgnored: {
    ...TOSS,
    means: 'The tumbler ran while no round was open; nothing follows.',
    shows: null,
  },
  DiceUncovered: { ...TOSS, means: 'The cover came off.', shows: [] },
  NoRollCalled: {
    ...TOSS,
    means: 'The toss does not count; bets stay and the dice are shaken again.',
    shows: [],
  },
  // One of two readings is no result: the other source may have read something else.
  ReadingTaken: {
    ...TOSS,
    means: 'One of two sources read the dice; the other has to agree.',
    shows: null,
  },
  ReaderSetAside: {
    ...TOSS,
    means: 'Two people set the reader aside; the dice decide.',
    shows: null,
  },
  KnownBetsSettled: {
    ...TOSS,
    means: 'A die can never be read; bets it cannot change are settled, the others wait.',
    shows: ['round', 'readable'],
  },
  ResultRegistered: {
    ...TOSS,
    means: 'The dice decided; every stake has its line.',
    shows: ['round', 'dice', 'source', 'proof'],
  },
};
