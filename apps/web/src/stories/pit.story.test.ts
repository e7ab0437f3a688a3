import { expect, test } from 'vitest';
import { awaitDrawn, problemsInBothLanguages } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { askToCorrect, lostRound, pitAt } from '../testing/story-round.ts';
import { KIOSK } from '../testing/windows/story-windows.ts';

const story = storyOn(
  [
    'table: RISK, game: rws-sic-bo-2021/b',
    'table: CARDS, game: rws-si-ki-pi-v2',
    'table: WRONG, game: rws-tai-sai-v5/c',
    'table: DECIDE, game: rws-tai-sai-v5/c',
  ],
  KIOSK,
);

test('the pit sees a bet as it is placed, what every result would cost, and which areas would pay', async () => {
  const page = await pitAt(story, 'pit-supervisor', 'RISK');
  const player = await story.player('RISK');
  const dealer = await story.dealer('RISK');
  await story.open(dealer, player);
  await player.choose(10_000);
  await player.bet('small', 10_000);
  await player.bet('triple:2', 10_000);
  await page.locator('[data-area="triple:2"][data-placed="10000"]').waitFor();
  // Small and triple 2 at 175 to 1, by the pay table of the book; a triple loses Small.
  const figure = (name: string) => page.locator(`[data-figure="${name}"] b`).textContent();
  expect(await figure('at-risk')).toBe('200.00');
  // The list is drawn some pictures after the map, so that neither holds up the other.
  const worst = page.locator('.pit-costliest li:first-child [data-outcome="222"]');
  await worst.waitFor();
  await worst.click();
  const paid = page.locator('[data-area="triple:2"][data-pays]');
  await paid.waitFor();
  const pays = Number(await paid.getAttribute('data-pays'));
  expect(await worst.locator('b').textContent()).toBe(
    `-${((pays - 10_000) / 100).toLocaleString('en')}`,
  );
  expect(await page.locator('[data-area="small"][data-pays]').count()).toBe(0);
  expect(await page.locator('[data-void-returns="20000"]').count()).toBe(1);
  expect(await problemsInBothLanguages(page, 'pit-risk')).toEqual([]);
  await page.locator('[data-tile="CARDS"]').click();
  await page.locator('[data-box="1"]').waitFor();
  expect(await problemsInBothLanguages(page, 'pit-cards')).toEqual([]);
});

test('limits are weighed before they are set, and hold from the next round', async () => {
  const page = await pitAt(story, 'pit-manager', 'WRONG');
  await page.locator('[data-open="limits"]').click();
  const before = page.locator('[data-worst="before"]');
  await before.waitFor();
  const now = Number(await before.getAttribute('data-net'));
  const maximum = page.locator('input[name="default.maximum"]');
  const held = Number(await maximum.inputValue());
  await maximum.fill('ten');
  await page.locator('[data-field="default.maximum"]').waitFor();
  await maximum.fill(String(held / 2));
  const after = page.locator('[data-worst="after"]');
  await expect.poll(async () => Number(await after.getAttribute('data-net'))).not.toBe(now);
  expect(Number(await after.getAttribute('data-net'))).toBeGreaterThan(now);
  expect(await problemsInBothLanguages(page, 'pit-limits')).toEqual([]);
  await page.locator('[data-do="set-limits"]:enabled').click();
  await page.locator('[data-limits="set"]').waitFor();
});

test('two people in two browsers correct a result: who asked cannot agree, and the money moves once', async () => {
  const { player, credit } = await lostRound(story, 'WRONG');
  const first = await pitAt(story, 'pit-supervisor', 'WRONG');
  await askToCorrect(first, [6, 2, 3]);
  await first.locator('[data-request][data-own]').waitFor();
  expect(await first.locator('[data-do="ApproveRequest"]').count()).toBe(0);
  const second = await pitAt(story, 'pit-manager', 'WRONG');
  await second.locator('[data-tile="WRONG"] [data-waiting="1"]').waitFor();
  // Before, after, money and clause stand there before anybody agrees.
  await second.locator('[data-request] [data-terminal]').first().waitFor();
  await second.locator('[data-request] [data-clause]').first().waitFor();
  expect(await problemsInBothLanguages(second, 'pit-decision')).toEqual([]);
  await second.locator('[data-do="ApproveRequest"]').click();
  await player.untilAmount('credit', credit + 500);
  await first.locator('[data-decisions="0"]').waitFor();
});

test('the shift manager decides what no clause does, a pit manager sees what it moves and agrees, and it stands', async () => {
  const { player, credit } = await lostRound(story, 'DECIDE');
  const first = await pitAt(story, 'shift-manager', 'DECIDE');
  await first.locator('[data-decide-about]').first().click();
  const form = first.locator('form[data-decide]');
  await form.locator('[name="reason"]').fill('The camera shows a hand on the dome.');
  expect(await problemsInBothLanguages(first, 'pit-decide')).toEqual([]);
  await form.locator('[data-do="ask-decision"]').click();
  await first.locator('[data-request][data-own]').waitFor();
  expect(await first.locator('[data-do="ApproveRequest"]').count()).toBe(0);
  const second = await pitAt(story, 'pit-manager', 'DECIDE');
  const request = second.locator('[data-request]');
  await request.locator('[data-terminal]').first().waitFor();
  expect(await request.textContent()).toContain('The camera shows a hand on the dome.');
  expect(await request.locator('[data-terminal] b').textContent()).toBe('+5');
  await second.locator('[data-do="ApproveRequest"]').click();
  await player.untilAmount('credit', credit);
  await second.locator('[data-status="reversed"]').first().waitFor();
});

test('what is answered late moves no table, no key of the round and no list away under a hand', async () => {
  await lostRound(story, 'DECIDE');
  const page = await (await story.person()).newPage();
  const late: (() => Promise<void>)[] = [];
  await page.route(/\/(shift|faults)\b/, (route) => {
    late.push(() => route.continue());
  });
  await page.goto(`${story.floor().address()}/pit?as=shift-manager&table=DECIDE`);
  for (const part of ['[data-open="recall"]', '[data-area]', '[data-do="integrity"]']) {
    await page.locator(`[data-board="DECIDE"] ${part}`).first().waitFor();
  }
  await expect.poll(() => late.length).toBeGreaterThanOrEqual(2);
  await awaitDrawn(page);
  const places = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('.pit-tile, .pit-left button, .pit-middle a'), (key) => {
        const { x, y } = key.getBoundingClientRect();
        const name = key.getAttribute('data-tile') ?? key.textContent;
        return `${name}: ${Math.round(x)}, ${Math.round(y)}`;
      }),
    );
  const before = await places();
  for (const answer of late) await answer();
  await page.locator('[data-shift-win]').first().waitFor();
  await awaitDrawn(page);
  expect(await places()).toEqual(before);
});
