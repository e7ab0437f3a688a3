import { expect, test } from 'vitest';
import { overflowingTexts, picture, problemsInBothLanguages } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { cardPlayerAt, enterCards } from '../testing/story-cards.ts';
import { beginRound, bet, pitAt, terminalOf, tumble } from '../testing/story-round.ts';

const story = storyOn([
  'table: SHAKER, game: licensee-sic-bo/standard, equipment: { dice: set-1, shaker: manual }',
  'table: AUTO, game: licensee-sic-bo/standard, equipment: { dice: set-2, shaker: automated }',
  'table: READER, game: rws-tai-sai-v5/a, resultSource: dealer-and-device',
  'table: LATE, game: licensee-sic-bo/standard, equipment: { dice: set-3, shaker: automated }',
  'table: LONE, game: rws-sic-bo-2021/a, resultSource: device',
  'table: HOUSE, game: rws-sic-bo-2021/a',
  'table: CARDS, game: rws-si-ki-pi-v2',
]);

test('[baize-floor#open-table] [baize-floor#pause] a supervisor closes and opens the table, a dealer pauses it, the pit lets it go on', async () => {
  const supervisor = await story.dealer('HOUSE', 'pit-supervisor');
  const dealer = await story.dealer('HOUSE');
  expect(await dealer.page.locator('[data-do="CloseTable"]').count()).toBe(0);
  expect(await problemsInBothLanguages(supervisor.page, 'console-supervisor')).toEqual([]);
  await supervisor.press('CloseTable');
  await supervisor.page.locator('[data-task="closed"]').waitFor();
  await supervisor.press('OpenTable');
  const pit = await pitAt(story, 'pit-supervisor', 'HOUSE');
  await pit.locator('.pit-round [data-do="CloseTable"]:enabled').click();
  await pit.locator('.pit-round [data-do="OpenTable"]:enabled').click();
  await dealer.page.locator('[data-step="open-bets"]').first().waitFor();
  await dealer.page.locator('[data-open="pause"]').click();
  await dealer.page.locator('[data-panel="pause"] input[name="reason"]').fill('A glass fell over.');
  await dealer.page.keyboard.press('Enter');
  await dealer.page.locator('[data-task="paused"]').waitFor();
  await pit.locator('.pit-round [data-do="ResumeTable"]:enabled').click();
  await dealer.page.locator('[data-do="OpenBets"]:enabled').waitFor();
});

test('[licensee-sic-bo#6(b)] a device fails: somebody else watches the settlement, then the table stops until it is released', async () => {
  const round = await beginRound(story, 'SHAKER', 500, ['small']);
  const { dealer, player, credit } = round;
  const { page } = dealer;
  await tumble(round);
  await dealer.press('Uncover');
  await page.locator('[data-open="incidents"]').click();
  await page.locator('button[data-incident="electrical-device-failed"]').click();
  await page.locator('form.incident-form input[name="supervisor"]').fill('demo-pit-supervisor');
  await page.locator('form.incident-form [data-do="ReportIncident"]').click();
  await dealer.enter([1, 2, 3]);
  // Nothing is collected before the supervisor is there, on a screen of their own.
  await page.locator('[data-refusal="supervisor-required"]').first().waitFor();
  const pit = await pitAt(story, 'pit-supervisor', 'SHAKER');
  await pit.locator('[data-do="WatchSettlement"]:enabled').click();
  for (const step of ['CollectLosers', 'PayWinners', 'ClearLights']) await dealer.press(step);
  await player.untilAmount('credit', credit + 500);
  await page.locator('[data-task="suspended"]').waitFor();
  expect(await problemsInBothLanguages(page, 'console-suspended')).toEqual([]);
  await player.until('suspended');
  expect(await problemsInBothLanguages(pit, 'pit-suspended')).toEqual([]);
  await pit.locator('.pit-round [data-do="ReleaseTable"]:enabled').click();
  // Released, it still has to be inspected before anybody bets.
  await page.locator('[data-task="equipment"]').waitFor();
});

test('[licensee-sic-bo#5(b)] a new shift begins at the console, and its inspection is missing until it is made', async () => {
  const { page } = await story.dealer('AUTO', 'pit-supervisor');
  await page.locator('[data-open="equipment"]').first().click();
  const shift = page.locator('[data-check="shift"]');
  await shift.and(page.locator('[data-in-order="true"]')).waitFor();
  await shift.locator('[data-do="BeginShift"]:enabled').click();
  await shift.and(page.locator('[data-in-order="false"]')).waitFor();
});

test('[baize-floor#sources-agree] [baize-floor#second-person] a dead reader is set aside by two people; who is asked may reject it and says why', async () => {
  const round = await beginRound(story, 'READER', 500, ['small']);
  const { dealer, player, credit } = round;
  const { page } = dealer;
  await tumble(round);
  const reader = page.locator('details[data-reader]');
  const ask = async (reason: string) => {
    if (!(await reader.evaluate((each) => each.hasAttribute('open')))) {
      await reader.locator('summary').click();
    }
    await reader.locator('input[name="reason"]').fill(reason);
    await reader.locator('[data-do="SetReaderAside"]').click();
    await page.locator('[data-asked="SetReaderAside"]').waitFor();
  };
  await ask('It shows nothing.');
  expect(await problemsInBothLanguages(page, 'console-reader-asked')).toEqual([]);
  const pit = await pitAt(story, 'pit-supervisor', 'READER');
  await pit.locator('[data-request] [data-do="reject"]').click();
  await pit.locator('[data-request] input[name="reason"]').fill('Switch it on again first.');
  await pit.locator('[data-do="RejectRequest"]').click();
  await page.locator('[data-asked="SetReaderAside"]').waitFor({ state: 'detached' });
  await ask('It is dead.');
  await pit.locator('[data-request] [data-do="ApproveRequest"]').click();
  await reader.waitFor({ state: 'detached' });
  await dealer.enter([1, 2, 3]);
  await player.untilAmount('credit', credit + 500);
});

