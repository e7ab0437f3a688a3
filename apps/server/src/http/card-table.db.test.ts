import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import type { WireCommand } from '@baize/protocol';
import { studyBody } from '@baize/protocol/http';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { cardFloor, cardsTold, doing, screenOf } from '../testing/card-floor.ts';
import { testDatabase } from '../testing/database.ts';
import { DEALER, deckOf, NINE, PAIR } from '../testing/played-cards.ts';
import { testApp } from '../testing/test-app.ts';
import { verifyFloor } from '../verify/verify-floor.ts';

const database = await testDatabase();

const place = (terminal: string, bet: string, stake: number): WireCommand => ({
  type: 'PlaceBet',
  terminal,
  bet,
  stake: money(stake),
});

/** Ann at box 1, Ben at box 2 with a bonus on Ann's hand, and everybody else who may look. */
async function dealtTable(id: string) {
  const app = await testApp(database);
  const floor = await cardFloor(app, id);
  const [ann, ben] = [`${id}-ann`, `${id}-ben`];
  const keys = { ann: await floor.seated(ann), ben: await floor.seated(ben) };
  const screens = {
    ann: await floor.connect(keys.ann, 'player'),
    ben: await floor.connect(keys.ben, 'player'),
    dealer: await floor.connect(floor.dealer, 'dealer'),
    display: await floor.connect(floor.dealer, 'display'),
  };
  expect(await doing(screens.ann, { type: 'TakeBox', terminal: ann, box: 1 })).toBe('accepted');
  expect(await doing(screens.ben, { type: 'TakeBox', terminal: ben, box: 2 })).toBe('accepted');
  await floor.order({ type: 'OpenBets' });
  await doing(screens.ann, place(ann, '1/initial', 2000));
  await doing(screens.ann, place(ann, '1/bonus:player', 500));
  await doing(screens.ann, place(ann, '1/bonus:dealer', 600));
  await doing(screens.ben, place(ben, '2/initial', 3000));
  await doing(screens.ben, place(ben, '1/bonus:player', 700), `${id}-bonus-of-ben`);
  await floor.order({ type: 'CloseBets' });
  expect(await floor.deal(deckOf(PAIR, NINE, DEALER))).toBe('accepted');
  return { ...app, ...floor, keys, screens, ann, ben };
}

test('a round of cards over the wire, from the seat to the settlement', async () => {
  const { order, connect, keys, screens, table } = await dealtTable('CA');
  const { ann, ben, dealer, display } = screens;
  expect(await doing(ann, { type: 'LookAtCards', box: 1 })).toBe('accepted');
  await expect.poll(() => screenOf(ann).cards?.boxes[0]?.cards).toBe(PAIR);
  expect(await doing(ann, { type: 'LookAtCards', box: 2 })).toBe('not-your-box');
  const wrong = { type: 'ArrangeHand', box: 1, low: '9h 8d', high: 'Ac Ad' } as const;
  expect(await doing(ann, wrong)).toBe('cards-invalid');
  const arranged = { type: 'ArrangeHand', box: 1, low: '9h 8d', high: 'Ac Ah' } as const;
  expect(await doing(ann, arranged)).toBe('accepted');

  // Ben has looked, and his line breaks before he has put his cards down.
  await doing(ben, { type: 'LookAtCards', box: 2 });
  ben.socket.terminate();
  const again = await connect(keys.ben, 'player');
  expect(screenOf(again).cards?.boxes[1]?.cards).toBe(NINE);
  expect(screenOf(again).cards?.boxes[0]).toMatchObject({ cards: null });
  again.say({ v: 1, type: 'ask', ops: ['CA-bonus-of-ben'] });
  expect((await again.next('known')).operations).toMatchObject([{ state: 'registered' }]);
  const apart = { type: 'ArrangeHand', box: 2, low: 'Jd Th', high: 'Kc 9c' } as const;
  expect(await doing(again, apart)).toBe('accepted');

  // Until hands are compared nobody has been told a card that is not theirs to see.
  for (const client of [ben, again, dealer, display]) expect(cardsTold(client, PAIR)).toEqual([]);
  for (const client of [ann, dealer, display]) expect(cardsTold(client, NINE)).toEqual([]);
  for (const client of [ann, ben, again, display]) expect(cardsTold(client, DEALER)).toEqual([]);

  expect(await order({ type: 'SetDealerHand', low: 'Qc Jh', high: 'Kd 2s' })).toBe('accepted');
  await expect.poll(() => cardsTold(again, DEALER)).toEqual(DEALER.split(' '));
  for (const client of [ben, again, display]) expect(cardsTold(client, PAIR)).toEqual([]);
  for (const client of [ann, display]) expect(cardsTold(client, NINE)).toEqual([]);
  expect(await order({ type: 'SettleBonus' })).toBe('wrong-phase');
  expect(await order({ type: 'SettleInitial' })).toBe('accepted');
  await expect.poll(() => cardsTold(again, PAIR)).toEqual(PAIR.split(' '));
  expect(await order({ type: 'SettleBonus' })).toBe('accepted');

  // Ann: 2000 at even money less 5%, 500 on the pair at even money, 600 lost on the dealer's.
  await expect.poll(() => screenOf(ann).credit).toBe(100_000 + 1900 + 500 - 600);
  // Ben: a stand-off, J-10 against Q-J and nine against two; 700 on Ann's pair at even money.
  await expect.poll(() => screenOf(again).credit).toBe(100_000 + 700);
  expect(table.state().round).toBeNull();
  const pool = database.pool({ max: 1 });
  expect((await verifyFloor(pool, { library: SHIPPED })).finding).toBeNull();
  await pool.end();
});

