// An example of a system that follows a floor: it takes signed deliveries and writes every event down once.
//
//   node feed-consumer.mjs --key PUBLIC_KEY --file events.jsonl [--port 9090]
//
// The file is all it keeps. What is in it says where it stands in every table, so it may be killed at any
// moment: a line that was not written whole is cut off, an event that is there already is not written again,
// and the floor delivers what was not answered for.
import { createHash, createPublicKey, verify } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    key: { type: 'string' },
    file: { type: 'string' },
    port: { type: 'string', default: '9090' },
  },
});
if (!values.key || !values.file) {
  console.error('feed-consumer.mjs --key PUBLIC_KEY --file FILE [--port PORT]');
  process.exit(2);
}

// The 32 bytes of an Ed25519 key, as the structure that Node reads.
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');
const publicKey = createPublicKey({
  key: Buffer.concat([SPKI, Buffer.from(values.key, 'hex')]),
  format: 'der',
  type: 'spki',
});

/** The last event of every table that stands in the file. */
const reached = new Map();
const whole = existsSync(values.file) ? readFileSync(values.file, 'utf8') : '';
const end = whole.lastIndexOf('\n') + 1;
if (end < whole.length) truncateSync(values.file, Buffer.byteLength(whole.slice(0, end)));
for (const line of whole.slice(0, end).split('\n')) {
  if (line === '') continue;
  const { table, sequence } = JSON.parse(line);
  reached.set(table, sequence);
}
const file = openSync(values.file, 'a');

/** A delivery of another floor, or one that was changed on the way, is none. */
function isSigned(headers, body) {
  const timestamp = headers['baize-timestamp'];
  if (Math.abs(Date.now() - Number(timestamp)) > 5 * 60_000) return false;
  const digest = createHash('sha256').update(body).digest('hex');
  const text = ['baize-feed/1', headers['baize-feed'], timestamp, digest].join('\n');
  const signature = Buffer.from(String(headers['baize-signature']), 'base64');
  return verify(null, Buffer.from(text), publicKey, signature);
}

/** Writes what is new; false where something before it is missing, so that the floor comes again. */
function take(events) {
  const fresh = events.filter(({ table, sequence }) => sequence > (reached.get(table) ?? 0));
  const next = new Map(reached);
  for (const { table, sequence } of fresh) {
    if (sequence !== (next.get(table) ?? 0) + 1) return false;
    next.set(table, sequence);
  }
  if (fresh.length === 0) return true;
  writeSync(file, fresh.map((event) => `${JSON.stringify(event)}\n`).join(''));
  // Only what is on the disk is answered for.
  fsyncSync(file);
  for (const [table, sequence] of next) reached.set(table, sequence);
  return true;
}

const server = createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts);
    if (!isSigned(request.headers, body)) return response.writeHead(401).end();
    response.writeHead(take(JSON.parse(body.toString('utf8')).events) ? 200 : 409).end();
  });
});
server.listen(Number(values.port), '127.0.0.1', () => {
  console.log(`listening on ${server.address().port}`);
});
process.on('SIGTERM', () => {
  server.close();
  closeSync(file);
  process.exit(0);
});
