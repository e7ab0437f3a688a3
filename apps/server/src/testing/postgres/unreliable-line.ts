import { connect, createServer, type Socket } from 'node:net';
import { type ClientConfig, Pool, type PoolConfig } from 'pg';
import { onTestFinished } from 'vitest';

/** A line to a database that can fail in the ways lines fail. */
export interface UnreliableLine {
  /** Questions go through, answers are lost: the database works and nobody hears of it. */
  loseAnswers(): void;
  /** Nothing goes through, and nobody is told so. */
  cut(): void;
  mend(): void;
  pool(options?: PoolConfig): Pool;
}

type LineState = 'good' | 'deaf' | 'cut';

export async function unreliableLine(connection: ClientConfig): Promise<UnreliableLine> {
  const sockets = new Set<Socket>();
  let state: LineState = 'good';
  const server = createServer((near) => {
    const far = connect(`${connection.host}/.s.PGSQL.${connection.port}`);
    near.on('data', (data) => void (state === 'cut' || far.write(data)));
    far.on('data', (data) => void (state !== 'good' || near.write(data)));
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens on a port.');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const become = (next: LineState) => (): void => {
    state = next;
  };
  return {
    loseAnswers: become('deaf'),
    cut: become('cut'),
    mend: become('good'),
    pool: (options = {}) => {
      const { user, database } = connection;
      const pool = new Pool({ host: '127.0.0.1', port: address.port, user, database, ...options });
      pool.on('error', () => undefined);
      pool.on('connect', (client) => client.on('error', () => undefined));
      return pool;
    },
  };
}
