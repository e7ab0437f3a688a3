import type { PhraseReader } from '@baize/table/kit';

/** How a sentence says cards: two, four, or as many as are named. */
export const CARD_PHRASES: Readonly<Record<string, PhraseReader>> = {
  two: ([one, other]) =>
    one === undefined || other === undefined ? null : { value: `${one} ${other}`, words: 2 },
  four: (words) => (words.length < 4 ? null : { value: words.slice(0, 4).join(' '), words: 4 }),
  cards: (words) => (words.length === 0 ? null : { value: words, words: words.length }),
};
