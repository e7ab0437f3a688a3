import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { housePayTableFile } from '../../testing/house-table-file.ts';
import { runCli } from '../../testing/run-cli.ts';

const GAME = 'rws-tai-sai-v5/c';
const ticket = (...options: readonly string[]) => runCli(['ticket', GAME, ...options]);

describe('baize ticket', () => {
  test('one round of Small: exactly 105 of 216', async () => {
    const { json, code } = await ticket('--bets', 'small=100', '--json', '--exact');
    expect(code).toBe(0);
    expect(json).toEqual([
      {
        game: GAME,
        bets: [{ bet: 'small', stake: 100 }],
        staked: 100,
        edge: '1/36',
        mean: '-25/9',
        variance: '809375/81',
        net: [
          { net: -100, rolls: 111 },
          { net: 100, rolls: 105 },
        ],
        rounds: 1,
        after: {
          mean: '-25/9',
          variance: '809375/81',
          standardDeviation: '99.961412308036564',
          ahead: '35/72',
          even: '0',
          behind: '37/72',
          quantiles: [
            { chance: '1/20', net: -100 },
            { chance: '1/4', net: -100 },
            { chance: '1/2', net: -100 },
            { chance: '3/4', net: 100 },
            { chance: '19/20', net: 100 },
          ],
        },
        ruin: null,
        kelly: '0',
        hour: null,
      },
    ]);
  });

  test('two rounds, a bankroll of two stakes, sixty rounds an hour', async () => {
    const { json } = await ticket(
      ...['--bets', 'small=100', '--rounds', '2', '--bankroll', '200', '--pace', '60'],
      ...['--json', '--exact'],
    );
    expect(json).toMatchObject([
      {
        after: { ahead: '1225/5184', even: '1295/2592', behind: '1369/5184' },
        ruin: { bankroll: 200, within: '1369/5184', forever: { low: '1', high: '1' } },
        hour: { pace: 60, cost: '500/3' },
      },
    ]);
  });

  test('a thousand rounds of a mixed ticket, for a person', async () => {
    const { out } = await ticket('--bets', 'small=100,big=100', '--rounds', '1,000');
    // Both lose on a triple, 6 of 216 rolls, and cancel out otherwise: even with (35/36) ** 1000.
    expect(out).toContain('After 1,000 rounds: ahead 0.000%, even 0.000%, behind 100.000%');
    expect(out).toContain('on average -5,555.56');
    const rounds = await ticket('--bets', 'small=100,big=100', '--rounds', '36');
    // (35/36) ** 36 = 0.362710...
    expect(rounds.out).toContain('even 36.271%, behind 63.729%');
  });

  test('bets come from a file too, one a line', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'baize-')), 'bets.jsonl');
    writeFileSync(file, '{"bet":"small","stake":100}\n\n{"bet":"big","stake":100}\n');
    const fromFile = await ticket('--bets', file, '--json');
    const inline = await ticket('--bets', 'small=100,big=100', '--json');
    expect(fromFile.out).toBe(inline.out);
    writeFileSync(file, '{"bet":"small","stake":100}\n{"bet":"huge","stake":100}\n');
    const bad = await ticket('--bets', file);
    expect([bad.code, bad.err]).toEqual([1, expect.stringContaining('bets.jsonl, line 2: bet:')]);
    writeFileSync(file, 'small');
    expect((await ticket('--bets', file)).err).toContain('it is not JSON');
    expect((await ticket('--bets', join(file, 'nowhere'))).code).toBe(2);
  });

  test('with the advantage, a bankroll may last for ever', async () => {
    const id = 'licensee-sic-bo/standard';
    const file = housePayTableFile(id, { small: '2 to 1' });
    const options = ['--table', file, '--bets', 'small=100', '--bankroll', '100'];
    const { out } = await runCli(['ticket', id, ...options]);
    // x = 37/72 + 35/72 x ** 3 has the root (root(183/35) - 1) / 2 = 0.643304...
    expect(out).toContain('played for ever, 64.330%\n');
    const { json } = await runCli(['ticket', id, ...options, '--json']);
    expect(json).toMatchObject([
      { ruin: { forever: { low: expect.stringMatching(/^0\.64330/) } } },
    ]);
  });

  test('a ticket that cannot lose is never ruined', async () => {
    const id = 'licensee-sic-bo/standard';
    const bets = ['--bets', 'small=100,big=100,any-triple=100', '--bankroll', '300', '--json'];
    // On a triple 24 to 1 pays for everything; otherwise one side wins 100 and 200 are lost.
    const { json } = await runCli(['ticket', id, ...bets]);
    expect(json).toMatchObject([{ net: [{ net: -100 }, { net: 2200 }] }]);
    const file = housePayTableFile(id, { small: '3 to 1', big: '3 to 1' });
    const fair = await runCli(['ticket', id, '--table', file, ...bets]);
    expect(fair.json).toMatchObject([
      { ruin: { within: '0.000000000000000', forever: { high: '0' } } },
    ]);
  });

  test('complains of wrong numbers and stakes', async () => {
    const small = ['--bets', 'small=100'];
    expect((await ticket()).code).toBe(2);
    expect((await ticket('--bets', 'small=x')).code).toBe(2);
    expect((await ticket('--bets', 'small=0')).code).toBe(1);
    expect((await ticket('--bets', `small=${Number.MAX_SAFE_INTEGER}`)).code).toBe(1);
    expect((await ticket(...small, '--rounds', '0')).code).toBe(2);
    expect((await ticket(...small, '--rounds', '1000001')).code).toBe(2);
    expect((await ticket(...small, '--pace', '0')).code).toBe(2);
    expect((await ticket(...small, '--bankroll', '-1')).code).toBe(2);
  });

  test('two bets of odd sizes for a thousand rounds with a bankroll: bounds, and their width', async () => {
    const options = ['--bets', 'small=1009,total:8=503', '--rounds', '1000', '--bankroll', '50000'];
    const { code, out } = await ticket(...options);
    expect(code).toBe(0);
    expect(out).toMatch(/ruin within 1,000 rounds \d+\.\d{3}%; played for ever, ruin is certain/);
    // 1009 x 1/36 + 503 x 1/8 are lost a round; Wald: from 48,488 above nothing to 1,512 below it.
    expect(out).toContain('it lasts 533.4 to 550.0 rounds on average');
    expect(out).toMatch(/certified bounds, none wider than 0\.0000000\d+ percentage points/);
  });

  test('eight bets of odd sizes for five hundred rounds', async () => {
    const bets =
      'small=1009,total:8=503,triple:6=7001,double:2=251,domino:1-2=333,single:5=409,total:10=127,any-triple=211';
    const { code, out } = await ticket('--bets', bets, '--rounds', '500');
    expect(code).toBe(0);
    expect(out).toMatch(/After 500 rounds: ahead \d+\.\d{3}%, even 0\.000%, behind \d+\.\d{3}%/);
    expect(out).toMatch(/none wider than 0\.00000\d+ percentage points/);
  });

  test('a bet on two lines is that bet with both stakes', async () => {
    const answer = async (bets: string) => {
      const { json } = await ticket(
        '--bets',
        bets,
        '--rounds',
        '50',
        '--bankroll',
        '3000',
        '--json',
      );
      return json[0];
    };
    const { bets, ...twice } = Object(await answer('small=100,small=200'));
    const { bets: _, ...once } = Object(await answer('small=300'));
    expect(bets).toEqual([
      { bet: 'small', stake: 100 },
      { bet: 'small', stake: 200 },
    ]);
    expect(twice).toEqual(once);
  });

  test('with an advantage, the share that makes a bankroll grow fastest', async () => {
    const id = 'licensee-sic-bo/standard';
    const file = housePayTableFile(id, { small: '2 to 1' });
    const { out } = await runCli(['ticket', id, '--table', file, '--bets', 'small=100']);
    // 35/72 - 37/72 / 2 = 33/144.
    expect(out).toContain('Kelly fraction 22.917% (11/48) of the bankroll on the whole ticket');
  });

  test('a box of Si Ki Pi, its bonus bets dealt with it', async () => {
    const { json, code } = await runCli([
      ...[
        'ticket',
        'rws-si-ki-pi-v2',
        '--bets',
        'initial=100,bonus:player=20',
        '--json',
        '--exact',
      ],
    ]);
    expect(code).toBe(0);
    // The edges of the counter, weighted by the stakes: (100 x 4937043/180094600 + 20 x 1212/20825) / 120.
    expect(json).toMatchObject([{ game: 'rws-si-ki-pi-v2', staked: 120, edge: '689541/21187600' }]);
    const alone = await runCli(['ticket', 'rws-si-ki-pi-v2', '--bets', 'bonus:dealer=20']);
    expect([alone.code, alone.err]).toEqual([
      1,
      expect.stringContaining('needs a stake on initial'),
    ]);
  });
});

test('stakes that cannot be, said as they were typed', async () => {
  const { err } = await runCli(['ticket', 'ts-c', '--bets', 'small=9007199254740993']);
  expect(err).toContain('The stake is 9007199254740993; amounts beyond 9007199254740991');
  const empty = await runCli(['ticket', 'ts-c', '--bets', '']);
  expect(empty).toMatchObject({ code: 2, err: expect.stringContaining('--bets is empty') });
});
