import { readServerMessage } from './envelope.ts';
import type { Effect, Input } from './machine/machine.ts';
import { type OpenSocket, openSocket, type Socket } from './socket.ts';

type LinkEffect = Extract<Effect, { type: 'connect' | 'send' | 'disconnect' }>;

/** Carries out what a machine wants of its socket, and tells it what the socket does. */
export function connection(
  open: OpenSocket,
  url: string,
  give: (input: Input) => void,
): (effect: LinkEffect) => void {
  let socket: Socket | null = null;

  function connect(number: number): Socket | null {
    return openSocket(open, url, {
      opened: () => give({ type: 'opened', connection: number, now: Date.now() }),
      received: (text) => {
        const message = readServerMessage(text);
        if (message) give({ type: 'received', connection: number, message, now: Date.now() });
      },
      closed: () => {
        give({ type: 'closed', connection: number, random: Math.random(), now: Date.now() });
      },
    });
  }

  return (effect) => {
    switch (effect.type) {
      case 'connect':
        socket?.close();
        socket = connect(effect.connection);
        break;
      case 'send':
        socket?.send(JSON.stringify(effect.message));
        break;
      case 'disconnect':
        socket?.close();
        socket = null;
    }
  };
}
