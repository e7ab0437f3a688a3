import { readFile } from 'node:fs/promises';
import { pdfAttachment, pdfPages } from '@baize/testing/pdf-text';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsInBothSizes } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { lostRound, pitAt, playRounds } from '../testing/story-round.ts';
import { KIOSK, openOffice } from '../testing/windows/story-windows.ts';

const story = storyOn(
  [
    'table: NORTH, game: rws-sic-bo-2021/b, pit: North',
    'table: SOUTH, game: rws-sic-bo-2021/b, pit: South',
    'table: PAPER, game: rws-sic-bo-2021/b, pit: South',
  ],
  KIOSK,
  'pits: { North: { people: [demo-pit-manager] } }',
);

let played: Promise<void> | undefined;

/** A round in either pit, once for all stories of the file. */
function roundsInBothPits(): Promise<void> {
  played ??= (async () => {
    for (const table of ['NORTH', 'SOUTH']) {
      await playRounds(await story.dealer(table), table, 1, 1);
    }
  })();
  return played;
}

/** What a key gives to whoever presses it. */
async function saved(page: Page, key: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), key.click()]);
  return readFile(await download.path());
}

/** The words on paper, as they stand there but for where lines break. */
function wordsOf(pdf: Buffer): string {
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
  return pdfPages(pdf).join('').replaceAll(/\s/g, '');
}

test('a PAR sheet made in the office and a list printed there say what the table plays and what was played', async () => {
  await lostRound(story, 'PAPER');
  const { page } = await openOffice(
    await story.person(),
    story.floor().address(),
    'shift-manager',
    'exports&table=PAPER',
  );
  const sheet = page.locator('[data-export="par"] [data-row="PAPER rws-sic-bo-2021/b"]');
  const par = await saved(page, sheet.locator('[data-do="par-pdf"]'));
  // By the golden file, which another counter wrote: Small keeps 1/36.
  const { identification, bets } = JSON.parse(pdfAttachment(par));
  expect(identification.game).toBe('rws-sic-bo-2021/b');
  expect(bets.find(({ bet }: { bet: string }) => bet === 'small').edge).toBe('1/36');
  for (const said of ['rws-sic-bo-2021/b', 'Small', '1/36']) expect(wordsOf(par)).toContain(said);

  await page.locator('[data-go="rounds"]').click();
  await page.locator('[data-row="PAPER-1"]').waitFor();
  const list = await saved(page, page.locator('.office-bar [data-do="pdf"]'));
  const { rounds } = JSON.parse(pdfAttachment(list));
  expect(rounds).toMatchObject([
    { round: 'PAPER-1', status: 'settled', result: [1, 2, 3], staked: 500, returned: 0 },
  ]);
  for (const said of ['Rounds', 'PAPER-1', 'settled', '500']) {
    expect(wordsOf(list)).toContain(said);
  }
});

test('a supervisor goes from the pit to what was done at its tables, finds a line, and takes the trail along', async () => {
  await roundsInBothPits();
  const page = await pitAt(story, 'pit-supervisor', 'NORTH');
  const terminals = await saved(page, page.locator('[data-files="terminals"] [data-do="csv"]'));
  expect(String(terminals)).toMatch(/^terminal,game,credit,staked,owed,locked,outOfService\r\n/);
  const rounds = await saved(page, page.locator('[data-files="rounds"] [data-do="csv"]'));
  expect(String(rounds)).toContain('NORTH-1,settled');
  const waiting = await saved(page, page.locator('[data-files="decisions"] [data-do="pdf"]'));
  expect(wordsOf(waiting)).toContain('0lines');

  await page.locator('[data-choose="North"]').click();
  await page.locator('[data-go="audit"]').click();
  const lines = page.locator('[data-list="audit"] [data-row]');
  await lines.first().waitFor();
  expect(await page.locator('[data-go]').evaluateAll(namesOf)).toEqual(['rounds', 'audit']);
  const subjects = await lines.locator('[data-column="subject"]').allTextContents();
  expect(new Set(subjects)).toEqual(new Set(['NORTH']));
  await page.locator('[data-chain]:not([data-chain="unknown"])').waitFor();
  expect(await page.locator('[data-chain]').getAttribute('data-chain')).not.toBe('broken');
  expect(await problemsInBothSizes(page, 'pit-trail')).toEqual([]);

  await page.locator('[data-find]').fill('No more bets');
  await expect.poll(() => lines.count()).toBe(1);
  const bar = page.locator('.office-bar');
  const csv = String(await saved(page, bar.locator('[data-do="csv"]')));
  expect(csv.trimEnd().split('\r\n')[1]).toContain('demo-dealer');
  const paper = await saved(page, bar.locator('[data-do="pdf"]'));
  const { lines: printed } = JSON.parse(pdfAttachment(paper));
  expect(printed.map(({ action }: { action: string }) => action)).toContain('command:CloseBets');
  expect(wordsOf(paper)).toContain('command:CloseBets');
  for (const other of ['SOUTH', 'PAPER', 'enter-demo', 'connect']) {
    expect(wordsOf(paper)).not.toContain(other);
  }
  // Another pit is one choice away; another's people and keys are nowhere.
  await page.locator('[data-find]').fill('');
  await page.locator('[data-choose="South"]').click();
  await expect
    .poll(async () => new Set(await lines.locator('[data-column="subject"]').allTextContents()))
    .toContain('SOUTH');
});

test('a pit manager who is assigned to a pit has its tables, its trail and its rounds, and no other', async () => {
  await roundsInBothPits();
  const page = await pitAt(story, 'pit-manager', 'NORTH');
  expect(await page.locator('[data-tile]').evaluateAll(tablesOf)).toEqual(['NORTH']);
  expect(await page.locator('.pit-choice').count()).toBe(0);
  await page.locator('[data-go="audit"]').click();
  const lines = page.locator('[data-list="audit"] [data-row]');
  await lines.first().waitFor();
  const subjects = await lines.locator('[data-column="subject"]').allTextContents();
  expect(new Set(subjects)).toEqual(new Set(['NORTH']));
  // An address from somebody else's window shows them nothing more.
  await page.goto(`${story.floor().address()}/office?view=audit&table=SOUTH`);
  await page.locator('[data-fault="other-pit"]').waitFor();
  expect(await lines.count()).toBe(0);
});

function tablesOf(tiles: readonly (SVGElement | HTMLElement)[]): readonly (string | null)[] {
  return tiles.map((tile) => tile.getAttribute('data-tile'));
}

function namesOf(links: readonly (SVGElement | HTMLElement)[]): readonly (string | null)[] {
  return links.map((link) => link.getAttribute('data-go'));
}
