import { expect, test } from 'vitest';
import { accessibilityProblems, overflowingTexts, picture } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { KIOSK, openConsole, openPit } from '../testing/windows/story-windows.ts';

const story = storyOn([
  'table: HOURS, game: licensee-sic-bo/standard, equipment: { dice: set-1, shaker: automated }',
]);

const MINUTE = 60_000;

test('[licensee-sic-bo#1] [licensee-sic-bo#5(b)] dealer and pit are told before the hours of a set end, and of the test of a shift, and led to where it is done', async () => {
  const floor = story.floor();
  const calm = await openConsole(await story.person(), floor.address(), 'HOURS', 'pit-supervisor');
  await calm.page.locator('[data-open="service"]').waitFor();
  expect(await calm.page.locator('[data-due-what="dice"]').count()).toBe(0);
  // Half an hour before the twenty-four are over; other shifts have begun meanwhile.
  await floor.kill();
  await floor.restart(24 * 60 * MINUTE - 30 * MINUTE);
  const { page } = await openConsole(
    await story.person(),
    floor.address(),
    'HOURS',
    'pit-supervisor',
  );
  const card = page.locator('.due-card');
  await card.locator('[data-due-what="dice"]').waitFor();
  await page.locator('[data-due-pill]').waitFor();
  await card.locator('[data-clause="licensee-sic-bo#1"]').first().waitFor();
  await picture(page, 'due-console');
  expect(await overflowingTexts(page)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  const pit = await openPit(await story.person(), floor.address(), 'pit-supervisor', 'HOURS');
  await pit.page.setViewportSize(KIOSK);
  await pit.page.locator('.due-card [data-due-what="dice"]').waitFor();
  await pit.page.locator('[data-tile="HOURS"] [data-due-pill]').waitFor();
  await picture(pit.page, 'due-pit');
  expect(await overflowingTexts(pit.page)).toEqual([]);
  await card.locator('[data-do="see-to-it"]').click();
  const panel = page.locator('[data-panel="equipment"]');
  await panel.locator('[data-check="dice"] input').fill('set-2');
  await panel.locator('[data-do="ChangeDice"]').click();
  await page.locator('[data-due-what="dice"]').waitFor({ state: 'detached' });
});
