import type { Duplex } from 'node:stream';
import type { Connection, Submittable } from 'pg';

/** What the driver hands to the callbacks of a query while rows are copied; its types leave it out. */
interface CopyingConnection {
  readonly stream: Duplex;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** Runs `COPY ... FROM STDIN` on rows that come as they come. Give it to `client.query`, await `done`. */
export class CopyIn implements Submittable {
  readonly done: Promise<void>;
  readonly #sql: string;
  readonly #source: AsyncIterable<Buffer>;
  #isOver = false;
  #resolve: () => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;

  constructor(sql: string, source: AsyncIterable<Buffer>) {
    this.#sql = sql;
    this.#source = source;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: Connection): void {
    connection.query(this.#sql);
  }

  handleCopyInResponse(connection: CopyingConnection): void {
    void this.#send(connection);
  }

  handleCommandComplete(): void {
    // The server's count of the rows; the reader of the file has counted them, too.
  }

  handleReadyForQuery(): void {
    this.#resolve();
  }

  handleError(error: Error): void {
    this.#isOver = true;
    this.#reject(error);
  }

  async #send(connection: CopyingConnection): Promise<void> {
    const { stream } = connection;
    try {
      for await (const block of this.#source) {
        if (this.#isOver) return;
        connection.sendCopyFromChunk(block);
        if (stream.writableNeedDrain) await awaitDrain(stream);
      }
      connection.endCopyFrom();
    } catch (error) {
      // Ours is the reason; what the server answers to the failure comes second and is ignored.
      this.#reject(error);
      connection.sendCopyFail('The rows could not be read.');
    }
  }
}

/** A connection that breaks never drains; what became of the rows then comes as an error of the query. */
function awaitDrain(stream: Duplex): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      stream.off('drain', go);
      stream.off('close', go);
      resolve();
    };
    stream.on('drain', go);
    stream.on('close', go);
  });
}
