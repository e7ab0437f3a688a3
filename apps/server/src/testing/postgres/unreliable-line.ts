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
  /** Another server answers from now on, as after a failover; whoever is connected is cut off. */
  leadTo(connection: ClientConfig): void;
  /** Where the line begins. */
  readonly connection: ClientConfig;
  pool(options?: PoolConfig): Pool;
}

type LineState = 'good' | 'deaf' | 'cut';

export async function unreliableLine(connection: ClientConfig): Promise<UnreliableLine> {
  const sockets = new Set<Socket>();
  let state: LineState = 'good';
  let target = connection;
  const server = createServer((near) => {
    const far = connect(`${target.host}/.s.PGSQL.${target.port}`);
    near.on('data', (data) => void (state === 'cut' || far.write(data)));
    far.on('data', (data) => void (state !== 'good' || near.write(data)));
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    near.on('close', () => {
      far.destroy();
      for (const socket of [near, far]) sockets.delete(socket);
    });
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
  const { user, database } = connection;
  const near = { host: '127.0.0.1', port: address.port, user, database };
  return {
    loseAnswers: become('deaf'),
    cut: become('cut'),
    mend: become('good'),
    leadTo: (next) => {
      target = next;
      for (const socket of sockets) socket.destroy();
    },
    connection: near,
    pool: (options = {}) => {
      const pool = new Pool({ ...near, ...options });
      pool.on('error', () => undefined);
      pool.on('connect', (client) => client.on('error', () => undefined));
      return pool;
    },
  };
}
