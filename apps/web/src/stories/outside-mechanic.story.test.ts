import { createHash, createHmac } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overflowingTexts, picture, problemsInBothLanguages } from '../testing/looks.ts';
import { dealerAt } from '../testing/story-dealer.ts';
import { type StoryFloor, storyFloor } from '../testing/story-floor.ts';
import { playerAt } from '../testing/story-player.ts';
import { giveBrowserBack, openBrowser } from '../testing/windows/browser.ts';
import { openConsole, openPit, openTerminal, person } from '../testing/windows/story-windows.ts';

const OUTSIDE = fileURLToPath(new URL('../../../../examples/big-wheel', import.meta.url));

let floor: StoryFloor;
let browser: Browser;
beforeAll(async () => {
  floor = await storyFloor(
    [
      'floor: Outside',
      `packages: [${OUTSIDE}]`,
      'tables:',
      '  - { table: BW, game: big-wheel, unit: 100, resultSource: dealer }',
      '  - { table: BS, game: big-wheel, unit: 100, resultSource: dealer }',
      '  - { table: BV, game: big-wheel, unit: 100, mode: automatic, bettingSeconds: 5, bettingSecondsMinimum: 0, stepSeconds: 1, pauseSeconds: 20 }',
    ].join('\n'),
  );
  browser = await openBrowser();
});
afterAll(async () => {
  await giveBrowserBack(browser);
  await floor.end();
});

test('a game that only a package from outside knows is played in the browser', async () => {
  const [playing, dealing] = [await person(browser), await person(browser)];
  const terminal = await openTerminal(playing, floor.address(), 'BW');
  const console = await openConsole(dealing, floor.address(), 'BW');
  const player = playerAt(terminal.page);
  const dealer = dealerAt(console.page);
  await dealer.press('OpenBets');
  await player.until('open');
  const credit = await player.amount('credit');
  await player.choose(500);
  await player.bet('20', 500);
  await player.bet('joker', 500);
  await player.bet('1', 500);
  const watching = await person(browser);
  const pit = await openPit(watching, floor.address(), 'pit-supervisor', 'BW');
  await pit.page.locator('[data-area="joker"][data-placed="500"]').waitFor();
  // One of 54 stops shows the joker, which pays 45 to 1: 225.00 against the 10.00 of the other two bets.
  const worst = pit.page.locator('[data-outcome]').first();
  await expect.poll(() => worst.locator('b').textContent()).toBe('-215');
  expect(await worst.locator('small').textContent()).toBe('×1');
  await worst.click();
  await pit.page.locator('[data-area="joker"][data-pays="22500"]').waitFor();
  await picture(pit.page, 'pit-wheel');
  expect(pit.errors).toEqual([]);
  await watching.close();
  await dealer.press('CloseBets');
  await player.until('no-more-bets');
  await dealer.press('SpinWheel-4');
  // Stop 16 shows 20, as the wheel of the example has it; 20 pays 20 to 1.
  await console.page.locator('[data-stop="16"]').click();
  await dealer.press('RegisterStop');
  await player.until('result');
  await expect.poll(() => player.returned()).toEqual({ '20': 10_500 });
  await expect.poll(async () => player.lit()).toEqual(['20']);
  await player.untilAmount('credit', credit - 1500 + 10_500);
  await terminal.page.locator('[data-wheel="16"] svg').waitFor();

  // Two turns are too few: the rulebook of the package voids the round, and every stake goes back.
  await dealer.press('OpenBets');
  await player.until('open');
  const before = await player.amount('credit');
  await player.bet('star', 500);
  await dealer.press('CloseBets');
  await dealer.press('SpinWheel-2');
  await player.until('void');
  await player.untilAmount('credit', before);
  expect([...terminal.errors, ...console.errors]).toEqual([]);
  await playing.close();
  await dealing.close();
});

