import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { PLAIN_OPTIONS } from '../../testing/plain-options.ts';
import { listenOn, startFloor } from './start-floor.ts';
import { startProblemText } from './start-problem.ts';

const log = pino({ level: 'silent' });

test('a floor file with a fault is refused before anything is started', async () => {
  const started = await startFloor(
    {
      ...PLAIN_OPTIONS,
      dataFolder: '/nowhere',
      databaseUrl: null,
      floorFile: fileURLToPath(new URL('../../../package.json', import.meta.url)),
    },
    log,
  );
  const text = started.ok ? '' : startProblemText(started.error);
  expect(text).toMatch(/^The floor file is not in order:\n {2}package\.json:1: floor: /);
});

/** A port somebody else listens on. */
async function busyPort(): Promise<{ readonly port: number; close(): void }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, close: () => server.close() };
}

/** A server that tells where it listens in the end. */
function listener() {
  const server = createServer();
  return {
    close: () => server.close(),
    listen: ({ host, port }: { host: string; port: number }) =>
      new Promise<string>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => resolve(String(port)));
      }),
  };
}

test('a busy port that was asked for is refused, with what to do', async () => {
  const busy = await busyPort();
  const own = listener();
  const { port } = busy;
  const listening = await listenOn(own, { host: '127.0.0.1', port, anyPort: false });
  expect(listening.ok ? '' : startProblemText(listening.error)).toBe(
    `Port ${port} of 127.0.0.1 is in use by another program.\n` +
      '  Stop that program, or choose another port with --port.',
  );
  busy.close();
});

test('where nobody asked for a port, a later one will do', async () => {
  const busy = await busyPort();
  const own = listener();
  const { port } = busy;
  const listening = await listenOn(own, { host: '127.0.0.1', port, anyPort: true });
  expect(listening.ok && Number(listening.value)).toBeGreaterThan(port);
  busy.close();
  own.close();
});
