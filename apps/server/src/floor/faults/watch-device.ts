import { stepsAt } from '@baize/table';
import type { RunningTable } from '../../tables/running-table.ts';
import type { Faults } from './faults.ts';

/** A tumbler that has not read its dice after this long is not going to. */
const PATIENCE = 30_000;

/** Notices when a round waits for a device that does not answer. */
export function watchDevice(faults: Faults, table: RunningTable, patience = PATIENCE): () => void {
  let timer: NodeJS.Timeout | undefined;
  let awaited: string | null = null;
  const look = (): void => {
    const round = roundAwaitingDevice(table);
    if (round === awaited) return;
    awaited = round;
    clearTimeout(timer);
    if (round === null) faults.end('device-silent', table.id);
    else timer = setTimeout(() => faults.set('device-silent', table.id, round), patience);
  };
  look();
  const unsubscribe = table.onCommit(look);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** The round whose result a device is to read now. */
function roundAwaitingDevice(table: RunningTable): string | null {
  const { rules, round, paused } = table.state();
  if (!rules || !round || paused || !SOURCES.includes(rules.config.resultSource)) return null;
  const isAwaited = stepsAt(table.state(), rules).some(({ step }) => step === 'register-result');
  return isAwaited && round.play.readings.device === null ? round.id : null;
}

const SOURCES: readonly string[] = ['device', 'dealer-and-device'];
