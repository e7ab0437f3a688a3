/** Reads a stream of bytes as lines, or as blocks of whole lines, without holding more than it must. */
export class LineReader {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The next line without its end; nothing at the end of the stream. */
  async line(limit: number): Promise<string | undefined> {
    for (let from = 0; ; ) {
      const end = this.#rest.indexOf(10, from);
      if (end !== -1) return this.#take(end + 1).toString('utf8', 0, end);
      if (this.#rest.length > limit) throw new Error('a line is longer than any line of a backup');
      from = this.#rest.length;
      if (!(await this.#more())) return undefined;
    }
  }

  /** Blocks of whole lines up to the line that is exactly `mark`, which is taken and not given. */
  async *linesUntil(mark: string): AsyncGenerator<Buffer> {
    const first = Buffer.from(`${mark}\n`);
    const inside = Buffer.from(`\n${mark}\n`);
    for (;;) {
      if (this.#rest.subarray(0, first.length).equals(first)) {
        this.#take(first.length);
        return;
      }
      // Of the whole lines that are here none is the mark, unless it is found behind another one.
      const found = this.#rest.indexOf(inside);
      const end = (found === -1 ? this.#rest.lastIndexOf(10) : found) + 1;
      if (end > 0) yield this.#take(end);
      if (found === -1 && !(await this.#more())) throw new Error('it ends in the middle');
    }
  }

  #take(size: number): Buffer {
    const taken = this.#rest.subarray(0, size);
    this.#rest = this.#rest.subarray(size);
    return taken;
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#source.next();
    if (done === true) return false;
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value]);
    return true;
  }
}
