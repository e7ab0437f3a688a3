import { err, ok } from '@baize/exact';
import type { RecordKind, ResultRead } from '../record/record-kind.ts';
import { diceRecord } from './dice-record.ts';
import { diceWatch } from './dice-watch.ts';
import { FACES } from './roll.ts';

/** Three dice a line: `4,4,1`, `441`, `{"roll":[4,4,1]}`, or columns die1, die2, die3. */
export const DICE_KIND: RecordKind = {
  kind: 'dice',
  one: 'roll',
  example: 'three dice, such as 4,4,1',
  codes: ['no-such-die'],
  fields: ['roll', 'dice', 'rolls'],
  columns: [1, 2, 3].map((die) => new RegExp(`^(die|dice|d)[ _-]?${die}$`)),
  isMeant: (values) =>
    values.length > 0 && values.some((value) => typeof value !== 'string' || /^\d+$/.test(value)),
  read: readRoll,
  // Boards often print a roll as 441.
  readWord: (word) => (/^\d{3}$/.test(word) ? readRoll([...word]) : null),
  tests: diceRecord,
  watch: diceWatch,
};

/** Three faces as numbers or texts, each a whole number from 1 to 6 and nothing else. */
function readRoll(values: readonly unknown[]): ResultRead {
  if (values.length !== 3) {
    const message = 'A roll is a list of three dice, for instance [4,4,1].';
    return err({ code: 'not-a-result', message });
  }
  const faces = values.map((value) =>
    typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value,
  );
  const isFace = (value: unknown): boolean => FACES.some((face) => face === value);
  const wrong = faces.findIndex((value) => !isFace(value));
  if (wrong >= 0) {
    const message = `Die ${wrong + 1} is ${said(faces[wrong])}; a die shows a whole number from 1 to 6.`;
    return err({ code: 'no-such-die', message });
  }
  return ok(faces.map(Number));
}

/** What was given for a die, where it can be said at all: a program may hand over anything. */
function said(die: unknown): string {
  const isSaid = die === null || ['number', 'string', 'boolean'].includes(typeof die);
  return isSaid ? JSON.stringify(die) : 'no number';
}
