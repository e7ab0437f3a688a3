// The least that a server of sockets can do: it sends back what it gets. A message that begins with
// `!` is sent to everybody instead.
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    const isForAll = Buffer.isBuffer(data) && data[0] === 0x21;
    if (!isForAll) socket.send(data, { binary: false });
    else for (const each of server.clients) each.send(data, { binary: false });
  });
});
server.on('listening', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  process.stdout.write(`${JSON.stringify({ address: `http://127.0.0.1:${port}` })}\n`);
});
process.stdin.resume();
process.stdin.once('end', () => process.exit(0));
