import { describe, expect, test } from 'vitest';
import { consoleParts } from '../../mechanics/three-dice/console/console-parts.tsx';
import { bet, createDealtTable, press, viewOf } from '../../testing/dealt-table.ts';
import { staff } from '../../testing/scripted/scripted-table.ts';
import { taskOf } from './task.ts';

describe('the task of a console', () => {
  test('after a pause is to go on, and says whether a round waits', () => {
    const table = createDealtTable('rws-tai-sai-v5/c');
    press(table, { type: 'PauseTable', reason: 'Lights out' });
    expect(taskOf(viewOf(table), consoleParts)).toEqual({
      kind: 'paused',
      reason: 'Lights out',
      isInRound: false,
    });
    press(table, { type: 'ResumeTable' });
    press(table, { type: 'OpenBets' });
    press(table, { type: 'PauseTable', reason: 'Lights out' });
    expect(taskOf(viewOf(table), consoleParts)).toMatchObject({
      kind: 'paused',
      isInRound: true,
    });
  });

  test('waits for the decision of what no clause decides, before anything else', () => {
    const table = createDealtTable('rws-sic-bo-2021/b');
    press(table, { type: 'OpenBets' });
    press(table, { type: 'ReportIncident', incident: 'not-covered', note: 'A bird' });
    expect(taskOf(viewOf(table), consoleParts)).toMatchObject({
      kind: 'matter',
      matter: { incident: 'not-covered', because: ['rws-sic-bo-2021#5.10'] },
    });
  });

  test('[licensee-sic-bo#1] is the equipment where no shaker is fitted', () => {
    const table = createDealtTable('licensee-sic-bo/standard');
    press(table, { type: 'RemoveShaker' });
    expect(taskOf(viewOf(table), consoleParts)).toMatchObject({
      kind: 'equipment',
      refusal: { code: 'no-shaker', because: ['licensee-sic-bo#1'] },
    });
  });

  test('is to open a closed table', () => {
    const table = createDealtTable('rws-tai-sai-v5/c');
    table.give(staff('pit-supervisor'), { type: 'CloseTable' });
    expect(taskOf(viewOf(table), consoleParts)).toEqual({ kind: 'closed' });
  });

  test.each([
    ['device', 'machine'],
    ['dealer', 'step'],
    ['dealer-and-device', 'step'],
  ] as const)('where the %s reads the dice, entering them is a %s', (resultSource, kind) => {
    const table = createDealtTable('rws-sic-bo-2021/b', { resultSource });
    press(table, { type: 'OpenBets' });
    bet(table);
    press(table, { type: 'CloseBets' });
    press(table, { type: 'Tumble', tumbles: 3 });
    expect(taskOf(viewOf(table), consoleParts)).toMatchObject({
      kind,
      step: { step: 'register-result' },
    });
  });

  test('where the only reader is set aside, entering the dice is a step of the dealer', () => {
    const table = createDealtTable('rws-sic-bo-2021/b', { resultSource: 'device' });
    press(table, { type: 'OpenBets' });
    bet(table);
    press(table, { type: 'CloseBets' });
    press(table, { type: 'Tumble', tumbles: 3 });
    press(table, { type: 'SetReaderAside', reason: 'It shows nothing.' });
    const [asked] = viewOf(table).approvals;
    table.give(staff('pit-supervisor'), {
      type: 'ApproveRequest',
      request: asked?.id ?? '',
    });
    expect(taskOf(viewOf(table), consoleParts)).toMatchObject({
      kind: 'step',
      step: { step: 'register-result' },
    });
  });

  test('[licensee-sic-bo#6(b)] is to have the device mended once such a round is settled', () => {
    const table = createDealtTable('licensee-sic-bo/standard');
    press(table, { type: 'OpenBets' });
    press(table, { type: 'CloseBets' });
    press(table, { type: 'Tumble', tumbles: 3 });
    press(table, { type: 'Uncover' });
    const incident = 'electrical-device-failed';
    press(table, { type: 'ReportIncident', incident, supervisor: 'S-1' });
    expect(taskOf(viewOf(table), consoleParts)).toMatchObject({
      kind: 'step',
      step: { step: 'register-result' },
    });
    press(table, { type: 'RegisterResult', dice: [1, 2, 3], flat: true });
    table.give(staff('pit-supervisor'), { type: 'WatchSettlement' });
    for (const type of ['CollectLosers', 'PayWinners', 'ClearLights']) press(table, { type });
    expect(taskOf(viewOf(table), consoleParts)).toMatchObject({ kind: 'suspended' });
  });
});
