import type { Actor } from '@baize/table';
import type { Refused } from '../../commands/command-handler.ts';
import type { RunningTable } from '../../tables/running-table.ts';
import { FAULT_KINDS } from './fault-catalogue.ts';
import type { Faults } from './faults.ts';

const KIND = 'readings-disagree';

/** The two readings a table last disagreed about. They are told to nobody: whoever reads again must not copy. */
const disputed = new WeakMap<Faults, Map<string, string>>();

/**
 * Notices a reading that the table refused because the other one differs, whoever came first: the
 * second of them is told in its answer, but the first may be a dealer who looks at a console.
 */
export function noticeDisagreement(
  faults: Faults,
  { table, actor, command, code }: Pick<Refused, 'table' | 'actor' | 'command' | 'code'>,
): void {
  const { round } = table.state();
  if (code !== KIND || command.type !== 'RegisterResult' || !round) return;
  const { dealer, device } = round.play.readings;
  const isDevice = actor.kind === 'device';
  const pair = [isDevice ? dealer : command.dice, isDevice ? command.dice : device];
  const readings = `${round.id}: ${pair.map((dice) => dice?.join('-')).join(', ')}`;
  const known = disputed.get(faults) ?? new Map<string, string>();
  disputed.set(faults, known);
  // The same two readings again are no news; other ones are, and stop the table once more.
  const isNews = known.get(table.id) !== readings;
  known.set(table.id, readings);
  if (standingAt(faults, table.id) && isNews) faults.end(KIND, table.id);
  faults.set(KIND, table.id, round.id);
}

/**
 * Why somebody may not resume a table by themselves: where dealer and device disagree, a supervisor looks at the dice
 * first, so that no one person decides which reading is right.
 */
export function resumeFault(
  faults: Faults,
  table: Pick<RunningTable, 'id' | 'state'>,
  by: Actor,
): string | undefined {
  const isAlone = by.kind === 'staff' && by.position === 'dealer';
  const { paused } = table.state();
  if (!isAlone || !paused?.reason.startsWith(SAYS) || !standingAt(faults, table.id)) return;
  return 'Dealer and device disagree: a supervisor has to look at the dice and resume.';
}

const SAYS = FAULT_KINDS[KIND].says;

/** Ends the fault when its round has a result or is over; one from before a restart as well. */
export function watchReadings(faults: Faults, table: RunningTable): () => void {
  const look = (): void => {
    const standing = standingAt(faults, table.id);
    if (!standing) return;
    const { round } = table.state();
    const isOpen = round?.result === null && standing.detail === round.id;
    if (!isOpen) faults.end(KIND, table.id);
  };
  look();
  return table.onCommit(look);
}

function standingAt(faults: Faults, table: string) {
  return faults.list().find(({ code, place }) => code === KIND && place === table);
}
