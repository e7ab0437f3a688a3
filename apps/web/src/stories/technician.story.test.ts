import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsInBothLanguages } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { terminalOf } from '../testing/story-round.ts';
import { openOffice, openPit } from '../testing/windows/story-windows.ts';

const story = storyOn(
  ['table: OPEN, game: rws-sic-bo-2021/b', 'table: EARLIER, game: rws-tai-sai-v5/c'],
  undefined,
  '',
  { comparesSoftware: true },
);

async function pairDisplay(page: Page): Promise<void> {
  await page.locator('[data-list="keys"]').waitFor();
  await page.locator('[data-do="pair"]').click();
  const panel = page.locator('[data-panel="pair"]');
  await panel.locator('select[name="kind"]').selectOption('display');
  await panel.locator('input[name="holder"]').fill('WALL-1');
  await panel.locator('[data-do="paired"]').click();
  await panel.locator('[data-code]').waitFor();
  expect(await problemsInBothLanguages(page, 'technician-pair')).toEqual([]);
  await page.keyboard.press('Escape');
}

/** Of a place that is not there nothing is believed. */
async function reportLamp(page: Page): Promise<void> {
  await page.locator('[data-choose="faults"]').click();
  await page.locator('[data-list="faults"]').waitFor();
  await page.locator('[data-do="report-fault"]').click();
  const report = page.locator('[data-panel="report-fault"]');
  await report.locator('input[name="subject"]').fill('NOWHERE');
  await report.locator('[data-do="reported"]').click();
  await report.locator('[data-fault]').waitFor();
  await report.locator('input[name="subject"]').fill('OPEN');
  await report.locator('input[name="detail"]').fill('The lamp of the tumbler is dark.');
  await report.locator('[data-do="reported"]').click();
}

test('a technician pairs a display, mends what is reported, and checks the software', async () => {
  const { page, errors } = await openOffice(
    await story.person(),
    story.floor().address(),
    'technician',
    'machines',
  );
  await pairDisplay(page);
  await reportLamp(page);
  const line = page.locator('[data-list="faults"] [data-row]', { hasText: 'OPEN' });
  await line.first().waitFor();
  // The pit sees it at the table it concerns, and nowhere else.
  const { page: pit } = await openPit(
    await story.person(),
    story.floor().address(),
    'pit-supervisor',
    'EARLIER',
  );
  await pit.locator('[data-tile="OPEN"] [data-faults="1"]').waitFor();
  expect(await pit.locator('[data-tile="EARLIER"] [data-faults]').count()).toBe(0);

  await page.locator('[data-do="check-software"]').click();
  await page.locator('[data-software="accepted"]').waitFor();
  expect(await problemsInBothLanguages(page, 'technician-faults')).toEqual([]);

  await line.first().click();
  const repair = page.locator('[data-panel="fault"]');
  await repair.locator('input[name="reason"]').fill('A new lamp.');
  await repair.locator('[data-do="put-right"]').click();
  await page.locator('[data-list="faults"] [data-row]', { hasText: 'A new lamp.' }).waitFor();
  await pit.locator('[data-tile="OPEN"] [data-faults]').waitFor({ state: 'detached' });
  // What somebody else looks at is the same list.
  await page.reload();
  await page.locator('[data-list="faults"] [data-row]', { hasText: 'A new lamp.' }).waitFor();
  // A refused report is told by its status in the console of the browser, and nothing else is.
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('[rws-tai-sai-v5#5.6] dice found damaged: the pit names earlier rounds, and a second person takes them back', async () => {
  const player = await story.player('EARLIER');
  const dealer = await story.dealer('EARLIER');
  const credit = await player.amount('credit');
  await story.open(dealer, player);
  await player.choose(500);
  await player.bet('big', 500);
  await dealer.press('CloseBets');
  await dealer.tumble();
  await dealer.enter([1, 2, 3]);
  await player.untilAmount('credit', credit - 500);
  await story.open(dealer, player);
  await player.bet('small', 500);
  const { page: first } = await openPit(
    await story.person(),
    story.floor().address(),
    'pit-supervisor',
    'EARLIER',
  );
  await first.locator('[data-open="incidents"]').click();
  await first.locator('button[data-action="void-affected-rounds"]').first().click();
  await first.locator('form.incident-form [data-choice]').first().click();
  expect(await problemsInBothLanguages(first, 'pit-earlier')).toEqual([]);
  await first.locator('form.incident-form [data-do="ReportIncident"]').click();
  // The round in progress is void at once; the earlier one waits for somebody else.
  await player.untilAmount('credit', credit - 500);
  await first.locator('[data-request][data-own]').waitFor();
  const { page: second } = await openPit(
    await story.person(),
    story.floor().address(),
    'pit-manager',
    'EARLIER',
  );
  await second.locator('[data-do="ApproveRequest"]').click();
  await player.untilAmount('credit', credit);
  await second.locator('[data-decisions="0"]').waitFor();
});

test('[baize-floor#service] the pit takes a terminal out of service and brings it back', async () => {
  const player = await story.player('OPEN');
  const dealer = await story.dealer('OPEN');
  await story.open(dealer, player);
  const { page } = await openPit(
    await story.person(),
    story.floor().address(),
    'pit-supervisor',
    'OPEN',
  );
  await page.locator('[data-open="service"]').click();
  const place = `terminal ${await terminalOf(player)}`;
  const its = page.locator(`[data-panel="service"] [data-service="${place}"]`);
  await its.locator('input[name="reason"]').fill('The screen flickers.');
  await its.locator('[data-do="TakeOutOfService"]').click();
  await player.page.locator('[data-notice="out-of-service"]').waitFor();
  await its.locator('input[name="reason"]').fill('A new cable.');
  await its.locator('[data-do="ReturnToService"]').click();
  await player.page.locator('[data-notice="out-of-service"]').waitFor({ state: 'detached' });
});
