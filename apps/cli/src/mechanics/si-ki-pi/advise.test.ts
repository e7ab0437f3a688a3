import { DECK } from '@baize/si-ki-pi';
import { describe, expect, test } from 'vitest';
import { runCli } from '../../testing/run-cli.ts';

async function advised(cards: string, ...options: readonly string[]) {
  const { json, code } = await runCli(['advise', cards, '--json', ...options]);
  return { line: json[0], code };
}

describe('advise --json', () => {
  // The counts are those of packages/math/golden, written by the independent counter.
  test('[rws-si-ki-pi-v2#3.10] every arrangement with its value, the best first, and the House Way', async () => {
    const { line, code } = await advised('As Kd Th 9c');
    expect(code).toBe(0);
    expect(line).toEqual({
      cards: 'As Kd Th 9c',
      dead: '',
      dealerHands: 194_580,
      arrangements: [
        {
          low: 'As Th',
          high: 'Kd 9c',
          ev: '-312859/972900',
          win: '458/16215',
          lose: '67793/194580',
          standOff: '121291/194580',
          houseWay: true,
        },
        {
          low: 'As Kd',
          high: 'Th 9c',
          ev: '-108197/324300',
          win: '319/5405',
          lose: '6319/16215',
          standOff: '8939/16215',
          houseWay: false,
        },
        {
          low: 'Kd Th',
          high: 'As 9c',
          ev: '-1',
          win: '0',
          lose: '1',
          standOff: '0',
          houseWay: false,
        },
      ],
      houseWay: {
        low: 'As Th',
        high: 'Kd 9c',
        rule: '4(ii)',
        because: [
          'rws-si-ki-pi-v2#Appendix H 4(ii)',
          'rws-si-ki-pi-v2#Appendix H 4(i)',
          'rws-si-ki-pi-v2#I-H4',
        ],
        costs: '0',
      },
    });
  });

  test('cards may be given one by one', async () => {
    const { out } = await runCli(['advise', 'As', 'Kd', 'Th', '9c', '--json']);
    expect(out).toBe((await runCli(['advise', ' As  Kd Th 9c ', '--json'])).out);
  });

  test('dead cards leave the dealer fewer hands', async () => {
    const { line } = await advised('8d 4c 2s 2h', '--dead', '2c 2d', '--dead', 'As');
    // 45 over 4.
    expect(line).toMatchObject({ dead: '2c 2d As', dealerHands: (45 * 44 * 43 * 42) / 24 });
  });

  test('[rws-si-ki-pi-v2#I-H4] readings apply', async () => {
    const { line } = await advised('As Kd Th 9c', '--reading', 'H4=exclusive');
    expect(line).toMatchObject({ houseWay: { low: 'As Kd', high: 'Th 9c' } });
  });

  test.each([
    ['As Kd Th', [], { code: 'wrong-number-of-cards', field: 'cards', found: 3 }],
    ['As Kd Th 9x', [], { code: 'unknown-card', field: 'cards' }],
    [`As Kd Th ${'9'.repeat(99)}`, [], { code: 'unknown-card' }],
    ['As Kd Th As', [], { code: 'duplicate-card', field: 'cards', card: 'As' }],
    ['As Kd Th 9c', ['2s 1s'], { code: 'unknown-card', field: 'dead' }],
    ['As Kd Th 9c', ['2s', '2s'], { code: 'duplicate-card', field: 'dead', card: '2s' }],
    ['As Kd Th 9c', ['2s 9c'], { code: 'dead-card-held', card: '9c' }],
    [
      'As Kd Th 9c',
      [DECK.filter((card) => !['As', 'Kd', 'Th', '9c', '2s', '2h', '2d'].includes(card)).join(' ')],
      { code: 'too-many-dead-cards', most: 44 },
    ],
  ])('%.12s with %.8j dead is refused with its code', async (cards, dead, error) => {
    const { line, code } = await advised(cards, ...dead.flatMap((each) => ['--dead', each]));
    expect(code).toBe(1);
    expect(line).toMatchObject({ error });
  });
});

describe('advise for people', () => {
  test('the best line first, and what the House Way costs', async () => {
    const { out } = await runCli(['advise', '8d 4c 2s 2h']);
    const [head, , best, houseWay, cost] = out.split('\n');
    expect(head).toBe("8d 4c 2s 2h  against 194,580 dealer's hands");
    expect(best).toMatch(/^ +4c 2h \(6 points, 4 high\) +8d 2s \(Gong\)/);
    expect(houseWay).toMatch(/^House Way +8d 4c \(2 points, 8 high\) +2s 2h \(Pair of 2\)/);
    expect(cost).toMatch(
      /^The House Way \[Appendix H 1\] costs \d+\.\d{3} in 100 \(\d+\/\d+ a unit\)\.$/,
    );
  });

  test('says which cards are gone, and when nothing beats the House Way', async () => {
    const { out } = await runCli(['advise', 'As Kd Th 9c', '--dead', 'Ah Ad']);
    expect(out).toContain("163,185 dealer's hands, without Ah Ad");
    expect(out).toContain('is as good as any.');
  });

  test('refuses with a sentence and a code', async () => {
    const { err, out, code } = await runCli(['advise', 'As Kd Th 9c', '--dead', 'As']);
    expect({ out, code }).toEqual({ out: '', code: 1 });
    expect(err).toBe('baize advise: As is in the hand; it cannot be dead. (dead-card-held)\n');
  });

  test.each([[[]], [['As Kd Th 9c', '--reading', 'H4']]])('called wrongly: %j', async (args) => {
    expect(await runCli(['advise', ...args])).toMatchObject({ code: 2, out: '' });
  });
});
