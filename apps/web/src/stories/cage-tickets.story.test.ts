import { expect, test } from 'vitest';
import { problemsInBothLanguages } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { cageWindow, openDrawer } from '../testing/story-cage.ts';
import { pressCashOut } from '../testing/story-cash-out.ts';
import { openPit } from '../testing/windows/story-windows.ts';

const story = storyOn(
  ['table: LIST, game: rws-sic-bo-2021/b'],
  undefined,
  'cage: { windows: [C1, C2] }',
);

test('[baize-floor#ticket-life] two people give a new ticket for one nobody confirmed, and the old number is refused', async () => {
  const { page: terminal } = await story.player('LIST');
  await pressCashOut(terminal, '1000');
  const ticket = terminal.locator('[data-instrument]');
  const number = (await ticket.getAttribute('data-instrument')) ?? '';
  await terminal.locator('[data-do="no-ticket"]').click();
  await terminal.locator('[data-state="jam"]').waitFor();

  const page = await cageWindow(story, 'cashier');
  await openDrawer(page);
  await page.keyboard.press('F6');
  await page.locator('[data-open-sum="100000"]').waitFor();
  await page.locator('input[name="ticketAmount"]').fill('1000');
  const one = page.locator('[data-ticket-page][data-status="in-doubt"]');
  await one.locator('[data-life="InstrumentDoubted"]').waitFor();
  expect(await page.locator('main').textContent()).not.toContain(number.slice(0, 14));
  expect(await problemsInBothLanguages(page, 'cage-tickets')).toEqual([]);
  await one.locator('input[name="ticket-reason"]').fill('No paper at the terminal.');
  await one.locator('[data-do="ticket-reissue"]').click();
  await one.locator('[data-waits="reissue"]').waitFor();
  const { page: pit } = await openPit(
    await story.person(),
    story.floor().address(),
    'pit-supervisor',
    'LIST',
  );
  await pit.locator('[data-request] [data-do="ApproveRequest"]').click();

  await terminal.locator('[data-state="take"]').waitFor();
  expect(await ticket.getAttribute('data-instrument')).not.toBe(number);
  await page.keyboard.press('F1');
  await page.locator('input[name="number"]').fill(number);
  await page.keyboard.press('Enter');
  await page.locator('[data-found="void"]').waitFor();
  expect(await page.locator('[data-do="pay"]').isDisabled()).toBe(true);
});
