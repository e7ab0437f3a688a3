import { money } from '@baize/exact';
import { DEFAULT_READINGS, type Shaker } from '@baize/game';
import type { Actor, StaffRole } from '../authority/actor.ts';
import type { TableConfig } from '../configuration/table-config.ts';
import { type Journal, openJournal } from './journal.ts';

/** People and terminals of a small floor; names that cannot be mistaken for anything else. */
export const dealer = staff('D-Lee', 'dealer');
export const supervisor = staff('S-Tan', 'pit-supervisor');
export const pitManager = staff('P-Ong', 'pit-manager');
export const shiftManager = staff('M-Ray', 'shift-manager');
export const device: Actor = { kind: 'device', id: 'tumbler-9' };

export const ANN = 'seat-Ann';
export const BEN = 'seat-Ben';
export const CAT = 'seat-Cat';

export function staff(id: string, position: StaffRole, actingAs?: StaffRole): Actor {
  return { kind: 'staff', id, position, ...(actingAs ? { actingAs } : {}) };
}

export function at(terminal: string): Actor {
  return { kind: 'terminal', id: terminal };
}

/** Limits that suit every game: units of 1.00, stakes from 5.00 to 1,000.00. */
export function configOf(game: string, changes: Partial<TableConfig> = {}): TableConfig {
  return {
    table: 'T7',
    game,
    readings: DEFAULT_READINGS,
    houseTable: null,
    unit: money(100),
    limits: { default: { minimum: money(500), maximum: money(100_000) }, kinds: {} },
    differential: null,
    mode: 'dealt',
    resultSource: 'dealer',
    bettingSeconds: null,
    bettingSecondsMinimum: 0,
    boxes: game === 'rws-si-ki-pi-v2' ? 7 : 0,
    approvalMinutes: 10,
    handPayAbove: null,
    roundsKept: 20,
    ...changes,
  };
}

/** A configured and open table at which some terminals sit with 1,000.00 each. */
export function openTable(
  config: TableConfig,
  terminals: readonly string[] = [ANN, BEN, CAT],
  shaker: Shaker = 'manual',
): Journal {
  const journal = openJournal();
  journal.give(pitManager, { type: 'ConfigureTable', config });
  if (journal.state().rules?.procedure.inspection) inspect(journal, shaker);
  journal.give(supervisor, { type: 'OpenTable' });
  for (const terminal of terminals) {
    journal.give(at(terminal), {
      type: 'SeatTerminal',
      terminal,
      credit: money(0),
      seatedAt: null,
    });
    journal.give(dealer, { type: 'BuyCredit', terminal, amount: money(100_000) });
  }
  return journal;
}

/** What has to be done at a shaker table before it opens. */
export function inspect(journal: Journal, shaker: Shaker) {
  journal.give(dealer, { type: 'ChangeDice', dice: 'dice set 4' });
  journal.give(dealer, { type: 'FitShaker', shaker });
  const lit = ['small', 'total:6', 'domino:1-2', 'domino:1-3', 'domino:2-3'];
  journal.give(supervisor, {
    type: 'RecordInspection',
    entered: [1, 2, 3],
    lit: [...lit, 'single:1', 'single:2', 'single:3'],
    shakes: 3,
  });
  journal.give(supervisor, { type: 'RecordShiftInspection', shakes: 3 });
}
