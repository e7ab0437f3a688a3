import { expect, test } from 'vitest';
import { overflowingTexts, picture, problemsInBothLanguages } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { playerAt } from '../testing/story-player.ts';
import { pitAt } from '../testing/story-round.ts';
import { KIOSK, openOffice, openTerminal } from '../testing/windows/story-windows.ts';

const CLUSTER = [
  'table: CLUSTER, game: rws-sic-bo-2021/a',
  'limits: { default: { minimum: 500, maximum: 5000 } }',
  'layouts: [{ game: rws-sic-bo-2021/c, terminals: [P04], limits: { default: { minimum: 500, maximum: 5000 } } }]',
].join(', ');

const story = storyOn(['table: CHANGE, game: rws-tai-sai-v5/a', CLUSTER]);

test('another game of the table is on the terminal and the console without anybody touching them', async () => {
  const dealer = await story.dealer('CHANGE');
  const player = await story.player('CHANGE');
  const threeNumbers = player.page.locator('[data-area="three:245"]');
  await player.page.locator('[data-area="total:11"]').waitFor();
  expect(await threeNumbers.count()).toBe(0);
  const credit = await player.amount('credit');
  const office = async (as: string) => {
    const context = await story.person();
    const { page } = await openOffice(context, story.floor().address(), as, 'floor');
    await page.setViewportSize(KIOSK);
    return page;
  };
  const manager = await office('pit-manager');
  await manager.locator('[data-config="CHANGE"]').waitFor();
  await manager.locator('[name="game"]').selectOption('rws-tai-sai-v5/c');
  await manager.locator('[data-do="set-config"]:enabled').click();
  await manager.locator('[data-told="good"]').waitFor();
  const second = await office('shift-manager');
  await second.locator('[data-do="ApproveRequest"]').click();
  // Layout C has bets on three numbers, A has none.
  await threeNumbers.waitFor();
  expect(await player.amount('credit')).toBe(credit);
  await story.open(dealer, player);
  await player.choose(500);
  await player.bet('three:245', 500);
  await picture(player.page, 'terminal-other-game');
  expect(await overflowingTexts(player.page)).toEqual([]);
  await dealer.press('CloseBets');
  await dealer.tumble();
  await dealer.enter([2, 4, 5]);
  // Three numbers at 30 to 1 in Pay Table 2.
  await player.untilAmount('credit', credit + 15_000);
});

test('[rws-sic-bo-2021#I-C1] limits of one layout of a cluster are set from the pit and hold at its terminals alone', async () => {
  const address = story.floor().address();
  const at = async (terminal: string) => {
    const where = `CLUSTER&terminal=${terminal}`;
    return playerAt((await openTerminal(await story.person(), address, where)).page);
  };
  const own = await at('P03');
  const other = await at('P04');
  const dealer = await story.dealer('CLUSTER');
  const pit = await pitAt(story, 'pit-manager', 'CLUSTER');
  await pit.locator('[data-open="limits"]').click();
  const panel = pit.locator('[data-panel="limits"]');
  await panel.locator('[data-choose="at 0"]').click();
  const maximum = panel.locator('input[name="default.maximum"]');
  await maximum.fill('ten');
  await panel.locator('[data-field="default.maximum"]').waitFor();
  await maximum.fill('10');
  expect(await problemsInBothLanguages(pit, 'pit-cluster-limits')).toEqual([]);
  await panel.locator('[data-do="set-limits"]:enabled').click();
  await panel.locator('[data-limits="set"]').waitFor();
  await dealer.press('OpenBets');
  for (const player of [own, other]) {
    await player.until('open');
    await player.choose(500);
    for (const lies of [500, 1_000]) await player.bet('big', lies);
  }
  await own.bet('big', 1_500);
  await other.page.locator('[data-area="big"]').click();
  await other.page.locator('[data-tip="above-maximum"]').waitFor();
  expect(await other.amount('bet')).toBe(1_000);
  await picture(other.page, 'terminal-cluster-limit');
});