async function post(path: string, body: object, token = ''): Promise<unknown> {
  const answer = await fetch(`${floor.address()}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

/** A dealer who turns the wheel without looking at a screen. */
async function spin(stops: readonly number[]): Promise<void> {
  const entered = await post('demo/enter', { kind: 'staff', position: 'dealer' });
  const token = String(Reflect.get(Object(entered), 'token'));
  for (const [index, stop] of stops.entries()) {
    const round = { round: `BS-${index + 1}` };
    const order = (type: string, fields: object, at: object) =>
      post(
        'tables/BS/commands',
        { op: `spin-${index}-${type}`, command: { type, ...fields }, ...at },
        token,
      );
    await order('OpenBets', {}, {});
    await order('CloseBets', {}, round);
    await order('SpinWheel', { turns: 4 }, round);
    await order('RegisterStop', { stop }, round);
  }
}

test('the pit sees that a wheel from outside rests at one stop, with what chance would give', async () => {
  // Stops 2 to 8 show 1, 2, 1, 5, 1, 2 and 1; stop 9, where it then stays, shows 10.
  await spin([2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9]);
  const watching = await person(browser);
  const { page, errors } = await openPit(watching, floor.address(), 'pit-supervisor', 'BS');
  await page.locator('[data-integrity="1"][data-results="12"]').waitFor();
  await page.locator('[data-tile="BS"][data-alarm]').waitFor();
  expect(await page.locator('[data-tile="BW"][data-alarm]').count()).toBe(0);
  await page.locator('[data-do="integrity"]').click();
  const panel = page.locator('[data-panel="integrity"]');
  expect(await panel.locator('.integrity-alarms li').textContent()).toContain(
    'stop 9 came 5 times running',
  );
  // Four of twelve spins showed a one, which is on 24 of the 54 stops: 12 x 24/54 = 5.33.
  const ones = panel.locator('[data-chart="symbols"] tbody tr').first();
  expect(await ones.locator('td').allTextContents()).toEqual(['4', '5.3']);
  expect(await problemsInBothLanguages(page, 'pit-wheel-integrity')).toEqual([]);
  expect(errors).toEqual([]);
  await watching.close();
});

/** The stop a seed gives, by other means than the browser's: the first byte below 216, by its remainder of 54. */
function stopOf(seed: string, closeHash: string): number {
  const counter = Buffer.alloc(4);
  const message = Buffer.concat([
    Buffer.from(closeHash, 'hex'),
    Buffer.from('big-wheel/1'),
    counter,
  ]);
  const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest();
  return (([...bytes].find((byte) => byte < 216) ?? 0) % 54) + 1;
}

test.each([
  ['a laptop', { width: 1366, height: 768 }, 'terminal-wheel-check'],
  ['a phone', { width: 390, height: 844 }, 'terminal-wheel-phone'],
])('a wheel that turns by itself shows its proof, on %s', async (_, size, name) => {
  const playing = await person(browser, size);
  const { page, errors } = await openTerminal(playing, floor.address(), 'BV');
  const bound = page.locator('.terminal:not([data-phase="open"]) .next-bound');
  await bound.waitFor();
  const promised = await bound.getAttribute('data-commitment');
  await page.locator('.terminal[data-phase="open"]').waitFor();
  expect(await page.locator('[data-commitment]').getAttribute('data-commitment')).toBe(promised);
  const key = page.locator('button[data-check-roll]');
  await key.waitFor();
  const shown = await page.locator('[data-wheel]').getAttribute('data-wheel');
  await bound.or(page.locator('.stage--compact')).first().waitFor();
  await picture(page, `${name}-key`);
  await key.click();
  await page.locator('[data-check="good"]').waitFor();
  const codes = await page.locator('.check-roll code').allTextContents();
  const [committed, closed = '', seed = '', hash, stop] = codes;
  expect(committed).toBe(promised);
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(promised);
  expect(hash).toBe(promised);
  expect(stop).toMatch(new RegExp(`^${shown} \\(`));
  expect(stopOf(seed, closed)).toBe(Number(shown));
  await picture(page, name);
  expect(await overflowingTexts(page)).toEqual([]);
  expect(errors).toEqual([]);
  await playing.close();
});
