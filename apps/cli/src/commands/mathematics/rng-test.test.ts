import { describe, expect, test } from 'vitest';
import { runCli } from '../../testing/run-cli.ts';

const SEED = 'ab'.repeat(32);
const rngTest = (...options: readonly string[]) => runCli(['rng-test', ...options]);

describe('baize rng-test', () => {
  test('the same seed gives the same line, another seed another', async () => {
    const options = ['--draws', '3,000', '--json'];
    const [one, again, other] = await Promise.all([
      rngTest(...options, '--seed', SEED),
      rngTest(...options, '--seed', SEED.toUpperCase()),
      rngTest(...options, '--seed', 'cd'.repeat(32)),
    ]);
    expect(one.code).toBe(0);
    expect(one.out).toBe(again.out);
    expect(one.out).not.toBe(other.out);
    expect(one.json).toMatchObject([
      { seed: SEED, draws: 3000, rolls: 3000, decks: 300, complete: true },
    ]);
  });

  // The seeds are the first twelve tried, not the twelve that passed.
  test('accepts the real generator', async () => {
    const levels: unknown[] = [];
    for (let seed = 1; seed <= 12; seed += 1) {
      const hex = seed.toString(16).padStart(64, '0');
      const { json } = await rngTest('--draws', '10000', '--seed', hex, '--json');
      levels.push(levelOf(json[0]));
    }
    expect(levels.filter((level) => level === 'usual').length).toBeGreaterThanOrEqual(11);
    expect(levels).not.toContain('very-unusual');
  });

  test('a table for a person, with the seed to repeat it', async () => {
    const { out, err } = await rngTest('--draws', '2000', '--seed', SEED);
    expect(out).toContain('2,000 rolls and 200 decks\n');
    expect(out).toContain(`seed ${SEED}\n`);
    expect(out).toMatch(
      /faces: frequency +6,000 +X2 [\d.]+ +5 +[\d.]+ +[\d.]+ +(pass|fail) +(pass|fail)/,
    );
    expect(out).toContain('left out: rolls: serial needs 233,280 pairs; there are 1,000.');
    expect(out).toContain('Pass and fail are after Holm');
    expect(err).toBe('');
  });

  test('no test fails beside a verdict that nothing is unusual', async () => {
    for (const seed of ['ab', 'cd', 'ef', '01', '02', '03']) {
      const { json } = await rngTest('--draws', '5000', '--seed', seed.repeat(32), '--json');
      const text = JSON.stringify(json[0]);
      const isUsual = levelOf(json[0]) === 'usual';
      expect(text.includes('"at95":false')).toBe(!isUsual);
    }
  });

  test('without a seed every report is another', async () => {
    const [one, two] = await Promise.all([
      rngTest('--draws', '100', '--json'),
      rngTest('--draws', '100', '--json'),
    ]);
    expect(one.out).not.toBe(two.out);
  });

  test('Ctrl-C ends it with what has been drawn, which fewer draws repeat', async () => {
    const others = process.listeners('SIGINT');
    const running = rngTest('--draws', '1,000,000,000', '--seed', SEED, '--json');
    let stop: NodeJS.SignalsListener | undefined;
    while (stop === undefined) {
      await new Promise((resolve) => setImmediate(resolve));
      stop = process.listeners('SIGINT').find((listener) => !others.includes(listener));
    }
    stop('SIGINT');
    const { code, json } = await running;
    expect(code).toBe(5);
    const stopped = JSON.stringify(json[0]);
    expect(stopped).toContain('"complete":false');
    const rolls = /"rolls":(\d+)/.exec(stopped)?.[1] ?? '';
    const repeated = await rngTest('--draws', rolls, '--seed', SEED, '--json');
    expect(repeated.out.trim()).toBe(
      stopped.replace('"complete":false', '"complete":true').replace('1000000000', rolls),
    );
    expect(process.listeners('SIGINT')).toEqual(others);
  });

  test('what cannot be done is refused at once', async () => {
    expect((await rngTest('--seed', 'abc')).code).toBe(2);
    expect((await rngTest('--draws', '0')).code).toBe(2);
    expect((await rngTest('rolls.csv')).code).toBe(2);
  });
});

function levelOf(answer: unknown): string | undefined {
  return /"level":"([a-z-]+)"/.exec(JSON.stringify(answer))?.[1];
}
