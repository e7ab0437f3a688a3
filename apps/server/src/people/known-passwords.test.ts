import { expect, test } from 'vitest';
import { isKnownPassword } from './password.ts';

// Taken from published lists of the most frequent leaked passwords, and decorated as people do.
test.each([
  'password1234',
  'Password123!',
  'P@ssw0rd1234',
  'passwordpassword',
  'qwertyuiop123',
  'qwerty123456',
  '1234567890123',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'abcdefghijkl',
  'letmein12345',
  'iloveyou12345',
  'welcome-2024!',
  'administrator',
  'ChangeMePlease',
  'correct horse battery staple',
  'Casino12345!',
  'zyxwvutsrqponm',
  // A walk that begins later, two of them, and one of three quarters of the whole.
  'x#mnopqrstuvwx',
  'mnopqrst-8765432',
  'mnopqrstu#7&',
])('%s is tried first', (password) => {
  expect(isKnownPassword(password)).toBe(true);
});

test.each([
  'three dice under a cup',
  'a cup of good tea',
  'kX9#vwq27Lmp',
  'the tumbler rests at noon',
  'uVt3gH0n2MZpQ1aB7cde',
  // Less than three quarters of a walk, and runs of five, which are none.
  'mnopqrstu#7&x',
  'x#7&mnopqrst',
  'mnopq-87654-rstuv',
])('%s is not', (password) => {
  expect(isKnownPassword(password)).toBe(false);
});
