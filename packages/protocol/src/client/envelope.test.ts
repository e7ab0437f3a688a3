import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serverMessage } from '../messages/server-message.ts';
import { SERVER_MESSAGES } from '../testing/message-samples.ts';
import { readServerMessage } from './envelope.ts';

const isRead = (message: unknown) => readServerMessage(JSON.stringify(message)) !== null;
const isValid = (message: unknown) => serverMessage.safeParse(message).success;

describe.each(SERVER_MESSAGES)('a message of type $type', (message) => {
  test('is read as it was sent', () => {
    expect(isValid(message)).toBe(true);
    expect(readServerMessage(JSON.stringify(message))).toEqual(message);
  });

  test('needs exactly the fields the schema needs', () => {
    for (const field of Object.keys(message)) {
      const without = Object.fromEntries(Object.entries(message).filter(([key]) => key !== field));
      expect([field, isRead(without)]).toEqual([field, isValid(without)]);
    }
  });

  test('is refused with a field of another kind, as the schema refuses it', () => {
    for (const field of Object.keys(message)) {
      for (const wrong of [null, -1, 0.5, [1], true]) {
        const changed = { ...message, [field]: wrong };
        expect([field, wrong, isRead(changed)]).toEqual([field, wrong, isValid(changed)]);
      }
    }
  });
});

test('nothing but a message of this version is read', () => {
  expect(
    ['', 'null', '[]', '{"v":2,"type":"bye","reason":"replaced"}'].map(readServerMessage),
  ).toEqual([null, null, null, null]);
  expect(isRead({ v: 1, type: 'toString' })).toBe(false);
  fc.assert(fc.property(fc.json(), (text) => readServerMessage(text) === null));
});
