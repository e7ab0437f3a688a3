import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import {
  type BackupHeader,
  END_OF_ROWS,
  FILE_END,
  FORMAT,
  HEADER,
  type Manifest,
  TABLE_BEGIN,
  TABLE_END,
  type TableEnd,
  type TableShape,
} from './format.ts';
import { RowTally } from './table-rows.ts';

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

/** Thrown at the first byte that is not as it was written; `inspectBackup` and `restore` turn it into a problem. */
export class Damage extends Error {
  readonly part: string;

  constructor(part: string, detail: string) {
    super(detail);
    this.part = part;
  }
}

/** Thrown when the first line is another one. */
export class OtherFormat extends Error {
  readonly format: string;

  constructor(format: string) {
    super(`The format is ${format}.`);
    this.format = format;
  }
}

/** What is done with a backup while it is read: its rows come once and in order. */
export interface BackupVisitor {
  header(header: BackupHeader): Promise<void>;
  /** Must read all the rows. */
  table(table: TableShape, rows: AsyncIterable<Buffer>): Promise<void>;
}

const LONGEST_LINE = 64 * 1024 * 1024;

// What was unzipped is taken before more is: so that when something bad comes, all that came before it
// has been read, and the part that is named is the one that is bad.
const UNZIP = { chunkSize: 64 * 1024, readableHighWaterMark: 1 };
const READ = { highWaterMark: 8 * 1024 };

/** Reads a backup from the first byte to the last and checks each against the hashes. */
export async function readBackup(file: string, visitor: BackupVisitor): Promise<Manifest> {
  const source = createReadStream(file, READ);
  const unzipped = createGunzip(UNZIP);
  source.on('error', (error) => unzipped.destroy(error));
  try {
    return await new BackupReader(source.pipe(unzipped), visitor).read();
  } finally {
    source.destroy();
    unzipped.destroy();
  }
}

class BackupReader {
  readonly #whole = createHash('sha256');
  readonly #lines: LineReader;
  readonly #visitor: BackupVisitor;

  constructor(bytes: AsyncIterable<Buffer>, visitor: BackupVisitor) {
    this.#lines = new LineReader(bytes);
    this.#visitor = visitor;
  }

  async read(): Promise<Manifest> {
    const format = await this.#line('first line');
    if (format !== FORMAT) throw new OtherFormat(format);
    const header = await this.#json('header', HEADER);
    await this.#visitor.header(header);
    const hashes: TableEnd[] = [];
    for (const table of header.tables) hashes.push(await this.#table(table));
    const expected = this.#whole.copy().digest('hex');
    const { sha256 } = await this.#json('end', FILE_END);
    if (sha256 !== expected) throw new Damage('end', 'the hash of the whole differs');
    const more = await this.#raw('end');
    if (more !== undefined) throw new Damage('end', 'something follows it');
    return { ...header, hashes, sha256 };
  }

  async #table(table: TableShape): Promise<TableEnd> {
    const part = `table ${table.name}`;
    const begin = await this.#json(part, TABLE_BEGIN);
    if (begin.table !== table.name) throw new Damage(part, `${begin.table} is in its place`);
    const tally = new RowTally(table.name);
    await this.#visitor.table(table, this.#rows(part, tally));
    const found = tally.end();
    const stated = await this.#json(part, TABLE_END);
    if (JSON.stringify(found) !== JSON.stringify(stated))
      throw new Damage(part, 'its hash differs');
    if (found.rows !== table.rows) throw new Damage(part, 'rows are missing');
    return found;
  }

  async *#rows(part: string, tally: RowTally): AsyncGenerator<Buffer> {
    try {
      for await (const block of this.#lines.linesUntil(END_OF_ROWS)) {
        this.#whole.update(block);
        tally.add(block);
        yield block;
      }
    } catch (error) {
      throw damage(part, error);
    }
    this.#whole.update(`${END_OF_ROWS}\n`);
  }

  async #json<Shape>(part: string, shape: z.ZodType<Shape>): Promise<Shape> {
    const text = await this.#line(part);
    try {
      return shape.parse(JSON.parse(text));
    } catch {
      throw new Damage(part, 'a line is not as it was written');
    }
  }

  async #line(part: string): Promise<string> {
    const text = await this.#raw(part);
    if (text === undefined) throw new Damage(part, 'it ends before it');
    this.#whole.update(`${text}\n`);
    return text;
  }

  async #raw(part: string): Promise<string | undefined> {
    try {
      return await this.#lines.line(LONGEST_LINE);
    } catch (error) {
      throw damage(part, error);
    }
  }
}

// Errors of the file itself (it is not there, it may not be read) are no damage.
function damage(part: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof Damage || 'syscall' in error) return error;
  return new Damage(part, error.message);
}
