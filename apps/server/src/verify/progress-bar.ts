import type { Progress } from './finding.ts';

const WIDTH = 24;

/** One line that says how far a verification has come, to be written over the line before. */
export function progressBar(progress: Readonly<Progress>): string {
  const { part, rows, rowsInAll, events, rounds, checkpoints, table } = progress;
  if (part === 'checkpoints') return `checkpoints ${grouped(checkpoints)}`;
  const filled = rowsInAll === 0 ? WIDTH : Math.floor((rows * WIDTH) / rowsInAll);
  const bar = `${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}`;
  const counts = `${grouped(rows)} of ${grouped(rowsInAll)} rows, ${grouped(events)} events`;
  const where = part === 'floor' ? 'the floor as a whole' : `table ${table ?? ''}`;
  return `[${bar}] ${counts}, ${grouped(rounds)} rounds; ${where}`;
}

/** What was verified, in the end. */
export function verifiedText(progress: Readonly<Progress>): string {
  const { tables, rows, events, rounds, virtualResults, postings, checkpoints } = progress;
  const passedOver = progress.snapshotsPassedOver;
  return [
    `${grouped(tables)} tables, ${grouped(rows)} rows, ${grouped(events)} events`,
    `${grouped(rounds)} rounds settled again, ${grouped(virtualResults)} virtual results derived`,
    `${grouped(postings)} postings, ${grouped(checkpoints)} checkpoints`,
    ...(passedOver === 0
      ? []
      : [`${grouped(passedOver)} snapshots of another version passed over: nothing rests on them`]),
  ].join('\n');
}

function grouped(count: number): string {
  return String(count).replaceAll(/(?<=\d)(?=(\d{3})+$)/g, ',');
}
