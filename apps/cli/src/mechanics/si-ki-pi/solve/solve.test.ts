import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli } from '../../../testing/run-cli.ts';

// What the independent counter wrote down; it shares no code with the solver.
const GOLDEN = new URL('../../../../../../packages/math/golden/', import.meta.url);
const COUNTED = readFileSync(new URL('rws-si-ki-pi-v2.csv', GOLDEN), 'utf8').split('\n');
const STRATEGY = readFileSync(new URL('rws-si-ki-pi-v2.strategy.csv', GOLDEN), 'utf8');

function counted(reading: string, play: string) {
  const row = COUNTED.find((line) => line.startsWith(`${reading},initial,${play},`));
  const [, , , wins, losses, standOffs, deals, edge, differs] = row?.split(',') ?? [];
  return { wins, losses, standOffs, deals, edge, differs: Number(differs) };
}

interface Line {
  readonly houseWay: Readonly<Record<string, string>>;
  readonly optimal: Readonly<Record<string, string>>;
}

async function solved(...options: readonly string[]) {
  const { json, code } = await runCli(['solve', 'rws-si-ki-pi-v2', '--json', ...options]);
  expect(code).toBe(0);
  return json;
}

describe('solve --json', () => {
  test('[rws-si-ki-pi-v2#3.12] the documented fields come first, as exact fractions', async () => {
    const { out } = await runCli(['solve', 'rws-si-ki-pi-v2', '--json']);
    expect(out).toMatch(
      /^\{"houseWay":\{"edge":"4937043\/180094600","win":"[\d/]+","lose":"[\d/]+","standOff":"[\d/]+"\},"optimal":\{"edge":"459902011\/25084605000","win":"[\d/]+","lose":"[\d/]+","standOff":"[\d/]+","differs":295\},"bonus":\{"edge":"1212\/20825","hit":"1349\/4165"\},/,
    );
    expect(out.trimEnd().split('\n')).toHaveLength(1);
  });

  test('chances are those the independent counter counted', async () => {
    const [line] = (await solved()) as readonly Line[];
    for (const [play, chances] of [
      ['house-way', line?.houseWay],
      ['optimal', line?.optimal],
    ] as const) {
      const { wins, losses, standOffs, deals } = counted('', play);
      expect([chances?.win, chances?.lose, chances?.standOff].map((text) => shareOf(text))).toEqual(
        [wins, losses, standOffs].map((count) => shareOf(`${count}/${deals}`)),
      );
    }
  });

  test('the short list has its sentences, its edge, and the edge after each rule', async () => {
    const [line] = (await solved()) as readonly { shortList: { edge: string; rules: object[] } }[];
    expect(line?.shortList.rules).toHaveLength(20);
    expect(line?.shortList.rules.at(-1)).toMatchObject({ edge: line?.shortList.edge });
    expect(line?.shortList.rules[0]).toMatchObject({
      says: "A pair of 2s, 6s or 7s, where the House Way's Low counts at most 3 and the new Low counts at least 5: split the pair.",
      action: { kind: 'split-pair' },
    });
  });

  test.each(['H1=highest-card', 'H2=literal', 'H3=permits', 'H4=exclusive'])(
    'under %s the edges are those the independent counter counted',
    async (reading) => {
      const [id = '', value] = reading.split('=');
      expect(await solved('--reading', reading)).toMatchObject([
        {
          houseWay: { edge: counted(reading, 'house-way').edge },
          optimal: {
            edge: counted(reading, 'optimal').edge,
            differs: counted(reading, 'optimal').differs,
          },
          readings: { [id]: value },
        },
      ]);
    },
  );

  test('--readings answers with one line for each other reading', async () => {
    const lines = await solved('--readings');
    expect(lines).toMatchObject([
      { reading: 'H1', value: 'highest-card', insteadOf: 'both-cards' },
      { reading: 'H2', houseWay: { edge: counted('H2=literal', 'house-way').edge } },
      { reading: 'H3', optimal: { edge: counted('H3=permits', 'optimal').edge } },
      { reading: 'H4', optimal: { differs: 298 } },
      { reading: 'H10', houseWay: { edge: counted('', 'house-way').edge } },
    ]);
  });
});

/** Both numbers of a fraction over one denominator, so that 2/4 and 1/2 compare equal. */
function shareOf(text: string | undefined): bigint {
  const [numerator = '0', denominator = '1'] = (text ?? '').split('/');
  return (BigInt(numerator) * 52_677_670_500n) / BigInt(denominator);
}

describe('solve for people', () => {
  test('shows edges, the bonus table and the list', async () => {
    const { out, code } = await runCli(['solve', 'rws-si-ki-pi-v2']);
    expect(code).toBe(0);
    expect(out).toContain('all 52,677,670,500 deals of one deck; the dealer plays the House Way');
    expect(out).toMatch(/asks for the House Way +29\.1906% +30\.4724% +40\.3370% +2\.7414%/);
    expect(out).toMatch(/arranges every hand best .* 1\.8334% {2}459902011\/25084605000/);
    expect(out).toContain('hit 32.3890% (1349/4165), edge 5.8199% (1212/20825)');
    expect(out).toContain('Ask for the House Way, except');
    expect(out).toContain('0.0099 percentage points above the best play');
    expect(out).toContain('comes within 0.01 percentage points');
  });

  test('makes no claim about the list under other readings', async () => {
    const { out } = await runCli(['solve', 'rws-si-ki-pi-v2', '--reading', 'H3=permits']);
    expect(out).toContain('reading H3: permits (chosen)');
    expect(out).toContain('The list was made for the default readings');
    expect(out).not.toContain('comes within 0.01 percentage points');
  });

  test('--readings is a table', async () => {
    const { out } = await runCli(['solve', 'rws-si-ki-pi-v2', '--readings']);
    expect(out.trimEnd().split('\n')).toHaveLength(7);
    expect(out).toMatch(/H3=permits +obliges +2\.7470% +1\.7980% +1\.3016% +324/);
  });
});

describe('--strategy', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'baize-solve-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('writes the table the independent counter wrote', async () => {
    const file = join(folder, 'strategy.csv');
    expect((await runCli(['solve', 'rws-si-ki-pi-v2', '--strategy', file])).code).toBe(0);
    const lines = (text: string) => text.split('\n').toSorted();
    expect(lines(readFileSync(file, 'utf8'))).toEqual(lines(STRATEGY));
  });

  test('writes JSON with every pattern and its readings', async () => {
    const file = join(folder, 'strategy.json');
    await runCli(['solve', 'rws-si-ki-pi-v2', '--strategy', file, '--reading', 'H2=literal']);
    const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(written).toMatchObject({ game: 'rws-si-ki-pi-v2', readings: { H2: 'literal' } });
    expect(written).toHaveProperty('patterns.length', 1_820);
    expect(written).toHaveProperty('patterns.0', {
      hand: 'AAAA',
      hands: 1,
      houseWay: 0,
      best: 0,
      arrangements: [{ low: 'AA', high: 'AA', win: 194_580, lose: 0, standOff: 0, value: '19/20' }],
    });
  });

  test('refuses another ending, and a place it cannot write to', async () => {
    const wrong = await runCli(['solve', 'rws-si-ki-pi-v2', '--strategy', 'strategy.txt']);
    expect(wrong).toMatchObject({ code: 2, out: '' });
    const file = join(folder, 'not-there', 'strategy.csv');
    const nowhere = await runCli(['solve', 'rws-si-ki-pi-v2', '--json', '--strategy', file]);
    expect(nowhere.code).toBe(1);
    expect(nowhere.json).toMatchObject([{ error: { code: 'cannot-write' } }]);
  });
});

describe('refusals', () => {
  test('a game nobody knows', async () => {
    const { json, code } = await runCli(['solve', 'rws-si-ki-pi-v3', '--json']);
    expect(code).toBe(1);
    expect(json).toMatchObject([
      { error: { code: 'unknown-game', suggestion: 'rws-si-ki-pi-v2' } },
    ]);
  });

  test('a game with nothing to solve', async () => {
    const { json } = await runCli(['solve', 'rws-tai-sai-v5/a', '--json']);
    expect(json).toMatchObject([
      { error: { code: 'not-solvable', solvable: ['rws-si-ki-pi-v2'] } },
    ]);
    const { err, code } = await runCli(['solve', 'rws-tai-sai-v5/a']);
    expect(err).toContain('nothing to solve. (not-solvable)');
    expect(code).toBe(1);
  });

  test.each([
    [[]],
    [['rws-si-ki-pi-v2', 'rws-si-ki-pi-v2']],
    [['rws-si-ki-pi-v2', '--reading', 'H9=x']],
  ])('called wrongly: %j', async (args) => {
    expect(await runCli(['solve', ...args])).toMatchObject({ code: 2, out: '' });
  });
});
