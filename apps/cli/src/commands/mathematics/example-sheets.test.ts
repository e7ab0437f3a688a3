import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runCli } from '../../testing/run-cli.ts';

const EXAMPLES = fileURLToPath(new URL('../../../../../examples', import.meta.url));

/** Every PAR sheet that is kept beside an example: `grand-hazard/par/grand-hazard-table.json`. */
const KEPT = readdirSync(EXAMPLES, { recursive: true, encoding: 'utf8' })
  .map((path) => /^([\w-]+)\/par\/([\w-]+)\.(\w+)$/.exec(path.replaceAll('\\', '/')))
  .flatMap((match) => (match ? [match.slice(1) as [string, string, string]] : []));

/** Which build of the software wrote a sheet is on it; another build says the same otherwise. */
function withoutHashes(sheet: string): string {
  return sheet.replaceAll(/\b[0-9a-f]{64}\b/g, 'HASH').replaceAll(/ {2}· {2}[0-9a-f]{16}\b/g, '');
}

test('there is a sheet in two formats for the game of every example', () => {
  expect(KEPT.map(([example, , format]) => `${example} ${format}`).toSorted()).toEqual(
    readdirSync(EXAMPLES)
      .flatMap((example) => [`${example} html`, `${example} json`])
      .toSorted(),
  );
});

test.each(KEPT)(
  '%s: the sheet of %s in %s is made again as it is kept',
  async (example, name, format) => {
    const folder = join(EXAMPLES, example);
    const games = await runCli(['games', '--with', folder, '--json']);
    const game = games.json
      .map((each) => String((each as { readonly game: string }).game))
      .find((id) => id.replace('/', '-') === name);
    const { code, out } = await runCli(['par', game ?? name, '--with', folder, '--format', format]);
    expect(code).toBe(0);
    const kept = readFileSync(join(folder, 'par', `${name}.${format}`), 'utf8');
    expect(withoutHashes(out)).toBe(withoutHashes(kept));
  },
);

// Counted by hand from the 54 stops: one joker at 45 to 1 keeps 1 - 46/54, four tens at 10 to 1 keep 1 - 44/54.
test('the sheet of the wheel has the edges its stops give', () => {
  const kept = readFileSync(join(EXAMPLES, 'big-wheel', 'par', 'big-wheel.json'), 'utf8');
  const { bets }: { bets: readonly { bet: string; edge: string; outcomes: number }[] } =
    JSON.parse(kept);
  expect(bets.map(({ bet, edge, outcomes }) => [bet, edge, outcomes])).toEqual([
    ['1', '1/9', 54],
    ['2', '1/6', 54],
    ['5', '2/9', 54],
    ['10', '5/27', 54],
    ['20', '2/9', 54],
    ['joker', '4/27', 54],
    ['star', '4/27', 54],
  ]);
});
