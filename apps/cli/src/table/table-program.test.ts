import { SHIPPED } from '@baize/house';
import { mechanicOf } from '@baize/house/library';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runCli } from '../testing/run-cli.ts';

/** What a person types, and the conversation that results. */
async function talk(lines: readonly string[], draw?: (limit: number) => number) {
  const input = lines.map((line) => `${line}\n`).join('');
  return runCli(['table'], draw ? { input, draw } : { input });
}

/** The number under which a game is listed. */
function numberOf(game: string): string {
  return `${SHIPPED.games.findIndex(({ id }) => id === game) + 1}`;
}

/** How many areas are printed on the layout of a game. */
function numberOfAreas(game: string): number {
  const entry = SHIPPED.findGame(game);
  if (!entry.ok) throw new Error(entry.error.message);
  const { mechanic } = entry.value.book;
  const plays = mechanicOf(SHIPPED, { mechanic });
  const sheet = plays.sheetOf(plays.printed(entry.value));
  return 'areas' in sheet ? sheet.areas.length : 0;
}

const TAI_SAI = numberOf('rws-tai-sai-v5/a');
const OTHER = numberOf('rws-tai-sai-v5/c');
const CARDS = numberOf('rws-si-ki-pi-v2');

/** What was said after a line was typed. */
function answerTo(line: string, out: string): string {
  const [, rest = ''] = out.split(`> ${line}\n`, 2);
  return rest.split(/^\S+> /m, 1)[0] ?? '';
}