test('time is up: cards nobody put down are set by the House Way, still unseen by others', async () => {
  const { order, screens, ann, ben } = await dealtTable('CB');
  expect(await order({ type: 'EndArranging' })).toBe('accepted');
  await expect.poll(() => cardsTold(screens.dealer, DEALER)).toEqual(DEALER.split(' '));
  for (const hand of [PAIR, NINE]) {
    for (const client of Object.values(screens)) expect(cardsTold(client, hand)).toEqual([]);
  }
  await order({ type: 'SetDealerHand', low: 'Qc Jh', high: 'Kd 2s' });
  await order({ type: 'SettleInitial' });
  await order({ type: 'SettleBonus' });
  await expect.poll(() => screenOf(screens.ann)).toMatchObject({ credit: 101_800 });
  // A screen of a player never names another terminal, whatever it shows.
  expect(JSON.stringify(screens.ann.received)).not.toContain(ben);
  expect(JSON.stringify(screens.ben.received)).not.toContain(ann);
});

test('what each way to arrange was worth is told when the round is over, to whoever bet on it', async () => {
  const { order, screens, keys, table, url } = await dealtTable('CC');
  const round = table.state().round?.id ?? '';
  const study = (token: string, id = round) =>
    ask(`${url}/api/terminals/me/study/${id}`, { token });
  await doing(screens.ann, { type: 'LookAtCards', box: 1 });
  expect((await study(keys.ann)).status).toBe(404);
  const apart = { type: 'ArrangeHand', box: 1, low: 'Ac 8d', high: 'Ah 9h' } as const;
  expect(await doing(screens.ann, apart)).toBe('accepted');
  await order({ type: 'EndArranging' });
  await order({ type: 'SetDealerHand', low: 'Qc Jh', high: 'Kd 2s' });
  await order({ type: 'SettleInitial' });
  expect((await study(keys.ann)).status).toBe(404);
  await order({ type: 'SettleBonus' });
  const { boxes } = studyBody.parse((await study(keys.ann)).body);
  expect(boxes.map(({ box }) => box)).toEqual([1]);
  const [own] = boxes;
  const chosen = own?.ways.find(({ isChosen }) => isChosen);
  const [best] = own?.ways ?? [];
  // Four of the 48 cards that are not the player's: 48 x 47 x 46 x 45 / 24.
  for (const way of own?.ways ?? []) expect(way.win + way.standOff + way.lose).toBe(194_580);
  expect(chosen).toMatchObject({ isHouseWay: false });
  expect(best).toMatchObject({ low: '9h 8d', high: 'Ah Ac', isHouseWay: true });
  // 19 of 20 parts of every hand beaten, less the whole of every hand lost to.
  const worth = ({ win = 0, lose = 0 } = {}) => 19 * win - 20 * lose;
  expect(Number(own && evaluated(own.cost)) * 194_580 * 20).toBeCloseTo(
    worth(best) - worth(chosen),
    3,
  );
  expect(studyBody.parse((await study(keys.ben)).body).boxes.map(({ box }) => box)).toEqual([2]);
  expect((await study(keys.ben, 'CC-99')).status).toBe(404);
});

function evaluated(fraction: string): number {
  const [numerator = '0', denominator = '1'] = fraction.split('/');
  return Number(numerator) / Number(denominator);
}
