import { playerView } from '@baize/table';
import type { Roll } from '@baize/three-dice';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildScreens } from '../testing/built-screens.ts';
import { picture } from '../testing/looks.ts';
import {
  closeBets,
  openBets,
  openTable,
  place,
  register,
  TERMINAL,
  tumble,
} from '../testing/rounds.ts';
import { startScriptedFloor } from '../testing/scripted/scripted-floor.ts';
import { staff } from '../testing/scripted/scripted-table.ts';
import { giveBrowserBack, openBrowser, openPage } from '../testing/windows/browser.ts';

let browser: Browser;
let site: string;
beforeAll(async () => {
  site = buildScreens();
  browser = await openBrowser();
});
afterAll(() => giveBrowserBack(browser));

const CREDIT = 616_500;

async function openRound(bettingSeconds = 600) {
  const table = openTable('rws-sic-bo-2021/b', CREDIT, { bettingSeconds });
  openBets(table);
  const floor = await startScriptedFloor(table, site);
  const page = await openPage(browser, { viewport: { width: 1366, height: 768 } });
  await page.goto(`${floor.address}/terminal`);
  await page.locator('.terminal[data-phase="open"]').waitFor();
  const end = async () => {
    await page.close();
    await floor.close();
  };
  const staked = () => playerView(table.state(), TERMINAL, Date.now()).staked;
  return { table, floor, page, staked, end };
}

/** Breaks the line, lets something happen, and mends it. */
async function breakLine(
  { page, floor }: Awaited<ReturnType<typeof openRound>>,
  meanwhile: () => void,
): Promise<string> {
  floor.cut(true);
  await page.locator('.terminal[data-phase="offline"]').waitFor();
  meanwhile();
  floor.faults.isStalled = false;
  floor.mend();
  const notice = page.locator('[data-notice="reconciliation"]');
  await notice.waitFor();
  return (await notice.textContent()) ?? '';
}

const tap = (page: Page, bet: string) => page.locator(`[data-area="${bet}"]`).click();

describe('after a break of the line', () => {
  const onItsWay = async () => {
    const round = await openRound();
    round.floor.faults.isStalled = true;
    await tap(round.page, 'big');
    await round.page.locator('[data-area="big"] [data-chip="pending"]').waitFor();
    return round;
  };

  test('a chip that was on its way and is registered now is told with its amount', async () => {
    const round = await onItsWay();
    expect(await breakLine(round, () => undefined)).toContain('25.00 was registered');
    expect(round.staked()).toBe(2_500);
    await round.end();
  });

  test('a chip that came too late is told as returned, with its amount', async () => {
    const round = await onItsWay();
    const told = await breakLine(round, () => closeBets(round.table));
    expect(told).toContain('25.00 was not registered and is back in your credit');
    expect(round.staked()).toBe(0);
    await round.end();
  });

  test('[baize-floor#service] a chip on its way when the terminal went out of service is told as returned, what was registered stands', async () => {
    const round = await openRound();
    await tap(round.page, 'small');
    await expect.poll(round.staked).toBe(2_500);
    round.floor.faults.isStalled = true;
    await tap(round.page, 'big');
    await round.page.locator('[data-area="big"] [data-chip="pending"]').waitFor();
    const told = await breakLine(round, () => {
      const what = { what: 'terminal', terminal: TERMINAL } as const;
      round.table.give(staff('dealer'), {
        type: 'TakeOutOfService',
        ...what,
        reason: 'The screen flickers.',
      });
    });
    expect(told).toContain('25.00 was not registered and is back in your credit');
    expect(told).toContain('Bets of 25.00 stand');
    const out = round.page.locator('[data-notice="out-of-service"]');
    expect(await out.textContent()).toContain('The screen flickers.');
    expect(await round.page.locator('[data-area="big"] [data-chip="registered"]').count()).toBe(0);
    await picture(round.page, 'terminal-out-in-flight');
    expect(round.staked()).toBe(2_500);
    await round.end();
  });

  test('bets that stand are said to stand, and the line covers no area', async () => {
    const round = await openRound();
    await tap(round.page, 'big');
    await expect.poll(round.staked).toBe(2_500);
    expect(await breakLine(round, () => undefined)).toContain('Bets of 25.00 stand');
    const covered = await round.page.evaluate(() => {
      const notice = document.querySelector('.notices')?.getBoundingClientRect();
      if (!notice) return ['no notice'];
      return [...document.querySelectorAll('[data-area]')].flatMap((area) => {
        const { left, right, top, bottom } = area.getBoundingClientRect();
        const isUnder =
          left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top;
        return isUnder ? [area.getAttribute('data-area')] : [];
      });
    });
    expect(covered).toEqual([]);
    await picture(round.page, 'terminal-back-online');
    await round.page.locator('[data-notice="reconciliation"]').waitFor({ state: 'detached' });
    await round.end();
  });

  test('a round that was void meanwhile is told with what came back', async () => {
    const round = await openRound();
    await tap(round.page, 'big');
    await expect.poll(round.staked).toBe(2_500);
    const told = await breakLine(round, () => {
      closeBets(round.table);
      tumble(round.table, 2);
    });
    expect(told).toContain('void, 25.00 returned');
    await round.end();
  });
});

