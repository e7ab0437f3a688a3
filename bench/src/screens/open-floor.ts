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
  return {
    address,
    openBets: async (table) => {
      const entered = await post('demo/enter', { kind: 'staff', position: 'dealer' });
      const token = String(Reflect.get(Object(entered), 'token'));
      const order = { op: `bench-opens-${table}`, command: { type: 'OpenBets' } };
      await post(`tables/${table}/commands`, order, token);
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
