import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVE = fileURLToPath(
  new URL('../../../apps/server/dist/programs/serve.js', import.meta.url),
);

/** The real floor in a process of its own. */
export interface OpenFloor {
  readonly address: string;
  openBets(table: string): Promise<void>;
  /** A dealer gives a command. */
  order(table: string, command: { readonly type: string }): Promise<void>;
  close(): Promise<void>;
}

export async function openFloor(folder: string): Promise<OpenFloor> {
  const args = ['--data', join(folder, 'data'), '--floor', join(folder, 'floor.yaml')];
  const child = spawn(process.execPath, [SERVE, '--demo', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const [found] = /http:\/\/[\d.]+:\d+/.exec(said) ?? [];
      if (found && said.includes('Ctrl-C')) resolve(found);
    });
    child.on('exit', (code) => reject(new Error(`The floor did not open (${code}).`)));
  });
  const post = async (path: string, body: unknown, token?: string): Promise<unknown> => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const order = async (table: string, command: { readonly type: string }) => {
    const entered = await post('demo/enter', { kind: 'staff', position: 'dealer' });
    const token = String(Reflect.get(Object(entered), 'token'));
    const op = `bench-${table}-${command.type}`;
    // Whatever concerns a round has to name it; the first one of a table is all this floor plays.
    const round = command.type === 'OpenBets' ? {} : { round: `${table}-1` };
    await post(`tables/${table}/commands`, { op, command, ...round }, token);
  };
  return {
    address,
    order,
    openBets: (table) => order(table, { type: 'OpenBets' }),
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
