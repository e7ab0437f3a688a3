import { expect, test } from 'vitest';
import { problemsInBothLanguages } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { cageWindow, openDrawer } from '../testing/story-cage.ts';
import { pressCashOut } from '../testing/story-cash-out.ts';
import { lostRound, pitAt, terminalOf } from '../testing/story-round.ts';
import { openOffice } from '../testing/windows/story-windows.ts';

const story = storyOn(
  ['table: LIFE, game: rws-sic-bo-2021/b'],
  undefined,
  'cage: { windows: [C1, C2] }',
);

test('a terminal opens with its whole life from pit, cage and office, and every amount with its event', async () => {
  const { player } = await lostRound(story, 'LIFE');
  const terminal = await terminalOf(player);
  await pressCashOut(player.page, '1000');
  await player.page.locator('[data-instrument]').waitFor();
  const link = `[data-terminal-life="${terminal}"]`;
  const sheet = `[data-life-of="${terminal}"]`;

  const pit = await pitAt(story, 'pit-supervisor', 'LIFE');
  await pit.locator(link).click();
  const life = pit.locator(sheet);
  const closed = life.locator('[data-life-line="BetsClosed"]');
  await closed.locator('.life-line').click();
  // The player had 5.00 on Big.
  expect(await closed.locator('[data-moved]').getAttribute('data-moved')).toBe('-500');
  await closed.locator('[data-bet="big"] b', { hasText: '5.00' }).waitFor();
  await closed.locator('[data-posting="500"] .clause-tag').first().waitFor();
  expect(await closed.locator('[data-go="round"]').getAttribute('href')).toBe(
    '/office?view=rounds&table=LIFE&round=LIFE-1',
  );
  expect(await problemsInBothLanguages(pit, 'terminal-life')).toEqual([]);

  await life.locator('[data-choose="ticket"]').click();
  const prepared = life.locator('[data-life-line="InstrumentPrepared"]');
  expect(await prepared.locator('[data-moved]').getAttribute('data-moved')).toBe('-100000');
  await prepared.locator('.life-line').click();
  await prepared.locator('[data-ticket-page] [data-life="InstrumentIssued"]').waitFor();

  const cage = await cageWindow(story, 'cashier');
  await openDrawer(cage);
  await cage.keyboard.press('F6');
  await cage.locator(link).first().click();
  await cage.locator(`${sheet} [data-life-line="BetsClosed"] .life-line`).click();
  await cage.locator(`${sheet} [data-event]`).waitFor();
  // Rounds are told in the office, which is not the cashier's.
  expect(await cage.locator(`${sheet} [data-go="round"]`).count()).toBe(0);

  const { page: office } = await openOffice(
    await story.person(),
    story.floor().address(),
    'auditor',
    'meters',
  );
  await office.locator(link).click();
  await office.locator(`${sheet} [data-life-line="InstrumentPrepared"]`).waitFor();
});
