import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export const OPCODE = { continuation: 0, text: 1, close: 8, ping: 9, pong: 10 } as const;

/** One masked frame as a client writes it; at most 125 bytes, masked with zeros. */
export function rawFrame(opcode: number, text = '', isLast = true): Buffer {
  const payload = Buffer.from(text);
  const head = [(isLast ? 0x80 : 0) | opcode, 0x80 | payload.length, 0, 0, 0, 0];
  return Buffer.concat([Buffer.from(head), payload]);
}

/** A TCP connection that says only what it is told to, and answers nothing by itself. */
export interface RawSocket {
  readonly socket: Socket;
  /** Everything that came from the other end, the answer to the handshake first. */
  readonly heard: () => Buffer;
  readonly closed: Promise<void>;
}

export async function rawConnection(url: string): Promise<RawSocket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once('end', resolve);
    socket.once('close', () => resolve());
  });
  await once(socket, 'connect');
  return { socket, heard: () => Buffer.concat(chunks), closed };
}

export function handshake(path: string, token: string): string {
  const lines = [
    `GET ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    `Authorization: Bearer ${token}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** A WebSocket without a client library: pings go unanswered, a goodbye is not returned. */
export async function rawWebSocket(url: string, token: string): Promise<RawSocket> {
  const raw = await rawConnection(url);
  raw.socket.write(handshake('/ws', token));
  await once(raw.socket, 'data');
  return raw;
}

/** How many unfragmented frames of a kind came after the handshake. */
export function framesHeard({ heard }: RawSocket, opcode: number): number {
  const all = heard();
  let at = all.indexOf('\r\n\r\n') + 4;
  let count = 0;
  while (at + 1 < all.length) {
    const short = (all[at + 1] ?? 0) & 0x7f;
    const length = short < 126 ? short : all.readUInt16BE(at + 2);
    if (((all[at] ?? 0) & 0x0f) === opcode) count += 1;
    at += (short < 126 ? 2 : 4) + length;
  }
  return count;
}
