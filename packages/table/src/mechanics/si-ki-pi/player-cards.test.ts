import { expect, test } from 'vitest';
import { ANN, BEN, CAT } from '../../history/testing/floor.ts';
import { playerView } from '../../views/player-view.ts';
import { cardState, DEALT } from '../../views/testing/tables.ts';

test('a person at the table sees their own box only when they sit there', () => {
  const { state, now } = cardState(
    { ...DEALT, withdrawalOffered: [{ box: 1, terminal: ANN }] },
    'dealt',
  );
  const { cards } = playerView(state, ANN, now);
  expect(cards?.boxes.map(({ isMine, isTaken }) => [isMine, isTaken]).slice(0, 3)).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
  expect(cards?.boxes[0]).toMatchObject({
    mayWithdraw: true,
    stakes: [
      { bet: 'initial', stake: 2000 },
      { bet: 'bonus:player', stake: 500 },
    ],
  });
  expect(cards?.boxes[1]).toMatchObject({ mayWithdraw: false, stakes: [], hasInitialBet: true });
  const others = playerView(state, BEN, now).cards?.boxes;
  expect(others?.[0]).toMatchObject({ mayWithdraw: false, stakes: [] });
  expect(others?.[1]?.stakes).toEqual([{ bet: 'initial', stake: 3000 }]);
  // Whoever has no bets in the round has none in any box, closed or not.
  expect(playerView(state, CAT, now).cards?.boxes.flatMap(({ stakes }) => stakes)).toEqual([]);
});
