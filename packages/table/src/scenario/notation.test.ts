import { COMMANDS, draftOf } from '@baize/house';
import { expect, test } from 'vitest';
import { parsePhrase } from './phrase.ts';

/** A sentence for a phrase: every optional part said, every field given a word of its kind. */
function sentenceFor(says: string): string {
  const words: Readonly<Record<string, string>> = {
    number: '7',
    roll: '1 2 3',
    readable: '1 ? 3',
    two: 'As Kd',
    four: 'As Kd Th 9c',
    list: 'x,y',
    cards: 'As Kd',
    text: 'some words',
  };
  return says
    .replaceAll(/<[^>:]*:?([^>]*)>/g, (_, kind: string) => words[kind] ?? 'word')
    .replaceAll(/[[\]]/g, '');
}

const phrases = Object.entries(COMMANDS).flatMap(([type, { fields, says: phrases }]) =>
  phrases.map(({ says }) => ({ type, fields, says })),
);

test.each(phrases)('"$says" says $type and nothing else', ({ type, says }) => {
  expect(draftOf(sentenceFor(says))?.type).toBe(type);
});

test.each(phrases)('"$says" names fields of $type only', ({ fields, says }) => {
  const named = [...says.matchAll(/<(\w+)/g)].map(([, field]) => field ?? '');
  expect(named.filter((field) => !(field in fields))).toEqual([]);
});

test('what may be left out may be left out', () => {
  expect(draftOf('withdraw small')?.fields).toEqual({ bet: 'small' });
  expect(draftOf('withdraw small 50 for A')?.fields).toEqual({
    bet: 'small',
    stake: 50,
    terminal: 'A',
  });
  expect(draftOf('incident round-interrupted readable 4 ? ?')?.fields).toEqual({
    incident: 'round-interrupted',
    readable: [4, null, null],
  });
});

test('a nested field keeps what the words imply beside it', () => {
  const draft = draftOf('redeem 111111111111111111 worth 300 until 99');
  expect(draft?.fields).toEqual({
    number: '111111111111111111',
    instrument: { status: 'issued', amount: 300, expiresAt: 99 },
  });
});

test.each(['', 'bet', 'bet small', 'bet small much', 'close bets now', 'result 1 2', 'dance'])(
  '%j says nothing',
  (sentence) => {
    expect(draftOf(sentence)).toBeNull();
  },
);

test('a phrase takes the rest of a sentence only at its end', () => {
  expect(parsePhrase({ says: 'note <note:text>' }, 'note a long one')).toEqual({
    note: 'a long one',
  });
  expect(parsePhrase({ says: 'note <note:text>' }, 'note')).toBeNull();
});