describe('a dice table', () => {
  test('bets, rolls, pays and keeps the credit', async () => {
    const { out, code } = await talk([
      'rws-tai-sai-v5/a',
      'double 4 200',
      '300 on big',
      'roll 4 4 1',
      'quit',
    ]);
    expect(answerTo('double 4 200', out)).toBe('200 on Double 4. Credit 99,800.\n');
    const settled = answerTo('roll 4 4 1', out);
    expect(settled).toContain('│ ●   ● │ │ ●   ● │ │       │');
    expect(settled).toContain('staked 500, returned 2,400, net +1,900');
    expect(settled).toContain('Credit 101,900.');
    expect(out).toMatch(/Goodbye. Credit 101,900.\n$/);
    expect(code).toBe(0);
  });

  test('a game can be chosen by its number', async () => {
    const { out } = await talk([CARDS, 'games', TAI_SAI]);
    expect(answerTo(CARDS, out)).toContain('You are at Si Ki Pi.');
    expect(answerTo(TAI_SAI, out)).toContain('You are at Tai Sai (Open Cover), Appendix A.');
  });

  test('dice come from the generator of the world', async () => {
    const drawn = [5, 0, 2].values();
    const { out } = await talk([TAI_SAI, 'roll'], () => drawn.next().value ?? 0);
    expect(answerTo('roll', out)).toContain('6-1-3, total 10');
  });

  test('bare dice are a roll', async () => {
    const { out } = await talk([TAI_SAI, '441', '4 4 1', '4-4-1', '7 1 1']);
    for (const line of ['441', '4 4 1', '4-4-1'])
      expect(answerTo(line, out)).toContain('4-4-1, total 9');
    expect(answerTo('7 1 1', out)).not.toContain('total 9');
  });

  test('bets can be taken back, cleared and repeated', async () => {
    const { out } = await talk([
      TAI_SAI,
      'undo',
      'again',
      'big 100',
      'small 100',
      'undo',
      'bets',
      'roll 6 6 5',
      'again',
      'clear',
      'bets',
      'credit',
    ]);
    expect(answerTo('undo', out)).toBe('There is nothing on the layout.\n');
    expect(answerTo('again', out)).toBe('There are no earlier bets to repeat.\n');
    expect(answerTo('bets', out)).toBe('  100 on Big (big)\nCredit 99,900.\n');
    expect(answerTo('credit', out)).toBe('Credit 100,100.\n');
  });

  test('why shows the arithmetic and the clauses of a line', async () => {
    const { out } = await talk([TAI_SAI, 'why', 'double 4 200', 'roll 4 4 1', 'why 1', 'why 2']);
    expect(answerTo('why', out)).toBe('Nothing has been settled yet.\n');
    expect(answerTo('why 1', out)).toContain(
      '200 x 11 = 2,200 winnings; with the stake 2,400 returned.',
    );
    expect(answerTo('why 1', out)).toContain('rws-tai-sai-v5#4.1.1:');
    expect(answerTo('why 2', out)).toContain('has 1 lines');
  });

  test('bad input gets a friendly line', async () => {
    const { out } = await talk([
      '99',
      'roulette',
      'rws-sic-bo-2021/a',
      'smal 100',
      'double 4',
      'big 101',
      'big 0',
      'big 999999998',
      'four 1235 100',
      'roll 1 2',
      'areas zebra',
    ]);
    const { length } = SHIPPED.games;
    expect(answerTo('99', out)).toBe(`There are ${length} games; choose 1 to ${length}.\n`);
    expect(answerTo('roulette', out)).toContain('There is no game "roulette"');
    expect(answerTo('smal 100', out)).toContain('is it small?');
    expect(answerTo('double 4', out)).toContain('How much on double:4?');
    expect(answerTo('big 101', out)).toContain(
      'it must be a multiple of 2, so that every price is exact. [I-D13]',
    );
    expect(answerTo('big 0', out)).toContain('more than zero');
    expect(answerTo('big 999999998', out)).toContain('You have 100,000 left');
    expect(answerTo('four 1235 100', out)).toContain('four:1235 is not on this layout');
    expect(answerTo('roll 1 2', out)).toContain('Three dice, each from 1 to 6');
    expect(answerTo('areas zebra', out)).toContain('This layout has no "zebra"');
  });

  test('areas are listed by kind', async () => {
    const { out } = await talk([TAI_SAI, 'areas', 'areas total', 'help']);
    // Three dice come to 4 to 17 where they are no triple of ones or sixes.
    const totals = Array.from({ length: 14 }, (_, above) => `total:${above + 4}`);
    expect(answerTo('areas', out)).toContain(`${numberOfAreas('rws-tai-sai-v5/a')} areas in all`);
    const listed = answerTo('areas total', out).match(/total:\d+/g) ?? [];
    expect(listed.toSorted()).toEqual(totals.toSorted());
    expect(answerTo('help', out)).toContain('place a bet');
  });

  test('leaving for another game returns what was not rolled for', async () => {
    const { out } = await talk([TAI_SAI, 'big 100', 'games', OTHER]);
    expect(answerTo(OTHER, out)).toContain('Credit 100,000.');
  });
});

