/** As much of a WebSocket as is needed: a browser's own, or the one of the package `ws` in Node. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

export type OpenSocket = (url: string) => Socket;

export interface SocketEvents {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

/** Opens a socket and says what happens to it; `closed` comes once, and last. */
export function openSocket(open: OpenSocket, url: string, events: SocketEvents): Socket | null {
  let isOver = false;
  const over = (): void => {
    if (isOver) return;
    isOver = true;
    events.closed();
  };
  try {
    const socket = open(url);
    socket.onopen = () => events.opened();
    socket.onmessage = ({ data }: { readonly data: unknown }) => events.received(String(data));
    socket.onclose = over;
    // Every error is followed by a close; without a handler Node would take it for an exception.
    socket.onerror = () => undefined;
    return socket;
  } catch {
    // A browser throws where it will not even try, for instance without a network.
    queueMicrotask(over);
    return null;
  }
}
