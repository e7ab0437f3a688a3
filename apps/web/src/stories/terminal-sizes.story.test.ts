import { GAMES } from '@baize/rulebooks';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildScreens } from '../testing/built-screens.ts';
import { gameOf } from '../testing/game-sheet.ts';
import { awaitFrames, overflowingTexts, picture } from '../testing/looks.ts';
import { openBets, openTable } from '../testing/rounds.ts';
import { startScriptedFloor } from '../testing/scripted/scripted-floor.ts';
import { giveBrowserBack, openBrowser, openPage } from '../testing/windows/browser.ts';

const dice = GAMES.filter(({ layout }) => layout !== null).map(({ id }) => id);

/** Six screens as people have them. */
const SCREENS = {
  kiosk: { width: 1920, height: 1080 },
  laptop: { width: 1366, height: 768 },
  tablet: { width: 820, height: 1180 },
  'tablet on its side': { width: 1180, height: 820 },
  phone: { width: 390, height: 844 },
  'phone on its side': { width: 844, height: 390 },
} as const;

/** The two whose every size is pictured; of the others, the kiosk. */
const PICTURED = new Set<string>(['rws-sic-bo-2021/b', 'rws-tai-sai-v5/a']);

type ScreenName = keyof typeof SCREENS;

/** At twice its size a page has half the room; below 320 points nothing has to be laid out anew (WCAG 1.4.10). */
function atZoom({ width, height }: (typeof SCREENS)[ScreenName], zoom: 1 | 2) {
  const isUpright = height > width;
  const least = isUpright ? { width: 320, height: 500 } : { width: 500, height: 320 };
  return {
    width: Math.max(width / zoom, Math.min(width, least.width)),
    height: Math.max(height / zoom, Math.min(height, least.height)),
  };
}

let browser: Browser;
let site: string;
beforeAll(async () => {
  site = buildScreens();
  browser = await openBrowser();
});
afterAll(() => giveBrowserBack(browser));

/** A window that was resized is laid out some pictures later: the stage changes, the felt is measured, the zoom follows. */
async function untilLaidOut(page: Page): Promise<void> {
  const places = async () => {
    await awaitFrames(page, 4);
    return page.evaluate(() => {
      const { left, width } = document.querySelector('.felt')?.getBoundingClientRect() ?? {};
      return `${document.querySelector('.stage')?.className} ${left} ${width}`;
    });
  };
  const seen = [await places()];
  while (seen.length < 100) {
    const now = await places();
    if (now === seen.at(-1)) return;
    seen.push(now);
  }
  throw new Error(`The felt finds no rest: ${seen.slice(-4).join('; ')}.`);
}

/** Areas as they are drawn, with the shorter of their sides in pixels. */
function drawnAreas(page: Page) {
  return page.locator('[data-area]').evaluateAll((areas) =>
    areas.map((area) => {
      const { width, height } = area.getBoundingClientRect();
      return { bet: area.getAttribute('data-area') ?? '', side: Math.min(width, height) };
    }),
  );
}

/** On a kiosk: the engine's areas and no others, each large enough for any finger. */
async function kioskProblems(page: Page, id: string): Promise<readonly string[]> {
  const drawn = await drawnAreas(page);
  const engine = gameOf(id).wagers.map(({ text }) => text);
  const missing = engine.filter((bet) => !drawn.some((area) => area.bet === bet));
  const unknown = drawn.filter(({ bet }) => !engine.includes(bet)).map(({ bet }) => bet);
  const twice = drawn.length - new Set(drawn.map(({ bet }) => bet)).size;
  return [
    ...missing.map((bet) => `${bet} is not drawn`),
    ...unknown.map((bet) => `${bet} is no area of the engine`),
    ...(twice > 0 ? [`${twice} areas are drawn twice`] : []),
    ...drawn.filter(({ side }) => side < 66).map(({ bet, side }) => `${bet} is ${side} px`),
  ];
}

