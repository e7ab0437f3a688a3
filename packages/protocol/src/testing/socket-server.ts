/// <reference types="node" />
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SHIPPED } from '@baize/house';
import { type WebSocket, WebSocketServer } from 'ws';
import { clientMessageOf } from '../messages/client-message.ts';
import type { ServerMessage } from '../messages/server-message.ts';
import type { Sections } from '../view-changes.ts';
import { ModelServer } from './model-server.ts';

const clientMessage = clientMessageOf(SHIPPED);

/** The model server behind real sockets. */
export class SocketServer {
  readonly model = new ModelServer();
  /** Answers that are lost on the way: the operation is applied and nobody is told. */
  losesAnswers = false;
  private readonly server: WebSocketServer;

  private constructor(server: WebSocketServer) {
    this.server = server;
    server.on('connection', (socket) => {
      this.model.connect();
      socket.on('message', (data) => this.take(socket, String(data)));
    });
  }

  static async listening(): Promise<SocketServer> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(server, 'listening');
    return new SocketServer(server);
  }

  get url(): string {
    // A server on a TCP port has an address of this form.
    const { port } = this.server.address() as AddressInfo;
    return `ws://127.0.0.1:${port}`;
  }

  view(): Sections {
    const { table, own } = this.model.sections;
    return { ...table, ...own };
  }

  say(message: ServerMessage): void {
    for (const socket of this.server.clients) socket.send(JSON.stringify(message));
  }

  /** As when a cable is pulled: nobody says goodbye. */
  breakOff(): void {
    for (const socket of this.server.clients) socket.terminate();
  }

  async close(): Promise<void> {
    this.breakOff();
    this.server.close();
    await once(this.server, 'close');
  }

  private take(socket: WebSocket, text: string): void {
    const message = clientMessage.parse(JSON.parse(text));
    for (const answer of this.model.take(message, Date.now())) {
      if (this.losesAnswers && answer.type === 'answer') socket.terminate();
      else socket.send(JSON.stringify(answer));
    }
  }
}