test('[rws-sic-bo-2021#5.10] a lone reader dies with three dice open: set aside by two people, the dealer enters what they show', async () => {
  const round = await beginRound(story, 'LONE', 500, ['small']);
  const { dealer, player, credit } = round;
  const { page } = dealer;
  await tumble(round);
  await page.locator('[data-task="machine"]').waitFor();
  const reader = page.locator('details[data-reader]');
  await reader.locator('summary').click();
  await reader.locator('input[name="reason"]').fill('It shows nothing.');
  await reader.locator('[data-do="SetReaderAside"]').click();
  await page.locator('[data-asked="SetReaderAside"]').waitFor();
  expect(await problemsInBothLanguages(page, 'console-lone-reader')).toEqual([]);
  const pit = await pitAt(story, 'pit-supervisor', 'LONE');
  await pit.locator('[data-request] [data-do="ApproveRequest"]').click();
  await reader.waitFor({ state: 'detached' });
  await dealer.enter([1, 2, 3]);
  await player.untilAmount('credit', credit + 500);
});

test('[licensee-sic-bo#I-P12] losers collected, the shift manager decides that the round is void, and every stake is back', async () => {
  const round = await beginRound(story, 'LATE', 500, ['small', 'big']);
  const { dealer, player, credit } = round;
  await tumble(round);
  await dealer.enter([1, 2, 4]);
  await dealer.press('CollectLosers');
  const first = await pitAt(story, 'shift-manager', 'LATE');
  await first.locator('.pit-round [data-decide-about]').click();
  const form = first.locator('form[data-decide]');
  await form.locator('[name="reason"]').fill('The dice were swapped.');
  await form.locator('[data-do="ask-decision"]').click();
  const second = await pitAt(story, 'pit-manager', 'LATE');
  await second.locator('[data-request] [data-do="ApproveRequest"]').click();
  await player.untilAmount('credit', credit);
  await dealer.page.locator('[data-step="open-bets"]').first().waitFor();
});

test('[baize-floor#tips] [baize-floor#money-in] [rws-tai-sai-v5#5.14] credit is sold and given, and decided about, one press each', async () => {
  const dealer = await story.dealer('HOUSE');
  const player = await story.player('HOUSE');
  const terminal = await terminalOf(player);
  const credit = await player.amount('credit');
  await dealer.page.locator('[data-open="terminals"]').click();
  await dealer.page.locator(`.terminal-keys [data-terminal="${terminal}"]`).click();
  await dealer.page.locator('[data-do="BuyCredit-10000"]').click();
  await player.untilAmount('credit', credit + 10_000);
  await dealer.page.keyboard.press('Escape');
  await player.page.locator('[data-tool="attendant"]').click();
  await player.page.locator('[data-do="GiveTip"][data-amount="500"]').click();
  await player.page.locator('[data-tipped]').waitFor();
  await player.untilAmount('credit', credit + 9_500);
  await picture(player.page, 'terminal-tip');
  expect(await overflowingTexts(player.page)).toEqual([]);
  await player.page.keyboard.press('Escape');
  await bet(story, { dealer, player }, 500, ['small']);
  await tumble({ dealer });
  await dealer.enter([6, 6, 5]);
  await player.untilAmount('credit', credit + 9_000);
  const shift = await pitAt(story, 'shift-manager', 'HOUSE');
  const second = await pitAt(story, 'pit-manager', 'HOUSE');
  for (const [effect, amount] of [
    ['pay', credit + 10_000],
    ['collect', credit + 9_000],
  ] as const) {
    await shift.locator('[data-decide-about]').first().click();
    const form = shift.locator('form[data-decide]');
    await form.locator(`[data-choose="${effect}"]`).first().click();
    await form.locator('select[name="terminal"]').selectOption(terminal);
    await form.locator('input[name="amount"]').fill('10');
    await form.locator('[name="reason"]').fill(`To ${effect} it.`);
    await form.locator('[data-do="ask-decision"]').click();
    await second.locator('[data-request] [data-do="ApproveRequest"]').click();
    await player.untilAmount('credit', amount);
  }
});

test('[rws-si-ki-pi-v2#3.12] a player leaves a box and takes another; the dealer ends the arranging, and the House Way sets what is left', async () => {
  const dealer = await story.dealer('CARDS');
  const address = story.floor().address();
  const page = await (await story.person()).newPage();
  await page.goto(`${address}/terminal?table=CARDS`);
  const player = cardPlayerAt(page);
  await player.sit(2);
  await page.locator('[data-do="LeaveBox"]').click();
  await page.locator('.box-tile[data-box="2"][data-mine]').waitFor({ state: 'detached' });
  await player.sit(1);
  await dealer.press('OpenBets');
  await player.until('open');
  await player.stake(1, { initial: 500 });
  await dealer.press('CloseBets');
  await enterCards(dealer.page, 'Kc 8s 8h 2d', 'Qd Jh 9c 6d');
  await dealer.press('EndArranging');
  await dealer.page.locator('[data-do="SetDealerHand"]:enabled').waitFor();
  await dealer.press('SetDealerHand');
  await player.stage('turned');
});