/** What is wrong with the felt as it is first drawn. */
function feltProblems(page: Page, least: number) {
  return page.evaluate((smallest) => {
    const problems: string[] = [];
    const view = document.querySelector('.felt-window') ?? document.querySelector('.felt');
    const window = view?.getBoundingClientRect();
    if (!window || window.height < 120) problems.push(`the felt is ${window?.height} high`);
    const areas = [...document.querySelectorAll<HTMLElement>('[data-area]')].map((area) => ({
      bet: area.dataset.area ?? '',
      box: area.getBoundingClientRect(),
    }));
    for (const { bet, box } of areas) {
      const side = Math.min(box.width, box.height);
      if (side < smallest - 0.5) problems.push(`${bet} is ${side.toFixed(1)} px`);
    }
    for (const [index, { bet, box }] of areas.entries()) {
      const under = areas
        .slice(index + 1)
        .find(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            box.right > other.left + 1 &&
            box.top < other.bottom - 1 &&
            box.bottom > other.top + 1,
        );
      if (under) problems.push(`${bet} overlaps ${under.bet}`);
    }
    const isSeen = (box: DOMRect | undefined) =>
      box !== undefined &&
      window !== undefined &&
      box.left >= window.left - 2 &&
      box.right <= window.right + 2 &&
      box.top >= window.top - 2 &&
      box.bottom <= window.bottom + 2;
    for (const bet of ['big', 'small', 'odd', 'even']) {
      const area = areas.find((each) => each.bet === bet);
      const quick = document.querySelector(`[data-quick="${bet}"]`);
      if (area && !quick && !isSeen(area.box)) problems.push(`${bet} is out of sight`);
    }
    return problems;
  }, least);
}

/** Keys that belong to playing, too small for a finger. */
function smallKeys(page: Page, least: number) {
  return page.evaluate(
    (smallest) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '.action, .cash button, .favourite, .tool, .languages button, .even-bar button, .felt-zoom button',
        ),
      ].flatMap((key) => {
        const { width, height } = key.getBoundingClientRect();
        // What a small screen leaves out is not too small.
        if (width === 0 || Math.min(width, height) >= smallest - 0.5) return [];
        return [`${key.className}: ${width.toFixed(0)} x ${height.toFixed(0)}`];
      }),
    least,
  );
}

/** The smallest price on the felt, in pixels of the screen. */
function smallestPrice(page: Page): Promise<number> {
  return page.locator('.felt').evaluate((felt) => {
    const scale =
      felt.getBoundingClientRect().width / (felt instanceof HTMLElement ? felt.offsetWidth : 1);
    const sizes = [...felt.querySelectorAll('.area-price')].map((price) =>
      Number.parseFloat(getComputedStyle(price).fontSize),
    );
    return Math.min(...sizes) * scale;
  });
}

test.each(dice)(
  '%s can be played on six screens, in two languages, at normal size and at twice it',
  async (id) => {
    const table = openTable(id, 616_500, { bettingSeconds: 600 });
    openBets(table);
    const floor = await startScriptedFloor(table, site);
    const problems: string[] = [];
    const page = await openPage(browser, { viewport: SCREENS.kiosk });
    await page.goto(`${floor.address}/terminal`);
    await page.locator('.terminal[data-phase="open"]').waitFor();
    let languages = ['en', 'zh-Hans'];
    for (const [name, screen] of Object.entries(SCREENS)) {
      for (const zoom of [1, 2] as const) {
        await page.setViewportSize(atZoom(screen, zoom));
        await untilLaidOut(page);
        const isKiosk = (await page.locator('.stage--compact').count()) === 0;
        for (const language of languages) {
          const key = page.locator(`[data-language="${language}"]`).first();
          if ((await key.getAttribute('aria-pressed')) !== 'true') await key.click();
          const found = [
            ...(await feltProblems(page, isKiosk ? 44 : 40)),
            ...(await smallKeys(page, isKiosk ? 44 : 40)),
            ...(await overflowingTexts(page)),
          ];
          problems.push(...found.map((problem) => `${name} x${zoom} ${language}: ${problem}`));
          if ((name === 'kiosk' && zoom === 1) || PICTURED.has(id)) {
            const file = `size-${id}-${name}-x${zoom}-${language}`.replaceAll(/[ /]/g, '-');
            await picture(page, file);
          }
        }
        // The next size begins in the language this one ended in: each change draws the whole felt anew.
        languages = languages.toReversed();
        if (name === 'kiosk' && zoom === 1) problems.push(...(await kioskProblems(page, id)));
        if (name === 'laptop' && zoom === 1) {
          const price = await smallestPrice(page);
          if (price < 13) problems.push(`${name}: a price of ${price.toFixed(1)} px`);
        }
      }
    }
    await page.close();
    await floor.close();
    expect(problems).toEqual([]);
  },
);
