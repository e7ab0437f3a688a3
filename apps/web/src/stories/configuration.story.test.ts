import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsInBothSizes } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { KIOSK, openOffice } from '../testing/windows/story-windows.ts';

const story = storyOn(
  [
    'table: SET, game: rws-tai-sai-v5/a',
    'table: OWN, game: licensee-sic-bo/minimum',
    'table: MANY, game: rws-sic-bo-2021/a',
  ],
  KIOSK,
);

async function office(as: string, view: string): Promise<Page> {
  const { page } = await openOffice(await story.person(), story.floor().address(), as, view);
  return page;
}

test('other prices are drafted, weighed, agreed to by somebody else, and stand in the history with both', async () => {
  const manager = await office('pit-manager', 'floor');
  await manager.locator('[data-config="SET"]').waitFor();
  await manager.locator('[name="approvalMinutes"]').fill('0');
  await manager.locator('[data-field="approvalMinutes"]').waitFor();
  await manager.locator('[name="unit"]').fill('ten');
  await manager.locator('[data-field="unit"]').waitFor();
  expect(await manager.locator('[data-do="set-config"]:enabled').count()).toBe(0);
  await manager.locator('[data-do="drop-draft"]').click();
  await manager.locator('[name="game"]').selectOption('rws-tai-sai-v5/c');
  // By the golden files, which another counter wrote: layout C has 54 bets that A has not.
  await manager.locator('[data-edges="54"]').waitFor();
  await manager.locator('[data-second="shift-manager"]').waitFor();
  expect(await problemsInBothSizes(manager, 'office-floor-draft')).toEqual([]);
  await manager.locator('[data-do="set-config"]:enabled').click();
  await manager.locator('[data-told="good"]').waitFor();
  await manager.locator('[data-config-requests="1"]').waitFor();
  expect(await manager.locator('[data-do="ApproveRequest"]').count()).toBe(0);
  const second = await office('shift-manager', 'floor');
  await second.locator('[data-do="ApproveRequest"]').click();
  const last = second.locator('[data-entry]').first();
  await expect.poll(() => last.textContent()).toContain('demo-shift-manager');
  expect(await last.textContent()).toContain('demo-pit-manager');
  expect(await problemsInBothSizes(second, 'office-floor')).toEqual([]);
});

test('readings and limits of single kinds are chosen line by line, and weighed before they are set', async () => {
  const manager = await office('pit-manager', 'floor');
  await manager.locator('[name="readings.L3"]').selectOption('simple');
  await manager.locator('[data-second="shift-manager"]').waitFor();
  await manager.locator('[name="limits.kinds.add"]').selectOption('double');
  await manager.locator('[data-do="add-kind"]').click();
  const least = manager.locator('[name="limits.kinds.double.minimum"]');
  const most = manager.locator('[name="limits.kinds.double.maximum"]');
  await least.fill('5');
  await most.fill('fifty');
  await manager.locator('[data-field="limits.kinds"]').waitFor();
  await most.fill('50');
  await manager.locator('[data-do="set-config"]:enabled').waitFor();
  expect(await problemsInBothSizes(manager, 'office-floor-lines')).toEqual([]);
  await manager.locator('[data-kind="double"] [data-do="remove-kind"]').click();
  await manager.locator('[data-do="set-config"]:enabled').click();
  await manager.locator('[data-told="good"]').waitFor();
  const second = await office('shift-manager', 'floor');
  await second.locator('[data-do="ApproveRequest"]').click();
  await expect.poll(() => second.locator('[name="readings.L3"]').inputValue()).toBe('simple');
});

