import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nextWord, xoshiroStream } from '@baize/exact';
import { ALL_ROLLS } from '@baize/three-dice';
import { afterAll, describe, expect, test } from 'vitest';
import { runCli } from '../../testing/run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-fairness-'));
afterAll(() => rmSync(folder, { recursive: true }));

const csv = (rolls: readonly (readonly number[])[]) =>
  rolls.map((roll) => roll.join(',')).join('\n');
/** Rolls of a generator that is fair and always the same. */
const state = xoshiroStream(7n, 0);
const FAIR = Array.from({ length: 2160 }, () => ALL_ROLLS[nextWord(state) % 216] ?? []);
/** The first die shows a six one time in three more. */
const LOADED = FAIR.map((roll) => (nextWord(state) % 3 === 0 ? [6, ...roll.slice(1)] : roll));
/** Every roll exactly ten times, one after the other. */
const EVEN = Array.from({ length: 10 }, () => ALL_ROLLS).flat();

function recordFile(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('baize fairness', () => {
  test('one JSON line with every test, exact expectations and the hash of the record', async () => {
    const { code, json } = await runCli([
      'fairness',
      recordFile('loaded.csv', csv(LOADED)),
      '--json',
    ]);
    expect(code).toBe(3);
    expect(json).toHaveLength(1);
    expect(json[0]).toMatchObject({
      record: 'dice',
      rolls: 2160,
      order: 'as-read',
      badLines: 0,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      verdict: { level: 'very-unusual', by: 'evidence' },
      evidence: { now: { at: 2160 }, highest: { at: expect.any(Number) } },
      oneLook: { level: 'very-unusual' },
      power: {
        about: 'one-die',
        faces: [{ chance: '9/50' }, { chance: '1/5' }, { chance: '1/4' }],
      },
    });
    expect(JSON.stringify(json[0])).toContain('"cell":"6"');
    expect(JSON.stringify(json[0])).toContain('"expected":"360"');
  });

  test('a roll four times running is told in a record that is not unusual as a whole', async () => {
    const rolls = FAIR.map((roll, i) =>
      i >= 700 && i < 704 ? [1, 2, 4] : i === 704 ? [6, 6, 1] : roll,
    );
    const { code, out } = await runCli(['fairness', '-'], { input: csv(rolls) });
    expect(code).toBe(0);
    expect(out).toContain(
      'A watch (--watch) raises an alarm. Roll 704: 1-2-4 came 4 times running.',
    );
    const { json } = await runCli(['fairness', '-', '--json'], { input: csv(rolls) });
    expect(json[0]).toMatchObject({ alarms: [{ at: 704, stuck: 'roll', length: 4 }] });
    expect((await runCli(['fairness', '-'], { input: csv(FAIR) })).out).not.toContain('alarm');
  });

  test('a report for a person, verdict first', async () => {
    const { out, err, code } = await runCli(['fairness', '-'], { input: csv(LOADED) });
    expect(code).toBe(3);
    expect(err).toBe('');
    const [what, verdict] = out.split('\n');
    expect(what).toBe('2,160 rolls');
    expect(verdict).toContain('Very unusual: after');
    const flat = out.replace(/\s+/g, ' ');
    expect(flat).toContain('mostly from "faces of die 1"');
    expect(flat).toContain('unusual at the 99% level: "faces of die 1"');
    expect(out).toMatch(/faces of die 1 +2,160 +X2 [\d.]+ +5/);
    expect(flat).toContain('would be seen at 18% with probability 0.02');
  });

  test('nothing unusual in a fair record, by evidence and at one look', async () => {
    const { out, code } = await runCli(['fairness'], { input: csv(FAIR) });
    expect(code).toBe(0);
    expect(out).toContain('Nothing unusual: in 2,160 rolls');
    expect(out).toContain('at most one fair table in 20');
    const { json, code: once } = await runCli(['fairness', '--once', '--json'], {
      input: csv(FAIR),
    });
    expect(once).toBe(0);
    expect(json[0]).toMatchObject({ verdict: { level: 'usual', by: 'one-look' } });
  });

  test('all 216 rolls exactly ten times are not called fair', async () => {
    for (const options of [[], ['--once']]) {
      const { json, code } = await runCli(['fairness', '--json', ...options], { input: csv(EVEN) });
      expect(code).toBe(3);
      expect(json[0]).toMatchObject({ verdict: { level: 'very-unusual' } });
    }
  });

  test('bad lines are named by number and the rest is used', async () => {
    const input = `die1,die2,die3\n1,2,3\n7,2,3\n\n4,5\n4,5,6\n`;
    const text = await runCli(['fairness'], { input });
    // Two rolls are too few to say anything, which matters more than the lines that were not read.
    expect(text.code).toBe(4);
    expect(text.err).toBe(
      'line 3: Die 1 is 7; a die shows a whole number from 1 to 6. (no-such-die)\n' +
        'line 5: A line holds three dice, such as 4,4,1, or cards, such as As Kd Th 9c. (not-a-result)\n',
    );
    expect(text.out).toContain('2 rolls, 2 lines not read');
    const { json } = await runCli(['fairness', '--json'], { input });
    expect(json).toMatchObject([
      { line: 3, error: { code: 'no-such-die' } },
      { line: 5, error: { code: 'not-a-result' } },
      { rolls: 2, badLines: 2, verdict: { level: 'no-test' } },
    ]);
  });

  test('bad lines alone end with 1', async () => {
    const { code, err } = await runCli(['fairness'], { input: `${csv(FAIR)}\n7,7,7\n` });
    expect(code).toBe(1);
    expect(err).toContain('line 2,161: Die 1 is 7');
  });

  test('a file of something else does not fill the screen', async () => {
    const { err } = await runCli(['fairness'], { input: 'what is this\n'.repeat(100) });
    expect(err.split('\n')).toHaveLength(12);
    expect(err).toContain('and 90 more lines');
  });

  test('cards', async () => {
    const input = 'As Kd Th 9c\n2s 3d 4h 5c\n'.repeat(60);
    const { json, code } = await runCli(['fairness', '--json'], { input });
    expect(json[0]).toMatchObject({ record: 'cards', deals: 120, cards: 480 });
    expect(code).toBe(3);
    const { out } = await runCli(['fairness'], { input });
    expect(out).toContain('120 deals, 480 cards');
  });

  test('nothing at all is no verdict, and has a code of its own', async () => {
    const { out, code } = await runCli(['fairness'], { input: '' });
    expect(code).toBe(4);
    expect(out).toContain('0 rolls are too few: evidence is weighed from 20 on.');
    expect(out).not.toContain('would be seen');
  });

  test('the same verdict whatever way a roll is written, and wherever chunks are cut', async () => {
    const plain = await runCli(['fairness', '--json'], { input: csv(FAIR) });
    const others = [
      FAIR.map((roll) => roll.join('')).join('\r\n'),
      FAIR.map((roll) => JSON.stringify({ roll })).join('\n'),
      `at,die1,die2,die3\n${FAIR.map((roll, i) => `${i},${roll.join(',')}`).join('\n')}`,
    ];
    const testsOf = (out: string) => /"tests":.*"leftOut"/.exec(out)?.[0];
    for (const input of others) {
      const other = await runCli(['fairness', '--json'], { input });
      expect(testsOf(other.out)).toBe(testsOf(plain.out));
    }
    const file = recordFile('chunks.csv', csv([...FAIR, ...FAIR, ...FAIR]));
    const { json } = await runCli(['fairness', file, '--json']);
    expect(json[0]).toMatchObject({ rolls: 6480, badLines: 0 });
  });

  test('progress is shown where it is asked for, and taken away again', async () => {
    const { err } = await runCli(['fairness', recordFile('p.csv', csv(FAIR)), '--progress']);
    expect(err === '' || err.endsWith('\r\u001B[K')).toBe(true);
  });
});

describe('baize fairness --html', () => {
  async function htmlOf(name: string, record: string): Promise<string> {
    const page = join(folder, `${name}.html`);
    await runCli(['fairness', recordFile(name, record), '--html', page]);
    return readFileSync(page, 'utf8');
  }

  test('one file without anything from elsewhere, the same bytes every time', async () => {
    const [once, again] = [
      await htmlOf('page.csv', csv(LOADED)),
      await htmlOf('page.csv', csv(LOADED)),
    ];
    expect(once).toBe(again);
    expect(once).not.toMatch(/(src|href)=|@import|url\(|https?:/);
    expect(once.match(/<h1>/g)).toHaveLength(1);
  });

  test('charts for the faces of each die and of all, totals and p-values', async () => {
    const html = await htmlOf('charts.csv', csv(LOADED));
    const labels = [...html.matchAll(/aria-label="([^:"]+)/g)].map(([, label]) => label);
    expect(labels).toEqual([
      'Faces of die 1',
      'Faces of die 2',
      'Faces of die 3',
      'Faces of all dice',
      'Totals',
      'p-values',
    ]);
    expect(html).not.toContain('NaN');
  });

  test('names are text, not markup', async () => {
    const html = await htmlOf('a<b>&"c".csv', csv(FAIR));
    expect(html).toContain('a&lt;b&gt;&amp;&quot;c&quot;.csv');
    expect(html).not.toContain('a<b>');
  });

  test('cards, short records and empty ones have a page too', async () => {
    for (const record of ['As Kd Th 9c\n2s 3d 4h 5c\n'.repeat(60), '1,2,3\n', '']) {
      const html = await htmlOf('other.txt', record);
      expect(html).toContain('</html>');
      expect(html).not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});

describe('baize fairness --watch', () => {
  test('writes an alarm when it comes, and counts at the end', async () => {
    const input = '4,1,2\n4,3,5\n'.repeat(60);
    const { json, code } = await runCli(['fairness', '--watch', '--json'], { input });
    expect(code).toBe(3);
    expect(json).toEqual(
      expect.arrayContaining([
        { roll: 9, alarm: { stuck: 'face', die: 1, face: 4, length: 9 } },
        { roll: 64, alarm: { dice: 1, face: 4, since: 1, shown: 64, seen: 64 } },
        { roll: 115, alarm: { dice: 'all', face: 4, since: 1, shown: 115, seen: 345 } },
      ]),
    );
    expect(json.at(-1)).toMatchObject({ rolls: 120, badLines: 0, threshold: 575 });
    const { out } = await runCli(['fairness', '-w'], { input });
    expect(out).toContain('Roll 64: since roll 1 face 4 came 64 times in 64 on die 1');
    expect(out).toMatch(/120 rolls, \d+ alarms\n$/);
  });

  test('is quiet where nothing happens', async () => {
    const { out, code } = await runCli(['fairness', '--watch'], { input: csv(FAIR) });
    expect(out).toBe('2,160 rolls, no alarm\n');
    expect(code).toBe(0);
  });

  test('may be made keener', async () => {
    const input = '4,1,2\n4,3,5\n'.repeat(12);
    const { json } = await runCli(['fairness', '--watch', '--json', '--false-alarms', '1,000'], {
      input,
    });
    expect(json.at(-1)).toMatchObject({ rolls: 24, rollsPerFalseAlarm: expect.any(Number) });
    expect(json[0]).toMatchObject({ roll: 6, alarm: { stuck: 'face', length: 6 } });
  });

  test('follows cards as well as dice', async () => {
    const input = 'As Kd Th 9c\n2s 3d 4h 5c\n'.repeat(30);
    const { json, code, err } = await runCli(['fairness', '--watch', '--json'], { input });
    expect(err).toBe('');
    expect(code).toBe(3);
    expect(json[0]).toMatchObject({ deal: 4, alarm: { replay: { from: 1 } } });
    expect(json.at(-1)).toMatchObject({ deals: 60, badLines: 0 });
  });

  test('nothing to watch has a code of its own', async () => {
    const { out, code } = await runCli(['fairness', '--watch'], { input: '# nobody came\n' });
    expect(out).toBe('0 results, no alarm\n');
    expect(code).toBe(4);
  });
});

test('what cannot be done is refused at once', async () => {
  expect((await runCli(['fairness', 'a', 'b'])).code).toBe(2);
  expect((await runCli(['fairness', join(folder, 'nowhere.csv')])).code).toBe(2);
  expect((await runCli(['fairness', '--watch', '--html', 'x.html'])).code).toBe(2);
  expect((await runCli(['fairness', '--watch', '--false-alarms', '0'])).code).toBe(2);
  expect((await runCli(['fairness', '--watch', '--once'])).code).toBe(2);
});

describe('records of a mechanic from outside', () => {
  const wheel = fileURLToPath(new URL('../../../../../examples/big-wheel', import.meta.url));
  const stops = Array.from({ length: 600 }, () => (nextWord(state) % 54) + 1);

  test('are read by the name of their column, and tested', async () => {
    const text = `round,stop\n${stops.map((stop, i) => `W1-${i + 1},${stop}`).join('\n')}\nW1-601,55\n`;
    const file = recordFile('spins.csv', text);
    const { code, json } = await runCli(['fairness', file, '--json', '--with', wheel]);
    expect(code).toBe(1);
    expect(json[0]).toMatchObject({ line: 602, error: { code: 'no-such-stop' } });
    expect(json[1]).toMatchObject({ record: 'spins', results: 600, badLines: 1 });
  });

  test('are watched as they come', async () => {
    const text = [...stops, 7, 7, 7, 7, 7].map((stop) => JSON.stringify({ stop })).join('\n');
    const file = recordFile('stuck.jsonl', text);
    const { code, json } = await runCli(['fairness', file, '--watch', '--json', '--with', wheel]);
    expect(code).toBe(3);
    expect(json).toContainEqual({ spin: 605, alarm: { stuck: 'stop 7', length: 5 } });
  });

  test('mean nothing to a house without it', async () => {
    const { code } = await runCli([
      'fairness',
      recordFile('unknown.jsonl', '{"stop":17}\n'),
      '--json',
    ]);
    expect(code).not.toBe(0);
  });
});
