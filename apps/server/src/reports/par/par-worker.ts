// Makes one PAR sheet in a thread of its own: counting a card game takes seconds of a whole processor, and whoever
// takes bets must not notice.
import { parentPort, workerData } from 'node:worker_threads';
import type { ParNews } from './par-office.ts';
import { makePar, type ParRequest } from './par-request.ts';

const request: ParRequest = workerData;
const tell = (news: ParNews) => parentPort?.postMessage(news);
try {
  const bytes = await makePar(request, (step) => tell({ type: 'step', step }));
  tell({ type: 'made', bytes });
} catch (problem) {
  tell({ type: 'failed', why: problem instanceof Error ? problem.message : String(problem) });
}
