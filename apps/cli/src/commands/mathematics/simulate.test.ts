import { describe, expect, test } from 'vitest';
import { runCli } from '../../testing/run-cli.ts';

const GAME = 'rws-tai-sai-v5/c';
const simulate = (...options: readonly string[]) =>
  runCli(['simulate', GAME, '--workers', '0', ...options]);

describe('baize simulate', () => {
  test('the same seed gives the same line, another seed another', async () => {
    const options = ['--bets', 'small=100,triple:6=10', '--rounds', '300,000', '--json'];
    const [one, again, other] = await Promise.all([
      simulate(...options, '--seed', '7'),
      simulate(...options, '--seed', '0x7'),
      simulate(...options, '--seed', '8'),
    ]);
    expect(one.code).toBe(0);
    expect(one.out).toBe(again.out);
    expect(one.out).not.toBe(other.out);
    expect(one.json).toMatchObject([
      {
        game: GAME,
        seed: '7',
        rounds: 300_000,
        complete: true,
        bets: [
          { bet: 'small', stake: 100, wins: { expected: '437500/3' } },
          { bet: 'triple:6', stake: 10, wins: { expected: '12500/9' } },
        ],
        rolls: { degrees: 215 },
      },
    ]);
  });

  test('every score lies within four standard deviations of the exact value', async () => {
    const { json } = await simulate(
      ...['--bets', 'small=2,odd=2,single:1=2,total:8=2,domino:1-2=2,double:5=2,four:1234=2'],
      ...['--rounds', '3000000', '--seed', '1', '--json'],
    );
    const [answer] = json;
    const scores = [...JSON.stringify(answer).matchAll(/"z":"(-?[\d.]+)"/g)].map(([, z]) =>
      Number(z),
    );
    expect(scores).toHaveLength(15);
    for (const z of scores) expect(Math.abs(z)).toBeLessThan(4);
  });

  test('a table for a person', async () => {
    const { out, err } = await simulate('--bets', 'small=100', '--rounds', '1000');
    expect(out).toContain(`${GAME}  1,000 rounds, seed 1`);
    expect(out).toContain('the house kept');
    expect(out).toContain('with 215 degrees of freedom');
    expect(err).toBe('');
  });

  test('Ctrl-C ends it with what has been played, which a shorter simulation repeats', async () => {
    const others = process.listeners('SIGINT');
    const bets = ['--bets', 'small=100', '--json'];
    const running = simulate(...bets, '--rounds', '1,000,000,000,000');
    let stop: NodeJS.SignalsListener | undefined;
    while (stop === undefined) {
      await new Promise((resolve) => setImmediate(resolve));
      stop = process.listeners('SIGINT').find((listener) => !others.includes(listener));
    }
    stop('SIGINT');
    const stopped = await running;
    const [, rounds = ''] = /"rounds":(\d+),"complete":false/.exec(stopped.out) ?? [];
    expect(stopped.code).toBe(1);
    const repeated = await simulate(...bets, '--rounds', rounds);
    expect(repeated.out.replace('"complete":true', '"complete":false')).toBe(stopped.out);
    expect(process.listeners('SIGINT')).toEqual(others);
  });

  test('complains of wrong numbers', async () => {
    const small = ['--bets', 'small=100'];
    expect((await simulate()).code).toBe(2);
    expect((await simulate(...small, '--rounds', '0')).code).toBe(2);
    expect((await simulate(...small, '--seed', '-1')).code).toBe(2);
    expect((await simulate(...small, '--seed', `${2n ** 64n}`)).code).toBe(2);
    expect((await simulate(...small, '--workers', '257')).code).toBe(2);
    expect((await runCli(['simulate', 'nowhere', ...small])).code).toBe(1);
  });
});

test('Si Ki Pi is dealt card by card, the same for the same seed', async () => {
  const args = ['simulate', 'rws-si-ki-pi-v2', '--bets', 'initial=100,bonus:dealer=20', '--json'];
  const { json, code, out } = await runCli([...args, '--rounds', '20000', '--seed', '5']);
  expect(code).toBe(0);
  expect(json).toMatchObject([
    { rounds: 20_000, bets: [{ bet: 'initial' }, {}], deals: { degrees: 11 } },
  ]);
  expect((await runCli([...args, '--rounds', '20000', '--seed', '5'])).out).toBe(out);
});
