import { describe, expect, test } from 'vitest';
import { runCli } from '../testing/run-cli.ts';

async function settle(request: unknown, ...options: readonly string[]) {
  return runCli(['settle', ...options], { input: JSON.stringify(request) });
}

function onSmall(stake: unknown): unknown {
  return { game: 'rws-tai-sai-v5/a', roll: [1, 2, 4], bets: [{ bet: 'small', stake }] };
}

describe('settling dice', () => {
  test('answers with the documented fields, in the documented order', async () => {
    const { out, code } = await settle({
      game: 'rws-sic-bo-2021/a',
      roll: [2, 2, 4],
      bets: [
        { bet: 'total:8', stake: 200 },
        { bet: 'big', stake: 100 },
      ],
    });
    expect(out).toBe(
      '{"game":"rws-sic-bo-2021/a","roll":[2,2,4],"lines":[' +
        '{"bet":"total:8","stake":200,"result":"win","odds":"17/2","pays":1700,"returns":1900,' +
        '"because":["rws-sic-bo-2021#4.1.1","rws-sic-bo-2021#I-D7"]},' +
        '{"bet":"big","stake":100,"result":"lose","odds":null,"pays":0,"returns":0,' +
        '"because":["rws-sic-bo-2021#4.1.1"]}],"staked":300,"returned":1900}\n',
    );
    expect(code).toBe(0);
  });

  test('the same bet twice is two lines', async () => {
    const bet = { bet: 'small', stake: 100 };
    const { json } = await settle({ game: 'rws-tai-sai-v5/a', roll: [1, 2, 4], bets: [bet, bet] });
    expect(json).toMatchObject([{ lines: [{ returns: 200 }, { returns: 200 }], returned: 400 }]);
  });

  test('a round without bets is settled to nothing', async () => {
    const { json } = await settle({ game: 'rws-tai-sai-v5/a', roll: [1, 2, 4], bets: [] });
    expect(json).toEqual([
      { game: 'rws-tai-sai-v5/a', roll: [1, 2, 4], lines: [], staked: 0, returned: 0 },
    ]);
  });

  test('a reading decides, and one of another book changes nothing', async () => {
    const round = {
      game: 'licensee-sic-bo/standard',
      roll: [4, 4, 4],
      bets: [{ bet: 'double:4', stake: 100 }],
    };
    expect((await settle(round)).json).toMatchObject([{ lines: [{ result: 'win' }] }]);
    const exactly = await settle(round, '--reading', 'D1=exactly-two');
    expect(exactly.json).toMatchObject([{ lines: [{ result: 'lose' }] }]);
    const other = await settle(round, '--reading', 'H2=literal', '--reading=L3=simple');
    expect(other.json).toMatchObject([{ lines: [{ result: 'win' }] }]);
  });

  test('amounts up to the last exact whole number are settled', async () => {
    const most = Number.MAX_SAFE_INTEGER;
    const losing = {
      game: 'rws-tai-sai-v5/a',
      roll: [6, 6, 5],
      bets: [{ bet: 'small', stake: most }],
    };
    expect((await settle(losing)).json).toMatchObject([{ staked: most, returned: 0 }]);
    const half = (most - 1) / 2;
    expect((await settle(onSmall(half))).json).toMatchObject([{ returned: most - 1 }]);
    expect((await settle(onSmall(half + 1))).json).toMatchObject([
      { error: { code: 'amount-unsafe' } },
    ]);
  });
});

