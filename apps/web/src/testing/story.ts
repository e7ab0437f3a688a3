import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { dealerAt, type StoryDealer } from './story-dealer.ts';
import { type StoryFloor, storyFloor } from './story-floor.ts';
import { playerAt, type StoryPlayer } from './story-player.ts';
import { openConsole, openTerminal, person, type ScreenSize } from './story-windows.ts';

/** A floor with one browser, for the stories of a file. */
export interface Story {
  floor(): StoryFloor;
  browser(): Browser;
  /** A person with a browser of their own, at a terminal. */
  player(table: string): Promise<StoryPlayer>;
  dealer(table: string, as?: string): Promise<StoryDealer>;
  /** Opens bets and waits until the terminal shows it. */
  open(dealer: StoryDealer, player: StoryPlayer): Promise<void>;
}

export function storyOn(tables: readonly string[], size?: ScreenSize): Story {
  let floor: StoryFloor;
  let browser: Browser;
  const people: BrowserContext[] = [];
  beforeAll(async () => {
    const lines = tables.map((table) => `  - { ${table}, resultSource: dealer }`);
    floor = await storyFloor(
      `floor: Stories\ndefaults: { unit: 100 }\ntables:\n${lines.join('\n')}\n`,
    );
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await floor?.end();
  });
  const somebody = async () => {
    const context = await person(browser, size);
    people.push(context);
    return context;
  };
  return {
    floor: () => floor,
    browser: () => browser,
    player: async (table) => {
      const { page } = await openTerminal(await somebody(), floor.address(), table);
      return playerAt(page);
    },
    dealer: async (table, as = 'dealer') => {
      const { page } = await openConsole(await somebody(), floor.address(), table, as);
      return dealerAt(page);
    },
    open: async (dealer, player) => {
      await dealer.press('OpenBets');
      await player.until('open');
    },
  };
}
