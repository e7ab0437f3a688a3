import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Crew } from './crew.ts';
import { type FloorLine, floorLine } from './floor-line.ts';
import type { Killable } from './killable.ts';

/** The real server as the one member of a crew. Its database dies with it and comes back with it. */
export async function startFloorCrew(command: readonly string[]): Promise<Crew> {
  let up = startFloorProcess(command);
  await up;
  return {
    any: () => up,
    killOne: async () => {
      const victim = await up;
      // Who asks from now on waits for the next life of the server.
      up = victim.kill().then(() => startFloorProcess(command));
      await up;
    },
    end: async () => (await up).end(),
  };
}

async function startFloorProcess(command: readonly string[]): Promise<Killable> {
  const [program = '', ...args] = command;
  const child: ChildProcess = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = once(child, 'exit').then(() => undefined);
  if (!child.stdout) throw new Error('The output of the process is a pipe.');
  const lines = createInterface({ input: child.stdout });
  const [news] = await Promise.race([once(lines, 'line'), gone.then(() => [])]);
  if (typeof news !== 'string') throw new Error('The server has ended before it was open.');
  const { address }: { address: string } = JSON.parse(news);
  const connections = new Map<string, Promise<FloorLine | null>>();
  return {
    gone,
    ask: async ({ table, request }) => {
      const { by } = request;
      const name = `${table} ${by.kind === 'system' ? by.kind : by.id}`;
      const known = connections.get(name) ?? floorLine(address, table, by);
      connections.set(name, known);
      const line = await known;
      if (line?.isOpen()) return line.ask(request);
      connections.delete(name);
      return null;
    },
    kill: () => {
      child.kill('SIGKILL');
      return gone;
    },
    end: () => {
      child.stdin?.end();
      return gone;
    },
  };
}
