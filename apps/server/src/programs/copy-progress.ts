import type { ReportProgress } from '../backup/format.ts';

const WIDTH = 24;

/** A bar on standard error while somebody watches it; nothing otherwise. */
export function copyProgress(): { readonly progress: ReportProgress; end(): void } {
  const isShown = process.stderr.isTTY === true;
  return {
    progress: ({ table, rows, of, tables, tablesDone }) => {
      if (!isShown) return;
      const done = tables === 0 ? 1 : tablesDone / tables;
      const filled = Math.round(done * WIDTH);
      const bar = `${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}`;
      process.stderr.write(`\r\u001b[K[${bar}] ${table} ${rows} of ${of}`);
    },
    end: () => {
      if (isShown) process.stderr.write('\n');
    },
  };
}
