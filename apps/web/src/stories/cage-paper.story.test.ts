import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsInBothLanguages } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { cageWindow, lookUp, openDrawer, printedInstrument } from '../testing/story-cage.ts';
import { printed } from '../testing/story-paper.ts';

const story = storyOn(
  ['table: OPEN, game: rws-sic-bo-2021/b'],
  undefined,
  'cage: { windows: [C1] }\nminutesEast: 480',
);

/** The sheet on the screen: looked at, printed, put away. */
async function sheet(page: Page, name: string) {
  await page.locator('[data-panel="sheet"] [data-sheet]').first().waitFor();
  expect(await problemsInBothLanguages(page, `paper-${name}`)).toEqual([]);
  const paper = await printed(page);
  await page.keyboard.press('Escape');
  return paper;
}

async function payAndPrint(page: Page): Promise<void> {
  const number = await printedInstrument(story, 'OPEN');
  await lookUp(page, number);
  await page.locator('[data-do="pay"]').click();
  await page.locator('[data-do="receipt"]').click();
  const receipt = await sheet(page, 'receipt');
  expect(receipt.pages).toBe(1);
  // Once for the guest and once for the file, with the amount, the end of the number, and nothing of the screen.
  expect(receipt.text.match(/2,000\.00/g)).toHaveLength(2);
  expect(receipt.text).toContain(number.slice(-4));
  expect(receipt.text).not.toContain(number);
  expect(receipt.text).toContain('Stories');
  expect(receipt.text).toContain('Casey Cashier (demo-cashier)');
  expect(receipt.text).toContain('UTC+8');
  expect(receipt.text).not.toContain('Must be in it');

  // Opened again from the list it says that it is a copy.
  await page.locator('[data-list="today"] [data-row]').first().click();
  expect((await sheet(page, 'copy')).text).toContain('COPY');
}

async function fillAndPrint(page: Page): Promise<void> {
  await page.keyboard.press('F4');
  await page.locator('[data-choose="fill"]').click();
  await page.locator('form[data-move="fill"] input[name="amount"]').fill('500');
  await page.keyboard.press('Enter');
  await page.locator('[data-told="done"]', { hasText: '500.00' }).waitFor();
  await page.locator('[data-do="receipt"]').click();
  const fill = await sheet(page, 'fill');
  expect([fill.pages, fill.text.includes('Fill of a table')]).toEqual([1, true]);
  expect(fill.text).toContain('OPEN');
}

/** What the clock of a screen shows, and the moment it shows it for. */
async function clockOn(page: Page) {
  return page
    .locator('.house-head .clock')
    .evaluate((clock) => ({ text: clock.textContent, at: clock.getAttribute('datetime') ?? '' }));
}

test('a floor east of Greenwich shows its own time on a machine that is set to another', async () => {
  const page = await cageWindow(story, 'cashier');
  await page.locator('.clock-zone').waitFor();
  const { text, at } = await clockOn(page);
  const eightHoursOn = new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(11, 19);
  expect(text).toBe(`${eightHoursOn}UTC+8`);
});

test('what a cashier pays, fills, counts and closes comes out of the printer on one page each', async () => {
  const page = await cageWindow(story, 'cashier');
  await openDrawer(page);
  await payAndPrint(page);
  await fillAndPrint(page);

  await page.locator('.cage-drop summary').click();
  const box = page.locator('[data-count="count-drop"]');
  await box.locator('[name="note-10000"]').fill('20');
  await box.locator('[data-do="count-drop"]').click();
  await page.locator('[data-drop="200000"]').waitFor();
  const manager = await cageWindow(story, 'pit-manager');
  await manager.locator('[data-list="boxes"] [data-do="agree-drop"]').click();
  await manager
    .locator('[data-list="boxes"] [data-do="agree-drop"]')
    .waitFor({ state: 'detached' });
  await manager.locator('[data-list="boxes"] [data-row="OPEN"]').click();
  const drop = await sheet(manager, 'drop');
  expect(drop.pages).toBe(1);
  expect(drop.text).toContain('2,000.00');
  expect(drop.text).toContain('demo-pit-manager');

  // 5,000.00 counted in, 2,000.00 paid and 500.00 filled.
  await page.locator('[data-do="count-and-close"]').click();
  const form = page.locator('[data-count="count-drawer"]');
  await form.locator('[name="note-10000"]').fill('25');
  await form.locator('[data-do="count-drawer"]').click();
  const count = await sheet(page, 'count');
  expect(count.pages).toBe(1);
  expect(count.text).toContain('2,500.00');
  expect(count.text).toContain('demo-cashier');
  await page.locator('[data-count="open-drawer"]').waitFor();
});
