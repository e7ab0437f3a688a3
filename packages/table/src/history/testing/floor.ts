import { money } from '@baize/exact';
import { DEFAULT_READINGS } from '@baize/rules';
import type { Actor, StaffRole } from '../../authority/actor.ts';
import type { TableConfig } from '../../configuration/table-config.ts';
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
): Journal {
  const journal = openJournal();
  journal.give(pitManager, { type: 'ConfigureTable', config });
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
