import type { Roll } from '@baize/three-dice';
import type { Refused } from '../../commands/command-handler.ts';
import type { RunningTable } from '../../tables/running-table.ts';
import type { Faults } from './faults.ts';

const KIND = 'readings-disagree';

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
  const { dealer, device } = round.readings;
  const isDevice = actor.kind === 'device';
  const said = [
    `dealer ${diceText(isDevice ? dealer : command.dice)}`,
    `device ${diceText(isDevice ? command.dice : device)}`,
  ];
  const detail = `${round.id}: ${said.join(', ')}`;
  // The same two readings again are no news; other ones are, and stop the table once more.
  const standing = standingAt(faults, table.id);
  if (standing && standing.detail !== detail) faults.end(KIND, table.id);
  faults.set(KIND, table.id, detail);
}

/** Ends the fault when its round has a result or is over; one from before a restart as well. */
export function watchReadings(faults: Faults, table: RunningTable): () => void {
  const look = (): void => {
    const standing = standingAt(faults, table.id);
    if (!standing) return;
    const { round } = table.state();
    const isOpen = round?.result === null && standing.detail.startsWith(`${round.id}:`);
    if (!isOpen) faults.end(KIND, table.id);
  };
  look();
  return table.onCommit(look);
}

function standingAt(faults: Faults, table: string) {
  return faults.list().find(({ code, place }) => code === KIND && place === table);
}

function diceText(dice: Roll | null): string {
  return dice?.join('-') ?? 'nothing';
}
