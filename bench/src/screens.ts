// The Player Terminal in a real browser: what it weighs, how soon a first bet can be made, and whether it
// keeps drawing while events pour in and while dice are thrown; and the pit's map while a whole table bets. The baseline is always a page that shows the same fonts and does
// nothing, in the same browser, in the same run.
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { measureCardTouch } from './screens/card-touch.ts';
import { measureFirstBet } from './screens/first-bet.ts';
import { measureFrames } from './screens/frames.ts';
import { openFloor } from './screens/open-floor.ts';
import { measurePitMap } from './screens/pit-map.ts';
import { measureTumble } from './screens/tumble.ts';
import { measureWeight } from './screens/weight.ts';

const FLOOR = `
floor: Bench
defaults: { unit: 100, resultSource: dealer, bettingSeconds: 3600 }
tables:
  - { table: B, game: rws-sic-bo-2021/b }
  - { table: T, game: rws-sic-bo-2021/b, mode: automatic, resultSource: virtual, bettingSeconds: 2,
      bettingSecondsMinimum: 0, stepSeconds: 2, pauseSeconds: 1 }
  - { table: C, game: rws-si-ki-pi-v2, resultSource: virtual }
  - { table: P, game: rws-sic-bo-2021/b }
`;
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const executablePath = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
if (executablePath === undefined) throw new Error('This needs Chromium; set CHROMIUM.');

const folder = await mkdtemp(join(tmpdir(), 'baize-bench-'));
await writeFile(join(folder, 'floor.yaml'), FLOOR);
const floor = await openFloor(folder);
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const browser = await chromium.launch({ executablePath, args });
try {
  await floor.openBets('B');
  const met = [
    await measureWeight(browser, `${floor.address}/terminal?table=B`, '[data-area]'),
    await measureWeight(browser, `${floor.address}/terminal?table=C`, '.box-tile'),
    await measureFirstBet(browser, floor.address),
    await measureFrames(browser, floor.address),
    await measureTumble(browser, floor.address),
    await measureCardTouch(browser, floor),
    await measurePitMap(browser, floor),
  ];
  process.exitCode = met.every((each) => each) ? 0 : 1;
} finally {
  await browser.close();
  await floor.close();
  await rm(folder, { recursive: true, force: true });
}
