import { expect, test } from 'vitest';
import { latinTexts, picture } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { playerAt } from '../testing/story-player.ts';
import { openPit } from '../testing/windows/story-windows.ts';

const story = storyOn([
  'table: BOTH, game: rws-sic-bo-2021/c, resultSource: dealer-and-device',
  'table: LOST, game: rws-tai-sai-v5/c',
  'table: QUIET, game: rws-tai-sai-v5/c',
]);

/** What stays as it is in any language: tables, people, books, currencies, formats, both languages of a switch. */
const NAMES = [
  ...['BOTH', 'LOST', 'QUIET', '-dice-', 'Stories', 'SGD', 'CSV', 'PDF', 'Language'],
  ...['Dana Dealer', 'Sam Supervisor', 'Mo Manager', 'Tai Sai (Open Cover)'],
  'Sic Bo (Open Cover) (Electronic Table Game)',
];

test('dealer and tumbler disagree: neither reading is shown, and one person alone does not go on', async () => {
  const dealer = await story.dealer('BOTH');
  const { page } = dealer;
  const tumbler = story.floor().tumbler('BOTH');
  await dealer.press('OpenBets');
  await dealer.press('CloseBets');
  await dealer.tumble();
  const [first = 1, second = 1, third = 1] = await tumbler.dice;
  tumbler.remove();
  await page.locator('[data-face]').first().waitFor();
  const others = (face: number) => (face % 6) + 1;
  await dealer.enter([others(first), second, third]);
  await page.locator('[data-task="paused"]').waitFor();
  await picture(page, 'console-readings-disagree');
  const shown = (await page.locator('body').textContent()) ?? '';
  for (const reading of [`${first}-${second}-${third}`, `${others(first)}-${second}-${third}`]) {
    expect(shown).not.toContain(reading);
  }
  await dealer.press('dismiss');
  await page.locator('[data-note="two-people"]').waitFor();
  expect(await page.locator('[data-do="ResumeTable"]').isDisabled()).toBe(true);
  await picture(page, 'console-two-people');
  const supervisor = await story.dealer('BOTH', 'pit-supervisor');
  await supervisor.press('ResumeTable');
  // Both read again, and nothing is filled in for the dealer.
  await page.locator('[data-face]').first().waitFor();
  expect(await page.locator('[data-face][aria-pressed="true"]').count()).toBe(0);
});

test('a terminal that is lost with its bets is told at its own table, in one line, until its round is over', async () => {
  const dealer = await story.dealer('LOST');
  const elsewhere = await story.dealer('QUIET');
  const player = await story.player('LOST');
  await story.open(dealer, player);
  await player.choose(500);
  await player.bet('small', 500);
  await player.page.close();
  const line = dealer.page.locator('[data-fault="link-lost"]');
  await line.waitFor();
  await picture(dealer.page, 'console-terminal-lost');
  expect(await dealer.page.locator('[data-fault]').count()).toBe(1);
  expect(await elsewhere.page.locator('[data-fault]').count()).toBe(0);
  const results = await dealer.page.locator('.results').boundingBox();
  const height = dealer.page.viewportSize()?.height ?? 0;
  expect((results?.y ?? height) + 40).toBeLessThan(height);
  await dealer.press('CloseBets');
  await dealer.tumble();
  await dealer.enter([1, 2, 3]);
  await line.waitFor({ state: 'detached' });
});

test('a window that another has replaced says so, and takes its place back with one key', async () => {
  const open = async () => {
    const page = await (await story.person()).newPage();
    await page.goto(`${story.floor().address()}/terminal?table=QUIET&terminal=P05`);
    await page.locator('[data-area]').first().waitFor();
    return page;
  };
  const first = await open();
  const second = await open();
  const here = first.locator('.veil-key');
  await here.waitFor();
  await here.click();
  await first.locator('[data-area]').first().waitFor();
  await second.locator('.veil-key').waitFor();
  expect(await playerAt(first).amount('credit')).toBeGreaterThan(0);
});

test('in Chinese the console says nothing in English, from round to round and when something is wrong', async () => {
  const dealer = await story.dealer('QUIET');
  const { page } = dealer;
  await page.locator('[data-language="zh-Hans"]').first().click();
  const found: string[] = [];
  const look = async (state: string) => {
    const texts = await latinTexts(page, NAMES);
    found.push(...texts.map((text) => `${state}: ${text}`));
  };
  await look('between rounds');
  for (const panel of ['terminals', 'person', 'pause']) {
    await page.locator(`[data-open="${panel}"]`).first().click();
    await page.locator(`[data-panel], form`).first().waitFor();
    await look(panel);
    await page.keyboard.press('Escape');
    await page.locator('[data-panel]').waitFor({ state: 'detached' });
  }
  await dealer.press('OpenBets');
  await page.locator('[data-do="CloseBets"]').waitFor();
  await look('betting');
  await page.locator('[data-open="incidents"]').click();
  await page.locator('button[data-incident]').first().waitFor();
  await look('incidents');
  const incidents = await page
    .locator('button[data-incident]')
    .evaluateAll((keys) => keys.map((key) => key.getAttribute('data-incident') ?? ''));
  for (const incident of incidents) {
    await page.locator(`button[data-incident="${incident}"]`).click();
    await page.locator('form.incident-form').waitFor();
    await look(incident);
    await page.keyboard.press('Escape');
    await page.locator('form.incident-form').waitFor({ state: 'detached' });
    await page.locator('[data-open="incidents"]').click();
    await page.locator('button[data-incident]').first().waitFor();
  }
  await page.keyboard.press('Escape');
  await dealer.press('CloseBets');
  await page.locator('[data-do="count"]').first().waitFor();
  await look('closed');
  await dealer.tumble();
  await page.locator('[data-face]').first().waitFor();
  await look('dice');
  await dealer.enter([4, 5, 2]);
  await page.locator('[data-do="OpenBets"]').waitFor();
  await look('after a round');
  expect(found).toEqual([]);
});

test('in Chinese the pit says nothing in English', async () => {
  const address = story.floor().address();
  const { page } = await openPit(await story.person(), address, 'pit-manager', 'QUIET');
  await page.locator('[data-language="zh-Hans"]').first().click();
  const found = [...(await latinTexts(page, NAMES))];
  for (const panel of ['limits', 'incidents', 'pause']) {
    await page.locator(`[data-open="${panel}"]`).first().click();
    await page.locator('[data-panel] *').first().waitFor();
    const texts = await latinTexts(page, NAMES);
    found.push(...texts.map((text) => `${panel}: ${text}`));
    await page.keyboard.press('Escape');
    await page.locator('[data-panel]').waitFor({ state: 'detached' });
  }
  expect(found).toEqual([]);
});
