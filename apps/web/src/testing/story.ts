import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { keepPicture } from './looks.ts';
import { dealerAt, type StoryDealer } from './story-dealer.ts';
import { type StoryFloor, type StoryFloorOptions, storyFloor } from './story-floor.ts';
import { playerAt, type StoryPlayer } from './story-player.ts';
import { giveBrowserBack, openBrowser } from './windows/browser.ts';
import {
  openConsole,
  openTerminal,
  type Person,
  type ScreenSize,
} from './windows/story-windows.ts';
import { type Visitor, visitor } from './windows/visitor.ts';

/** A floor with one browser, for the stories of a file. */
export interface Story {
  floor(): StoryFloor;
  /** Somebody with a browser of their own, until the story is over. */
  person(): Promise<Person>;
  /** Somebody at a terminal. */
  player(table: string): Promise<StoryPlayer>;
  dealer(table: string, as?: string): Promise<StoryDealer>;
  /** Opens bets and waits until the terminal shows it. */
  open(dealer: StoryDealer, player: StoryPlayer): Promise<void>;
}

/** `house` is whatever else the floor file says, beside its tables. */
export function storyOn(
  tables: readonly string[],
  size?: ScreenSize,
  house = '',
  options: StoryFloorOptions = {},
): Story {
  let floor: StoryFloor;
  let browser: Browser;
  let people: readonly Visitor[] = [];
  beforeAll(async () => {
    const lines = tables.map((table) => `  - { ${table}${resultOf(table)} }`);
    floor = await storyFloor(
      `floor: Stories\n${house}\ndefaults: { unit: 100 }\ntables:\n${lines.join('\n')}\n`,
      options,
    );
    browser = await openBrowser();
  });
  afterAll(async () => {
    await giveBrowserBack(browser);
    await floor?.end();
  });
  afterEach(async ({ task }) => {
    const gone = people;
    people = [];
    await (task.result?.state === 'fail' ? lastPictures(gone, task.name) : allLeave(gone));
  });
  const somebody = async () => {
    const came = await visitor(browser, floor.address(), size);
    people = [...people, came];
    return came;
  };
  return {
    floor: () => floor,
    person: somebody,
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

/** A dealer enters what the dice show, but where nobody deals. */
function resultOf(table: string): string {
  return table.includes('mode: automatic') || table.includes('resultSource:')
    ? ''
    : ', resultSource: dealer';
}

/** Who has played stops watching: the next story has the machine to itself. */
async function allLeave(people: readonly Visitor[]): Promise<void> {
  for (const each of people) await each.leave();
}

/** What everybody had before them when a story failed, to be looked at; nobody comes after them. */
async function lastPictures(people: readonly Visitor[], story: string): Promise<void> {
  const name = story.replaceAll(/\W+/g, '-').slice(0, 40);
  const pages = people.flatMap((each) => each.pages());
  for (const [index, page] of pages.entries()) {
    await keepPicture(page, `failed-${name}-${index}`).catch(() => undefined);
  }
  for (const each of people) await each.close();
}
