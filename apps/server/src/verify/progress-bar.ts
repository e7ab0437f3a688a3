import type { Progress } from './finding.ts';

const WIDTH = 24;

/** One line that says how far a verification has come, to be written over the line before. */
export function progressBar(progress: Readonly<Progress>): string {
  const { part, rows, rowsInAll, events, rounds, checkpoints, table } = progress;
  if (part === 'checkpoints') return `checkpoints ${groupDigits(checkpoints)}`;
  const filled = rowsInAll === 0 ? WIDTH : Math.floor((rows * WIDTH) / rowsInAll);
  const bar = `${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}`;
  const counts = `${groupDigits(rows)} of ${groupDigits(rowsInAll)} rows, ${groupDigits(events)} events`;
  const where = part === 'floor' ? 'the floor as a whole' : `table ${table ?? ''}`;
  return `[${bar}] ${counts}, ${groupDigits(rounds)} rounds; ${where}`;
}

/** What was verified, in the end. */
export function verifiedText(progress: Readonly<Progress>): string {
  const { tables, rows, events, rounds, virtualResults, postings, checkpoints } = progress;
  const passedOver = progress.snapshotsPassedOver;
  return [
    `${groupDigits(tables)} tables, ${groupDigits(rows)} rows, ${groupDigits(events)} events`,
    `${groupDigits(rounds)} rounds settled again, ${groupDigits(virtualResults)} virtual results derived`,
    `${groupDigits(postings)} postings, ${groupDigits(checkpoints)} checkpoints`,
    ...(passedOver === 0
      ? []
      : [
          `${groupDigits(passedOver)} snapshots of another version passed over: nothing rests on them`,
        ]),
  ].join('\n');
}

function groupDigits(count: number): string {
  return String(count).replaceAll(/(?<=\d)(?=(\d{3})+$)/g, ',');
}
