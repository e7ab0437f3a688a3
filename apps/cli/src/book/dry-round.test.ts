import { SHIPPED } from '@baize/house';
import { describe, expect, test } from 'vitest';
import { dryRoundFindings } from './check-book.ts';

describe.each(SHIPPED.games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('is played from the first bet to the last payment', () => {
    expect(dryRoundFindings(game, SHIPPED)).toEqual([]);
  });

  test('says so where its procedure cannot come to a result', () => {
    const { procedure } = game.book;
    const steps = procedure.steps.filter(
      ({ step }) => !/^(register-result|settle-initial)$/.test(step),
    );
    const broken = { ...game, book: { ...game.book, procedure: { ...procedure, steps } } };
    const findings = dryRoundFindings(Object.assign({}, game, broken), SHIPPED);
    expect(new Set(findings.map(({ level }) => level))).toEqual(new Set(['fault']));
  });
});
