import type { Browser } from 'playwright-core';
import type { Talker } from '../floor/closed-loop.ts';
import { terminal } from '../floor/terminals.ts';
import type { OpenFloor } from './open-floor.ts';
import { type Drawn, drawnLine, openPage, traceFrames } from './trace.ts';

const TABLE = 'P';
const TERMINALS = 24;
const BETS_A_SECOND = 200;
const STAKE = 100;
const SECONDS = 5;
const GOAL = 0.9;
/** Milliseconds of a frame at sixty a second: no task of the page takes longer. */
const FRAME = 16.7;
/** Opening a page is work too, and another question. */
const SETTLING = 2_000;

const MOVE = `(() => {
  const square = document.createElement('div');
  square.style.cssText = 'position:fixed;left:0;top:0;width:20px;height:20px;background:#c00;z-index:9';
  document.body.append(square);
  const move = (now) => {
    square.style.left = (now / 4) % 400 + 'px';
    requestAnimationFrame(move);
  };
  requestAnimationFrame(move);
})()`;

/**
 * Frames of the pit's map while a whole table bets, against a bare page. On both a square is moved by the page's own
 * script, so that a frame is drawn only where the script had its turn in time: what a style sheet moves would go on
 * while the page is stuck.
 */
export async function measurePitMap(browser: Browser, floor: OpenFloor): Promise<boolean> {
  await floor.openBets(TABLE);
  const areas = await areasOf(floor.address);
  const betting = await sitDown(floor.address, areas);
  const board = `${floor.address}/pit?table=${TABLE}&as=pit-supervisor`;
  const bare = `${floor.address}/healthz`;
  const rest = await framesOf(browser, bare, 'body');
  const still = await framesOf(browser, board, `[data-board="${TABLE}"] [data-area]`);
  betting.begin();
  const from = performance.now();
  const alone = await framesOf(browser, bare, 'body');
  const drawn = await framesOf(browser, board, '[data-exposure="at-risk"]');
  const rate = (betting.accepted() * 1000) / (performance.now() - from);
  await betting.end();
  console.log(
    `\nThe pit's map, ${TERMINALS} terminals, ${rate.toFixed(0)} bets a second, by trace`,
  );
  console.log(drawnLine('bare page, nobody bets ', rest));
  console.log(drawnLine('pit, nobody bets       ', still));
  console.log(drawnLine('bare page beside betting', alone));
  console.log(drawnLine('pit while they bet     ', drawn));
  const ratio = drawn.rate / alone.rate;
  console.log(`frames a second, pit / bare page: ${ratio.toFixed(2)} (goal: at least ${GOAL})`);
  const { longest } = drawn;
  console.log(`longest task, processor time: ${longest.toFixed(1)} ms (goal: at most ${FRAME})`);
  return ratio >= GOAL && longest <= FRAME && rate >= BETS_A_SECOND * GOAL;
}

/** What is drawn of a page while a square moves on it; no other page is open, whose frames would be counted too. */
async function framesOf(browser: Browser, url: string, sign: string): Promise<Drawn> {
  const page = await openPage(browser);
  await page.goto(url);
  await page.locator(sign).first().waitFor();
  await page.waitForTimeout(SETTLING);
  await page.evaluate(MOVE);
  const drawn = await traceFrames(browser, page, () => page.waitForTimeout(SECONDS * 1000));
  await page.close();
  return drawn;
}

async function areasOf(address: string): Promise<readonly string[]> {
  const answer = await fetch(`${address}/api/games/rws-sic-bo-2021%2Fb`);
  const sheet: { readonly areas: readonly { readonly bet: string }[] } = JSON.parse(
    await answer.text(),
  );
  return sheet.areas.map(({ bet }) => bet);
}

interface Betting {
  begin(): void;
  /** Bets answered so far; every one was accepted. */
  accepted(): number;
  end(): Promise<void>;
}

/** Everybody bets in turn, one area after the other, as fast as the goal asks and no faster. */
async function sitDown(address: string, areas: readonly string[]): Promise<Betting> {
  const seated: Talker[] = [];
  let accepted = 0;
  for (let number = 1; number <= TERMINALS; number += 1) {
    // Each begins at another place of the layout, so that all of it is bet on.
    const from = Math.floor((number * areas.length) / TERMINALS);
    const its = [...areas.slice(from), ...areas.slice(0, from)];
    const play = { table: TABLE, areas: its, stake: STAKE };
    const one = await terminal(address, `betting-${number}`, () => `${TABLE}-1`, play);
    one.socket.on('message', (data: Buffer) => {
      if (one.isAnswer(data)) accepted += 1;
    });
    seated.push(one);
  }
  let said = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    accepted: () => accepted,
    begin: () => {
      const from = performance.now();
      timer = setInterval(() => {
        const due = ((performance.now() - from) * BETS_A_SECOND) / 1000;
        for (; said < due; said += 1) {
          const one = seated[said % TERMINALS];
          one?.socket.send(one.next());
        }
      }, 5);
    },
    end: async () => {
      clearInterval(timer);
      while (accepted < said) await new Promise((resolve) => setTimeout(resolve, 10));
      for (const { socket } of seated) socket.close();
    },
  };
}