test('prices of the house are typed beside the least the book allows, and agreed to by somebody else', async () => {
  const manager = await office('pit-manager', 'floor');
  await manager.locator('[data-choose-table="OWN"]').click();
  await manager.locator('[data-setting="houseTable"] [data-do="own-prices"]').click();
  const price = manager.locator('[data-price="total 4"]');
  // By 4(b) a total of 4 pays 50 to 1 or more.
  expect(await price.locator('small').textContent()).toContain('50 to 1');
  await price.locator('input').fill('49 to 1');
  await expect
    .poll(() => manager.locator('[data-field="houseTable"]').textContent())
    .toContain('total:4 needs 50 to 1');
  expect(await manager.locator('[data-do="set-config"]:enabled').count()).toBe(0);
  await price.locator('input').fill('60 to 1');
  // One bet has another edge: 216 less 3 times 61, of 216.
  await manager.locator('[data-edges="1"]').waitFor();
  expect(await manager.locator('[data-edges] [data-column="after"]').textContent()).toBe('11/72');
  await manager.locator('[data-second="shift-manager"]').waitFor();
  expect(await problemsInBothSizes(manager, 'office-floor-prices')).toEqual([]);
  await manager.locator('[data-do="set-config"]:enabled').click();
  await manager.locator('[data-told="good"]').waitFor();
  const second = await office('shift-manager', 'floor');
  await second.locator('[data-choose-table="OWN"]').click();
  await second.locator('[data-do="ApproveRequest"]').click();
  await expect
    .poll(() => second.locator('[data-price="total 4"] input').inputValue())
    .toBe('60 to 1');
  const last = second.locator('[data-entry]').first();
  await expect.poll(() => last.textContent()).toContain('houseTable.rows.total:4.paysnone60 to 1');
});

test('other terminals get a layout of their own in fields, and the history says which', async () => {
  const manager = await office('pit-manager', 'floor');
  await manager.locator('[data-choose-table="MANY"]').click();
  const part = manager.locator('[data-setting="layouts"]');
  await part.locator('[data-do="add-layout"]').click();
  await part.locator('[name="layouts.0.game"]').selectOption('rws-sic-bo-2021/c');
  await part.locator('[name="layouts.0.minimum"]').fill('five');
  await part.locator('[name="layouts.0.maximum"]').fill('500');
  await manager.locator('[data-field="layouts"]').waitFor();
  await part.locator('[name="layouts.0.minimum"]').fill('5');
  await manager.locator('[data-fault^="layouts"]').waitFor();
  await part.locator('[name="layouts.0.terminals"]').fill('P8, P9');
  await manager.locator('[data-second="shift-manager"]').waitFor();
  expect(await problemsInBothSizes(manager, 'office-floor-layouts')).toEqual([]);
  await manager.locator('[data-do="set-config"]:enabled').click();
  await manager.locator('[data-told="good"]').waitFor();
  const second = await office('shift-manager', 'floor');
  await second.locator('[data-choose-table="MANY"]').click();
  await second.locator('[data-do="ApproveRequest"]').click();
  const terminals = second.locator('[name="layouts.0.terminals"]');
  await expect.poll(() => terminals.inputValue()).toBe('P8, P9');
  const last = second.locator('[data-entry]').first();
  await expect.poll(() => last.textContent()).toContain('layouts.0.gamenonerws-sic-bo-2021/c');
});

test('a passkey is added, seen, signs in without a password, and opens nothing once it is taken away', async () => {
  // A passkey belongs to a name, and an address of numbers is none.
  const house = story.floor().address().replace('127.0.0.1', 'localhost');
  const page = await (await story.person()).newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${house}/office?as=auditor`);
  await page.locator('[data-open="person"]').click();
  await page.locator('[data-passkeys="0"]').waitFor();
  await page.locator('[data-do="add-passkey"]').click();
  await page.locator('[data-passkeys="1"]').waitFor();
  expect(await problemsInBothSizes(page, 'passkeys')).toEqual([]);
  const signInByPasskey = async () => {
    await page.locator('[data-do="sign-out"]').click();
    await page.waitForURL(`${house}/`);
    await page.goto(`${house}/office`);
    await page.locator('.sign-in-other').click();
  };
  await signInByPasskey();
  await page.locator('[data-open="person"]').click();
  await page.locator('[data-passkeys="1"] [data-do="remove-passkey"]').click();
  await page.locator('[data-passkeys="0"]').waitFor();
  await signInByPasskey();
  await page.locator('.sign-in [role="alert"]').waitFor();
  expect(await page.locator('[data-open="person"]').count()).toBe(0);
});

test('a shift manager gives somebody another position, whom they may stand in for and a new password', async () => {
  const page = await office('shift-manager', 'people');
  await page.locator('[data-row="demo-dealer"] [data-do="change-staff"]').click();
  const panel = page.locator('[data-panel="change-staff"]');
  await panel.locator('[name="acting"][value="pit-supervisor"]').check();
  await panel.locator('[name="password"]').fill('short');
  await panel.locator('[data-do="changed"]').click();
  await panel.locator('[data-fault]').waitFor();
  expect(await problemsInBothSizes(page, 'office-change-staff')).toEqual([]);
});
