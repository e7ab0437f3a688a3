import { SHIPPED } from '@baize/house';
import { commandsOf } from '@baize/table';
import { expect, test } from 'vitest';
import { loadPart, SHIPPED_MECHANICS } from '../../mechanics/mechanics.ts';
import { actionText } from './action-words.ts';

test('every command of the house has a name in both languages, by its mechanic or as at every table', async () => {
  const words = await Promise.all(SHIPPED_MECHANICS.map((mechanic) => loadPart(mechanic, 'words')));
  for (const language of ['en', 'zh-Hans'] as const) {
    const own = words.flatMap((each) => each?.[language] ?? []);
    const unnamed = commandsOf(SHIPPED).types.filter(
      (type) => actionText(`command:${type}`, language, own) === type,
    );
    // Two are called in English what they are called by programs.
    expect(unnamed, language).toEqual(language === 'en' ? ['Tumble', 'Deal'] : []);
  }
});

test('a command that nobody has named stands as it was written', () => {
  expect(actionText('command:SpinTheWheel', 'en', [])).toBe('SpinTheWheel');
});
