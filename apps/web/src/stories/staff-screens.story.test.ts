import { describe, expect, test } from 'vitest';
import {
  accessibilityProblems,
  overflowingTexts,
  picture,
  problemsInBothLanguages,
} from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { KIOSK, openDisplay, openLobby } from '../testing/windows/story-windows.ts';

const story = storyOn(
  [
    'table: OPEN, game: rws-sic-bo-2021/b, bettingSeconds: 600',
    'table: BOXES, game: rws-tai-sai-v5/e, differential: 50000',
    'table: COVER, game: mbs-sic-bo-v4/rapid-select',
    'table: SHAKER, game: licensee-sic-bo/minimum',
  ],
  KIOSK,
);

test('the lobby', async () => {
  const context = await story.person();
  const { page, errors } = await openLobby(context, story.floor().address());
  expect(await problemsInBothLanguages(page, 'lobby')).toEqual([]);
  expect(errors).toEqual([]);
});

test('the Game Console from round to round, and the display above it', async () => {
  const dealer = await story.dealer('OPEN');
  const problems = [...(await problemsInBothLanguages(dealer.page, 'console-between-rounds'))];
  await dealer.press('OpenBets');
  await dealer.page.locator('[data-do="CloseBets"]').waitFor();
  problems.push(...(await problemsInBothLanguages(dealer.page, 'console-betting')));
  await dealer.press('CloseBets');
  await dealer.tumble();
  await dealer.page.locator('[data-face]').first().waitFor();
  problems.push(...(await problemsInBothLanguages(dealer.page, 'console-dice')));
  await dealer.enter([4, 5, 2]);
  await dealer.page.locator('[data-do="OpenBets"]').waitFor();
  problems.push(...(await problemsInBothLanguages(dealer.page, 'console-after-a-round')));
  const board = await openDisplay(await story.person(), story.floor().address(), 'OPEN');
  await board.page.locator('[data-total="11"]').first().waitFor();
  await picture(board.page, 'display');
  problems.push(
    ...(await accessibilityProblems(board.page)),
    ...(await overflowingTexts(board.page)),
  );
  expect(problems).toEqual([]);
});

describe('what can go wrong is offered with its consequence', () => {
  test.each(['BOXES', 'COVER', 'SHAKER'])('at table %s', async (table) => {
    const dealer = await story.dealer(table);
    const problems = [...(await problemsInBothLanguages(dealer.page, `console-${table}`))];
    await dealer.page.locator('[data-open="incidents"]').click();
    await dealer.page.locator('button[data-incident]').first().click();
    await dealer.page.locator('form.incident-form [data-clause]').first().waitFor();
    problems.push(...(await problemsInBothLanguages(dealer.page, `console-${table}-incident`)));
    expect(problems).toEqual([]);
  });
});

test('what is out of order stands on the console until somebody has put it right', async () => {
  const dealer = await story.dealer('OPEN');
  const technician = await officeOf(story.floor().address());
  const told = { kind: 'device-failed', subject: 'OPEN', detail: 'the lamp is out' };
  // What is broken at another table is not this dealer's to read.
  await technician('faults', { ...told, subject: 'BOXES' });
  const { faults } = await technician('faults', told);
  const line = dealer.page.locator('[data-fault="device-failed"]');
  await expect.poll(() => line.textContent()).toContain('OPEN');
  expect(await line.textContent()).toContain('the lamp is out');
  expect(await line.textContent()).not.toContain('BOXES');
  expect(await problemsInBothLanguages(dealer.page, 'console-fault')).toEqual([]);
  await dealer.page.locator('[data-language="zh-Hans"]').last().click();
  await expect.poll(() => line.textContent()).toContain('设备报告自身故障。');
  await technician(`faults/${faults[0].id}/clear`, { reason: 'A new lamp.' });
  await line.waitFor({ state: 'detached' });
});

/** What a technician does elsewhere, over the interface everybody uses. */
async function officeOf(address: string) {
  const ask = async (path: string, body: object, headers = {}) => {
    const answer = await fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  const { token } = await ask('demo/enter', { kind: 'staff', position: 'technician' });
  return (path: string, body: object) => ask(path, body, { authorization: `Bearer ${token}` });
}
