import { err, ok, type Result } from '@baize/exact';
import { messageOf } from '../message-of.ts';
import type { FloorOptions } from './floor-options.ts';
import type { StartFault } from './start-fault.ts';

/** As far as a server has to be known to make it listen. */
export interface Listener {
  listen(options: { host: string; port: number }): Promise<string>;
}

const TRIES = 20;

/** Listens where it was asked to; where nobody asked, at the next port that is free. */
export async function listenOn(
  server: Listener,
  { host, port, anyPort }: Pick<FloorOptions, 'host' | 'port' | 'anyPort'>,
): Promise<Result<string, StartFault>> {
  for (let tried = 0; ; tried += 1) {
    try {
      return ok(await server.listen({ host, port: port + tried }));
    } catch (problem) {
      if (!isBusy(problem)) return err({ code: 'address', detail: messageOf(problem) });
      if (!anyPort || tried === TRIES) return err({ code: 'port-busy', host, port });
    }
  }
}

function isBusy(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE';
}