test('the card of a registered bet names it after the close too', async () => {
  const { table, page, end } = await openRound();
  place(table, 'big', 7_500);
  closeBets(table);
  await page.locator('.terminal[data-phase="no-more-bets"]').waitFor();
  await tap(page, 'big');
  const card = page.locator('[data-card="big"]');
  await card.waitFor();
  expect(await card.locator('dt', { hasText: 'Your bet' }).locator('+ dd').textContent()).toBe(
    '75',
  );
  await page.keyboard.press('Escape');
  // Focus goes back to the area the card was opened from.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-area], .felt') !== null))
    .toBe(true);
  await end();
});

test('a refusal lets touches through to the areas around it, and its reason stands beside the felt', async () => {
  const { table, page, staked, end } = await openRound();
  place(table, 'total:10', 20_000);
  await tap(page, 'total:10');
  await page.locator('[data-tip="above-maximum"]').waitFor();
  const box = await page.locator('[data-tip]').boundingBox();
  if (!box) throw new Error('The tip is not to be seen.');
  const under = await page.evaluate(
    ({ x, y }) =>
      document.elementFromPoint(x, y)?.closest('[data-area]')?.getAttribute('data-area'),
    { x: box.x + box.width / 2, y: box.y + box.height / 2 },
  );
  expect(under).toBeTruthy();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(staked).toBe(22_500);
  expect(await page.locator('[data-notice="refusal"]').textContent()).toContain('kept at 200');
  await page.locator('[data-notice="refusal"] [data-clause]').click();
  await page.locator('[data-notice="refusal"] .clause-text').waitFor();
  await end();
});

/** What a round with these bets shows in its banner. */
async function settled(bets: Readonly<Record<string, number>>, dice: Roll) {
  const round = await openRound();
  for (const [bet, stake] of Object.entries(bets)) place(round.table, bet, stake);
  closeBets(round.table);
  tumble(round.table);
  register(round.table, dice);
  const net = round.page.locator('.phase [data-net]');
  await net.waitFor();
  return { ...round, net };
}

test('less back than staked is no win: the banner has the net and nothing celebrates', async () => {
  // Eleven with a six and a four: Big returns 100 of the 150 that were staked.
  const { page, net, end } = await settled({ big: 5_000, small: 10_000 }, [6, 4, 1]);
  expect(await net.getAttribute('data-net')).toBe('-5000');
  expect(await page.locator('[data-celebrated]').count()).toBe(0);
  // Whoever listens hears the money too.
  expect(await page.locator('[data-spoken]').textContent()).toContain(
    'Bet 150.00, returned 100.00',
  );
  await picture(page, 'terminal-net-below-stake');
  await end();
});

test('more back than staked is celebrated', async () => {
  const { page, net, end } = await settled({ big: 5_000 }, [6, 4, 1]);
  expect(await net.getAttribute('data-net')).toBe('5000');
  expect(await page.locator('[data-celebrated]').count()).toBe(1);
  await end();
});

test('whoever listens hears the phase and that the last seconds have begun, not every second', async () => {
  const { page, end } = await openRound(8);
  const heard = await page.evaluate(async () => {
    const spoken = document.querySelector('[data-spoken]');
    let changes = 0;
    const watch = new MutationObserver(() => {
      changes += 1;
    });
    if (spoken) watch.observe(spoken, { childList: true, subtree: true, characterData: true });
    await new Promise<void>((resolve) => {
      const look = () => {
        if (document.querySelector('.terminal[data-phase="closing"]')) resolve();
        else setTimeout(look, 50);
      };
      look();
    });
    return { changes, live: document.querySelectorAll('.phase[aria-live], .phase[role]').length };
  });
  expect(heard.changes).toBeLessThanOrEqual(3);
  expect(heard.live).toBe(0);
  await end();
});

test('the shell brings the type of both languages, so that the other one is there when the line is not', async () => {
  const { page, floor, end } = await openRound();
  await page.waitForFunction(() => [...document.fonts].every(({ status }) => status === 'loaded'));
  floor.cut(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.locator('[data-language="zh-Hans"]').first().click();
  await page.locator('html[lang="zh-Hans"]').waitFor();
  expect(asked.filter((url) => url.endsWith('.woff2'))).toEqual([]);
  await end();
});