describe('a Si Ki Pi table', () => {
  const cards = 'deal As Kd Th 9c / Ks 5h 4d 2c';

  test('deals, shows three arrangements, compares and takes commission', async () => {
    const { out } = await talk([CARDS, 'initial 100', cards, 'house way', 'why 1']);
    const choices = answerTo(cards, out);
    expect(choices).toContain('1  low As Kd (1 point, A high), high Th 9c (9 points, 10 high)\n');
    expect(choices).toContain(
      '2  low As Th (1 point, A high), high Kd 9c (9 points, K high) · House Way\n',
    );
    expect(answerTo('house way', out)).toContain('Credit ');
    expect(answerTo('why 1', out)).toContain('1. box 1, initial, 100 staked');
  });

  test('cards come from a complete shuffled deck', async () => {
    // Drawing the first of what is left leaves the deck in its printing order.
    const { out } = await talk([CARDS, 'initial 100', 'deal', '1'], () => 0);
    expect(answerTo('deal', out)).toContain('Your cards: As Ah Ad Ac.');
    expect(answerTo('1', out)).toContain('Dealer: low Kd Kc, high Ks Kh');
  });

  test('cards are set by number or by hand', async () => {
    const { out } = await talk([
      CARDS,
      'initial 100',
      cards,
      'set As 9c / Kd Th',
      'initial 100',
      cards,
      '3',
    ]);
    expect(answerTo('set As 9c / Kd Th', out)).toContain('Box 1: low');
    expect(answerTo('3', out)).toContain('Box 1: low Kd Th, high As 9c');
  });

  test('bad input gets a friendly line', async () => {
    const { out } = await talk([
      CARDS,
      'deal',
      'bonus player 20',
      'initial 30',
      'initial',
      'zebra',
      'initial 100',
      'deal As',
      'deal As Kd Th 9c / As 5h 4d 2c',
      'deal As Kd Th Xx / Ks 5h 4d 2c',
      cards,
      'games',
      'initial 100',
      'set As Kd / 2c 3c',
      'help',
      'bets',
    ]);
    expect(answerTo('deal', out)).toContain('Place an initial bet first');
    expect(answerTo('bonus player 20', out)).toContain('needs an initial bet');
    expect(answerTo('initial 30', out)).toContain('multiple of 20');
    expect(answerTo('initial', out)).toContain('How much on initial?');
    expect(answerTo('zebra', out)).toContain('The bets are initial, bonus:player, bonus:dealer');
    expect(answerTo('deal As', out)).toContain('Your four cards, a slash, the dealer’s');
    expect(answerTo('deal As Kd Th 9c / As 5h 4d 2c', out)).toContain('As is in both hands');
    expect(answerTo('deal As Kd Th Xx / Ks 5h 4d 2c', out)).toContain('"Xx" is no card');
    expect(answerTo('games', out)).toContain('set them first');
    expect(answerTo('set As Kd / 2c 3c', out)).toContain('cannot be arranged');
    expect(answerTo('bets', out)).toContain('100 on Initial Bet (initial)');
  });
});

test('whoever leaves after the deal is settled by the House Way', async () => {
  const { out } = await talk([CARDS, 'initial 100', 'deal As Kd Th 9c / Ks 5h 4d 2c', 'quit']);
  expect(answerTo('quit', out)).toContain('Box 1: low As Th, high Kd 9c');
});

describe('any conversation', () => {
  const words = fc.constantFrom(
    ...[
      '1',
      TAI_SAI,
      '10',
      CARDS,
      'games',
      'help',
      'bets',
      'undo',
      'clear',
      'again',
      'roll',
      'roll 4 4 1',
    ],
    ...[
      'big 100',
      'double 4',
      'double 4 200',
      '50 on total 9',
      'areas',
      'areas double',
      'why',
      'why 1',
    ],
    ...[
      'initial 100',
      'bonus player 20',
      'deal',
      'house way',
      '2',
      'set As Kd / Th 9c',
      'credit',
      '',
    ],
  );

  test('never breaks, and money is only won, lost or in the credit', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 5, arbitrary: words }, fc.string()), { maxLength: 30 }),
        fc.infiniteStream(fc.nat(51)),
        async (lines, numbers) => {
          const said = lines.map((line) => line.replace(/[\r\n]/g, ' '));
          const { code, out } = await talk(
            [...said, 'games', 'quit'],
            (limit) => numbers.next().value % limit,
          );
          expect(code).toBe(0);
          const nets = out.matchAll(/staked [\d,]+, returned [\d,]+, net ([+-]?[\d,]+)/g);
          const won = [...nets].reduce((sum, [, net = '']) => sum + amountIn(net), 0);
          const [, credit = ''] = /Goodbye\. Credit ([\d,]+)\.\n$/.exec(out) ?? [];
          expect(amountIn(credit)).toBe(100_000 + won);
        },
      ),
      { numRuns: 150 },
    );
  });
});

function amountIn(text: string): number {
  return Number(text.replace(/[,+]/g, ''));
}
