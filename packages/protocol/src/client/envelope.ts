import type { ServerMessage } from '../messages/server-message.ts';
import { VERSION } from '../messages/version.ts';

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;

/**
 * A message of the server, or null for what is none. Only the envelope is looked at: what a view holds
 * the browser takes from its own server by type, and a schema library would weigh more than this client.
 */
export function readServerMessage(text: string): ServerMessage | null {
  const message = parseJson(text);
  if (!isRecord(message) || message.v !== VERSION || typeof message.type !== 'string') return null;
  const fields = Object.hasOwn(ENVELOPES, message.type) ? ENVELOPES[message.type] : undefined;
  if (!fields || !hasFields(message, fields)) return null;
  if (message.stream === 'own' && !isCount(message.tableNumber)) return null;
  // What the envelope does not show, the server has written by the same schemas.
  return message as unknown as ServerMessage;
}

const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isList: Check = (value) => Array.isArray(value);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasFields(value: unknown, fields: Fields): boolean {
  return isRecord(value) && Object.entries(fields).every(([name, check]) => check(value[name]));
}

function among(...words: readonly string[]): Check {
  return (value) => words.some((word) => word === value);
}

function maybe(check: Check): Check {
  return (value) => value === undefined || check(value);
}

function all(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

const areNumbers: Check = (value) => hasFields(value, { table: isCount, own: isCount });

const isAnswer: Check = (value) =>
  hasFields(value, { type: among('accepted', 'repeated'), sequence: isCount }) ||
  hasFields(value, {
    type: among('refused'),
    refusal: (refusal) => hasFields(refusal, { code: isText, message: isText, because: isList }),
  });

const ENVELOPES: Readonly<Record<string, Fields>> = {
  snapshot: {
    epoch: isText,
    numbers: areNumbers,
    sequence: isCount,
    at: isCount,
    view: (view) =>
      hasFields(view, { table: isRecord, own: (own) => own === null || isRecord(own) }),
  },
  event: {
    stream: among('table', 'own'),
    number: isCount,
    sequence: isCount,
    at: isCount,
    view: maybe(isRecord),
    rows: maybe((rows) => isRecord(rows) && Object.values(rows).every(all(isRecord))),
    facts: maybe(all(isRecord)),
  },
  answer: { op: isText, answer: isAnswer },
  known: {
    operations: all((each) =>
      hasFields(each, { op: isText, state: among('registered', 'unknown') }),
    ),
  },
  pong: { sent: isCount, at: isCount, numbers: maybe(areNumbers) },
  fault: { code: isText, message: isText, field: maybe(isText), op: maybe(isText) },
  bye: { reason: isText },
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
