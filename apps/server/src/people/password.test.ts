import { expect, test } from 'vitest';
import { isPassword, passwordHash, passwordProblem } from './password.ts';
import { newId, newPairingCode, newToken, pairingCodeOf } from './token.ts';

const problem = (password: string, account = 'li-wei', name = 'Wei Li') =>
  passwordProblem(password, account, name);

test('twelve characters are enough and two hundred are not too many', () => {
  expect(problem('kX9#vwq27Lm')).toContain('at least 12');
  expect(problem('kX9#vwq27Lmp')).toBeNull();
  expect(problem('kX9#vwq27L'.repeat(20))).toBeNull();
  expect(problem(`${'kX9#vwq27L'.repeat(20)}x`)).toContain('at most 200');
});

test('five different characters are enough', () => {
  expect(problem('kX9#kX9#kX9#')).toContain('five different');
  expect(problem('kX9#vkX9#vkX')).toBeNull();
});

test('neither the account nor a part of the name of three letters and more is in it', () => {
  expect(problem('tea with LI-WEI now')).toContain('name of its owner');
  expect(problem('tea with wei at noon')).toContain('name of its owner');
  expect(problem('the lid of a cup', 'x9', 'Li')).toBeNull();
  expect(problem('tumbling annabel cup', 'x9', 'Anna  Bo')).toContain('name of its owner');
});

test('a password is proved by its own hash, and by no hash is nothing', async () => {
  const stored = await passwordHash('three dice under a cup');
  expect(await isPassword(stored, 'three dice under a cup')).toBe(true);
  expect(await isPassword(stored, 'three dice under a cap')).toBe(false);
  expect(await isPassword(null, 'nobody has this password')).toBe(false);
});

test('secrets and names are random, of full length and of their kind', () => {
  expect(newToken('bzk')).toMatch(/^bzk_[A-Za-z0-9_-]{43}$/);
  expect(newToken('bzs')).not.toBe(newToken('bzs'));
  expect(newId()).toMatch(/^[A-Za-z0-9_-]{16}$/);
  const codes = Array.from({ length: 200 }, newPairingCode);
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{5}-[A-HJKMNP-TV-Z2-9]{5}$/);
});

test('a pairing code is read however it is typed', () => {
  for (const typed of ['ABCDE-23456', 'abcde23456', ' a b c d e 2 3 4 5 6 ', 'abc-de2.34-56']) {
    expect(pairingCodeOf(typed)).toBe('ABCDE-23456');
  }
});
