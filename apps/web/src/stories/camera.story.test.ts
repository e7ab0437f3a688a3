import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { startCamera } from '../testing/camera-server.ts';
import { picture } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { giveBrowserBack, openBrowser } from '../testing/windows/browser.ts';
import { openDisplay } from '../testing/windows/story-windows.ts';

const camera = await startCamera();
const table = (name: string, kind: string, path: string) =>
  `table: ${name}, game: rws-sic-bo-2021/b, camera: { kind: ${kind}, url: "${camera.address}${path}" }`;
const story = storyOn([
  table('LIST', 'hls', '/dice.m3u8'),
  table('LIVE', 'whep', '/whep'),
  table('DARK', 'hls', '/nothing.m3u8'),
]);
const studio = await openBrowser();
await camera.film(studio);
afterAll(async () => {
  await camera.close();
  await giveBrowserBack(studio);
});

/** Whether pictures come, and not one picture that stays. */
async function isMoving(page: Page): Promise<boolean> {
  await page.locator('[data-camera="seen"] video').first().waitFor();
  const at = () =>
    page
      .locator('[data-camera="seen"] video')
      .first()
      .evaluate((video) => (video instanceof HTMLVideoElement ? video.currentTime : 0));
  const before = await at();
  await expect.poll(at).toBeGreaterThan(before);
  return true;
}

test.each(['LIST', 'LIVE'])(
  'the picture of a camera by %s is seen on terminal and display, where the floor file says so',
  async (name) => {
    const { page } = await story.player(name);
    expect(await isMoving(page)).toBe(true);
    expect(await page.locator('.dome-card .dome').count()).toBe(0);
    await picture(page, `terminal-camera-${name}`);
    const board = await openDisplay(await story.person(), story.floor().address(), name);
    expect(await isMoving(board.page)).toBe(true);
    await picture(board.page, `display-camera-${name}`);
    expect(board.errors).toEqual([]);
  },
);

test('a camera that shows nothing leaves the drawn dome in its place', async () => {
  const { page } = await story.player('DARK');
  await page.locator('[data-camera="waiting"] .dome').waitFor();
});
