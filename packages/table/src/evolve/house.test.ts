import { describe, expect, test } from 'vitest';
import {
  ANN,
  at,
  BEN,
  configOf,
  dealer,
  openTable,
  pitManager,
  shiftManager,
  supervisor,
} from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';

const shakerTable = () => openTable(configOf('licensee-sic-bo/standard'), []);
const equipment = (journal: Journal) => journal.state().equipment;
const FRESH = { inspected: true, shiftInspected: true };
const STALE = { inspected: false, shiftInspected: false };

describe('[licensee-sic-bo#5(a)] an inspection', () => {
  test('holds until the table closes', () => {
    const journal = shakerTable();
    expect(equipment(journal)).toMatchObject(FRESH);
    journal.give(supervisor, { type: 'CloseTable' });
    expect(equipment(journal)).toMatchObject({ ...STALE, shaker: 'manual' });
    expect(journal.state().isOpen).toBe(false);
  });

  test('holds until the shaker is taken away, and is made again for another', () => {
    const journal = shakerTable();
    journal.give(dealer, { type: 'RemoveShaker' });
    expect(equipment(journal)).toMatchObject({ ...STALE, shaker: null });
    journal.give(supervisor, { type: 'CloseTable' });
    journal.give(dealer, { type: 'FitShaker', shaker: 'automated' });
    expect(equipment(journal)).toMatchObject({ ...STALE, shaker: 'automated' });
  });

  test('[licensee-sic-bo#5(b)] is made anew by every shift, which is all a shift asks for', () => {
    const journal = shakerTable();
    journal.give(supervisor, { type: 'BeginShift' });
    expect(equipment(journal)).toMatchObject({ inspected: true, shiftInspected: false });
    journal.give(supervisor, { type: 'RecordShiftInspection', shakes: 3 });
    expect(equipment(journal)).toMatchObject(FRESH);
  });

  test('[licensee-sic-bo#6(b)] is made again after the device has failed', () => {
    const journal = shakerTable();
    journal.give(dealer, { type: 'OpenBets' });
    journal.give(dealer, { type: 'CloseBets' });
    journal.give(dealer, { type: 'Tumble', tumbles: 3 });
    journal.give(dealer, { type: 'Uncover' });
    const incident = 'electrical-device-failed';
    journal.give(dealer, { type: 'ReportIncident', incident, supervisor: 'S-Tan' });
    journal.give(supervisor, { type: 'WatchSettlement' });
    expect(journal.state().suspended).toBeNull();
    journal.give(dealer, { type: 'RegisterResult', dice: [2, 2, 3], flat: true });
    journal.give(dealer, { type: 'CollectLosers' });
    journal.give(dealer, { type: 'PayWinners' });
    journal.give(dealer, { type: 'ClearLights' });
    expect(journal.state().suspended).toEqual({
      reason: 'The electrical device failed.',
      because: ['licensee-sic-bo#6(b)'],
    });
    expect(equipment(journal)).toMatchObject({ inspected: false, shiftInspected: true });
  });
});

test('[licensee-sic-bo#1] dice are as old as their change', () => {
  const journal = shakerTable();
  journal.wait(3600);
  journal.give(dealer, { type: 'ChangeDice', dice: 'dice set 5' });
  expect(equipment(journal).dice).toEqual({ id: 'dice set 5', since: journal.now() });
  expect(equipment(journal)).toMatchObject(FRESH);
});

describe('another configuration', () => {
  const seats = (journal: Journal) => [...journal.state().boxes];
  const sitting = () => {
    const journal = openTable(configOf('rws-si-ki-pi-v2'), [ANN, BEN]);
    journal.give(at(ANN), { type: 'TakeBox', terminal: ANN, box: 3 });
    journal.give(at(BEN), { type: 'TakeBox', terminal: BEN, box: 4 });
    return journal;
  };

  test('leaves whoever sits at a box that is still there where they are', () => {
    const journal = sitting();
    const config = configOf('rws-si-ki-pi-v2', { boxes: 3 });
    journal.give(pitManager, { type: 'ConfigureTable', config });
    expect(seats(journal)).toEqual([[3, ANN]]);
  });

  test('has no boxes where dice are thrown, whatever number it says', () => {
    const journal = sitting();
    const config = configOf('rws-tai-sai-v5/c', { boxes: 7 });
    journal.give(pitManager, { type: 'ConfigureTable', config });
    const [request = ''] = journal.state().approvals.keys();
    journal.give(shiftManager, { type: 'ApproveRequest', request });
    expect(journal.state().rules?.config).toEqual(config);
    expect(seats(journal)).toEqual([]);
  });
});
