import { type PhraseReader, type ReadingsPart, stepsAt } from '@baize/table/kit';

/** Dice that a tumbler reads, alone or beside a dealer. */
export const DICE_READINGS: ReadingsPart = {
  isSetAside: ({ play }) => play.isReaderAside,
  awaitsDevice: (state, rules) =>
    stepsAt(state, rules).some(({ step }) => step === 'register-result') &&
    state.round?.play.readings.device === null,
  inDispute: ({ play }, command, by) => {
    if (command.type !== 'RegisterResult') return null;
    const { dealer, device } = play.readings;
    const isDevice = by.kind === 'device';
    const pair = [isDevice ? dealer : command.dice, isDevice ? command.dice : device];
    return pair.map((dice) => dice?.join('-')).join(', ');
  },
};

const NUMBER = /^-?\d+(\.\d+)?$/;

/** How a sentence says dice: `4 4 1`, and `4 ? ?` where some cannot be read. */
export const DICE_PHRASES: Readonly<Record<string, PhraseReader>> = {
  roll: (words) => {
    const dice = words.slice(0, 3);
    if (dice.length < 3 || !dice.every((die) => NUMBER.test(die))) return null;
    return { value: dice.map(Number), words: 3 };
  },
  readable: (words) => {
    const dice = words.slice(0, 3);
    if (dice.length < 3 || !dice.every((die) => die === '?' || NUMBER.test(die))) return null;
    return { value: dice.map((die) => (die === '?' ? null : Number(die))), words: 3 };
  },
};
