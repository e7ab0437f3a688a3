import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsInBothLanguages } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { openPit } from '../testing/windows/story-windows.ts';

const story = storyOn([
  'table: SAME, game: rws-sic-bo-2021/c',
  'table: OTHER, game: rws-sic-bo-2021/c',
]);

async function pit(as: string): Promise<Page> {
  const { page } = await openPit(await story.person(), story.floor().address(), as, 'SAME');
  await page.locator('[data-board="SAME"]').waitFor();
  return page;
}

async function post(path: string, body: object, token?: string): Promise<unknown> {
  const answer = await fetch(`${story.floor().address()}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

/** A dealer who deals without looking at a screen. */
async function deal(rolls: readonly (readonly number[])[]): Promise<void> {
  const entered = await post('demo/enter', { kind: 'staff', position: 'dealer' });
  const token = String(Reflect.get(Object(entered), 'token'));
  for (const [index, dice] of rolls.entries()) {
    const order = (type: string, fields: object, round: object) =>
      post(
        'tables/SAME/commands',
        { op: `deal-${index}-${type}`, command: { type, ...fields }, ...round },
        token,
      );
    const round = { round: `SAME-${index + 1}` };
    await order('OpenBets', {}, {});
    await order('CloseBets', {}, round);
    await order('Tumble', { tumbles: 3 }, round);
    await order('RegisterResult', { dice, flat: true }, round);
  }
}

test('a roll that comes four times running is an alarm at its table, with charts, until somebody has looked and said why', async () => {
  const page = await pit('pit-supervisor');
  const again = [6, 1, 3];
  await deal([[1, 2, 4], [3, 5, 6], [2, 2, 5], again, again, again, again]);
  await page.locator('[data-integrity="1"][data-results="7"]').waitFor();
  await page.locator('[data-tile="SAME"][data-alarm]').waitFor();
  expect(await page.locator('[data-tile="OTHER"][data-alarm]').count()).toBe(0);
  await page.locator('[data-do="integrity"]').click();
  const panel = page.locator('[data-panel="integrity"]');
  expect(await panel.locator('.integrity-alarms li').textContent()).toContain('times running');
  // 6, 1 and 3 are 10, which 27 of the 216 rolls give: 7 x 27/216 = 0.875 of seven results.
  const ten = panel.locator('[data-chart="Totals"] tr', {
    has: page.locator('th', { hasText: /^10$/ }),
  });
  expect(await ten.locator('td').allTextContents()).toEqual(['4', '0.9']);
  expect(await problemsInBothLanguages(page, 'pit-integrity')).toEqual([]);
  await page.keyboard.press('Escape');
  const fault = page.locator('.pit-faults [data-subject="SAME"]');
  await fault.locator('[data-do="put-right"]').click();
  await fault.locator('input[name="reason"]').fill('The lens was dirty; the dice were looked at.');
  await fault.locator('[data-do="clear-fault"]').click();
  await fault.waitFor({ state: 'detached' });
  await page.locator('[data-integrity="0"]').waitFor();
  await page.locator('[data-tile="SAME"]:not([data-alarm])').waitFor();
  // Whoever comes later sees that there was one, and that somebody has looked.
  const later = await pit('shift-manager');
  await later.locator('[data-do="integrity"]').click();
  const told = later.locator('[data-panel="integrity"] .integrity-alarms li');
  expect(await told.textContent()).toContain('acknowledged');
});