describe('settling Si Ki Pi', () => {
  const round = {
    game: 'rws-si-ki-pi-v2',
    dealer: 'Ks Kh 5d 4c',
    boxes: [
      {
        box: 3,
        cards: 'As Ah 9c 7d',
        set: { low: 'As Ah', high: '9c 7d' },
        bets: [
          { bet: 'bonus:player', stake: 20 },
          { bet: 'initial', stake: 100 },
        ],
      },
    ],
  };

  test('answers with the documented fields, lines in the order of the request', async () => {
    const { json } = await settle(round);
    // Aces beat Kings; nine points of 5-4 beat six of 9-7: a stand-off.
    expect(json).toMatchObject([
      {
        game: 'rws-si-ki-pi-v2',
        dealer: { low: '5d 4c', high: 'Ks Kh' },
        boxes: [
          {
            box: 3,
            low: '9c 7d',
            high: 'As Ah',
            result: 'stand-off',
            lines: [
              {
                bet: 'bonus:player',
                result: 'win',
                odds: '1',
                pays: 20,
                returns: 40,
                commission: 0,
              },
              {
                bet: 'initial',
                result: 'stand-off',
                odds: null,
                pays: 0,
                returns: 100,
                commission: 0,
              },
            ],
          },
        ],
        staked: 120,
        returned: 140,
      },
    ]);
    const [answer] = json;
    expect(Object.keys(Object(answer))).toEqual(['game', 'dealer', 'boxes', 'staked', 'returned']);
    const keys =
      /"box":3,"low":"[^"]*","high":"[^"]*","result":"[^"]*","lines":\[\{"bet":"bonus:player","stake":20,"result":"win","odds":"1","pays":20,"returns":40,"commission":0,"because":\[/;
    expect(JSON.stringify(answer)).toMatch(keys);
  });

  test('a winning initial bet pays even money less a twentieth', async () => {
    const winning = { ...round, dealer: 'Ks 5h 4d 2c' };
    expect((await settle(winning)).json).toMatchObject([
      { boxes: [{ result: 'win', lines: [{}, { pays: 95, commission: 5, returns: 195 }] }] },
    ]);
  });

  test('a box without a setting is set by the House Way', async () => {
    const box = { box: 1, cards: 'As Kd Th 9c', bets: [{ bet: 'initial', stake: 100 }] };
    const asked = { ...box, set: 'house-way' };
    const [left, right] = [
      await settle({ ...round, boxes: [box] }),
      await settle({ ...round, boxes: [asked] }),
    ];
    expect(left.out).toBe(right.out);
  });

  test('readings of the House Way decide', async () => {
    const cards = { ...round, boxes: [], dealer: 'Ks Kh 8d 8c' };
    expect((await settle(cards)).json).toMatchObject([{ dealer: { low: '8d 8c', high: 'Ks Kh' } }]);
    const literal = await settle(cards, '--reading', 'H2=literal');
    // Eight and eight is among the results for which the text parts a pair of 8s.
    expect(literal.json).toMatchObject([{ dealer: { low: 'Kh 8c', high: 'Ks 8d' } }]);
  });
});

describe('streams of lines', () => {
  test('a bad line is answered in place and the rest still runs', async () => {
    const good = JSON.stringify(onSmall(100));
    const { json, code } = await runCli(['settle'], { input: `${good}\n\nnope\r\n${good}` });
    expect(json).toMatchObject([
      { staked: 100 },
      { line: 3, error: { code: 'not-json' } },
      { staked: 100 },
    ]);
    expect(code).toBe(1);
  });

  test('a byte order mark and Windows line ends are no trouble', async () => {
    const good = JSON.stringify(onSmall(100));
    const { json, code } = await runCli(['settle'], { input: `\uFEFF${good}\r\n${good}\r\n` });
    expect(json).toMatchObject([{ staked: 100 }, { staked: 100 }]);
    expect(code).toBe(0);
  });

  test('no input is no answer and no fault', async () => {
    expect(await runCli(['settle'])).toMatchObject({ out: '', code: 0 });
  });
});

describe('a person at the terminal', () => {
  test('reads a table with a sentence for every line', async () => {
    const input = JSON.stringify(onSmall(100));
    const { out } = await runCli(['settle'], { input, isTerminal: true });
    expect(out).toContain('1  small    100  win        1   100      200');
    expect(out).toContain('     Small at 1 to 1: ');
    expect(out).toContain('staked 100, returned 200, net +100');
  });

  test('gets JSON all the same with --json, and text in a pipe with --text', async () => {
    const input = JSON.stringify(onSmall(100));
    expect((await runCli(['settle', '--json'], { input, isTerminal: true })).json).toHaveLength(1);
    expect((await runCli(['settle', '--text'], { input })).out).toContain('net +100');
  });

  test('reads what is wrong with a line', async () => {
    const { out, code } = await runCli(['settle'], { input: '{"game":1}', isTerminal: true });
    expect(out).toBe('line 1: game: "game" is 1; it must be a text in quotes. (wrong-type)\n');
    expect(code).toBe(1);
  });
});
