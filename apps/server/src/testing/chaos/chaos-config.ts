import { money } from '@baize/exact';
import { DEFAULT_READINGS } from '@baize/game';
import type { TableConfig } from '@baize/table';

/** A dealt table with limits that no load reaches. */
export function chaosConfig(table: string): TableConfig {
  return {
    table,
    game: 'rws-sic-bo-2021/b',
    readings: DEFAULT_READINGS,
    houseTable: null,
    unit: money(2),
    limits: { default: { minimum: money(100), maximum: money(1_000_000_000) }, kinds: {} },
    differential: null,
    mode: 'dealt',
    resultSource: 'dealer',
    bettingSeconds: null,
    bettingSecondsMinimum: 0,
    boxes: 0,
    approvalMinutes: 10,
    handPayAbove: null,
    roundsKept: 10,
  };
}
