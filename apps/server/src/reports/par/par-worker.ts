// Makes one PAR sheet in a thread of its own: counting a card game takes seconds of a whole processor, and whoever
// takes bets must not notice.
import { parentPort, workerData } from 'node:worker_threads';
import { loadLibrary } from '@baize/loader';
import type { ParNews } from './par-office.ts';
import { makePar, type ParRequest } from './par-request.ts';

const { packages, ...request }: ParRequest & { readonly packages: readonly string[] } = workerData;
const tell = (news: ParNews) => parentPort?.postMessage(news);
try {
  const library = await loadLibrary(packages);
  if (!library.ok) throw new Error(library.error);
  const bytes = await makePar(request, library.value, (step) => tell({ type: 'step', step }));
  tell({ type: 'made', bytes });
} catch (problem) {
  tell({ type: 'failed', why: problem instanceof Error ? problem.message : String(problem) });
}
