import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';

/** A row of a copied table: its fields as COPY writes them, by column. */
export type Row = Record<string, string>;

interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
  rows: Row[];
}

/** A backup taken apart, to be altered as its owner could and written again with sums that fit. */
export interface Backup {
  readonly header: Record<string, unknown> & { heads: object[] };
  readonly tables: readonly CopiedTable[];
}

const FIRST = 'baize-backup/1\n';
const SHAPES = 'tables';

export async function readBackup(file: string): Promise<Backup> {
  const lines = gunzipSync(await readFile(file))
    .toString('utf8')
    .split('\n');
  const header = JSON.parse(lines[1] ?? '');
  let at = 2;
  const tables = header[SHAPES].map(({ name, columns }: CopiedTable): CopiedTable => {
    const rows: Row[] = [];
    for (at += 1; lines[at] !== '\\.'; at += 1) {
      const fields = (lines[at] ?? '').split('\t');
      rows.push(Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? ''])));
    }
    at += 2;
    return { name, columns, rows };
  });
  return { header, tables };
}

export async function writeBackup({ header, tables }: Backup, file: string): Promise<void> {
  let text = `${FIRST}${JSON.stringify(header)}\n`;
  for (const { name, columns, rows } of tables) {
    const body = rows.map((row) => `${columns.map((column) => row[column]).join('\t')}\n`).join('');
    const end = {
      table: name,
      rows: rows.length,
      bytes: Buffer.byteLength(body),
      sha256: sha256(body),
    };
    text += `${JSON.stringify({ table: name })}\n${body}\\.\n${JSON.stringify(end)}\n`;
  }
  const end = { end: 'baize-backup/1', sha256: sha256(text) };
  await writeFile(file, gzipSync(`${text}${JSON.stringify(end)}\n`));
}

export function rowsOf(backup: Backup, table: string): Row[] {
  const found = backup.tables.find(({ name }) => name === table);
  if (!found) throw new Error(`The backup has no ${table}.`);
  return found.rows;
}

/** Replaces the rows of a table. */
export function setRows(backup: Backup, table: string, rows: Row[]): void {
  const found = backup.tables.find(({ name }) => name === table);
  if (found) found.rows = rows;
}

export interface Fact {
  readonly sequence: number;
  readonly at: number;
  op: string;
  readonly event: Record<string, unknown> & {
    readonly type: string;
    postings?: { from: string; to: string; amount: number; key: string }[];
  };
}

export function factsOf(row: Row): Fact[] {
  return JSON.parse(bytesOf(row.events).toString('utf8'));
}

export function setFacts(row: Row, facts: readonly Fact[]): void {
  row.events = fieldOf(Buffer.from(JSON.stringify(facts), 'utf8'));
}

/** Rows of the journal with what follows from their contents computed again, as the owner of a signing key can. */
export function chainAnew(backup: Backup, signs: 'with-a-key' | 'not'): void {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32);
  const heads = new Map<string, { readonly hash: Buffer; readonly last: string }>();
  for (const row of rowsOf(backup, 'journal')) {
    const { table_id: table = '', first, last = '', at } = row;
    const previous = heads.get(table)?.hash ?? Buffer.alloc(32);
    const numbers = [first, last, at].map((each) => BigInt(each ?? 0));
    const hash = tagged('baize/journal/1', [table, ...numbers, previous, bytesOf(row.events)]);
    Object.assign(row, { previous: fieldOf(previous), hash: fieldOf(hash) });
    heads.set(table, { hash, last });
    if (signs === 'not') continue;
    const message = tagged('baize/journal-signature/1', [hash]);
    const signature = sign(null, message, privateKey);
    Object.assign(row, { public_key: fieldOf(raw), signature: fieldOf(signature) });
  }
  // Whoever has the key writes no checkpoint that contradicts it.
  setRows(backup, 'checkpoints', []);
  backup.header.heads = Array.from(heads, ([table, { hash, last }]) => ({
    table,
    last,
    hash: hash.toString('hex'),
  }));
}

/** SHA-256 over a tag and fields, as the record hashes them, told here a second time. */
export function tagged(tag: string, fields: readonly (string | bigint | Buffer)[]): Buffer {
  const parts = [tag, ...fields].flatMap((field) => {
    const bytes = typeof field === 'bigint' ? number(field) : Buffer.from(field);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    return [length, bytes];
  });
  return createHash('sha256').update(Buffer.concat(parts)).digest();
}

function number(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(value);
  return bytes;
}

function bytesOf(field = ''): Buffer {
  return Buffer.from(field.replace(/^\\\\x/, ''), 'hex');
}

function fieldOf(bytes: Buffer): string {
  return `\\\\x${bytes.toString('hex')}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
