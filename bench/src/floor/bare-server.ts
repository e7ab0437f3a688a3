// A durable server that decides nothing: it takes bets over `ws`, writes them as the writer it is started with does, and
// answers each when it is on disk. Its arguments are the writer, the database and the bytes of a bet.
import { randomBytes } from 'node:crypto';
import { WebSocketServer } from 'ws';
import { type BareBet, WRITERS } from './bare-writers.ts';

const [, , name = '', url = '', bytes = '0'] = process.argv;
const writer = Object.entries(WRITERS).find(([each]) => each === name)?.[1];
if (!writer) throw new Error(`There is no writer called ${name}.`);
const write = writer(url, randomBytes(Number(bytes)));
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
let sequence = 0;
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    const { op, command } = JSON.parse(data.toString());
    const bet: BareBet = { op, terminal: command.terminal, stake: command.stake };
    write(bet).then(
      () => {
        sequence += 1;
        const answer = { type: 'accepted', sequence };
        socket.send(JSON.stringify({ v: 1, type: 'answer', op, answer }));
      },
      (error: unknown) =>
        socket.send(JSON.stringify({ v: 1, type: 'fault', op, error: `${error}` })),
    );
  });
});
server.on('listening', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  process.stdout.write(`${JSON.stringify({ address: `http://127.0.0.1:${port}` })}\n`);
});
process.stdin.resume();
process.stdin.once('end', () => process.exit(0));
