// PAR sheets: all figures of all games, exactly, as JSON. The target is a time, because a person waits
// for it; the baseline is one game's bets analysed, so that a slow machine can be told from slow code.
import { cpuUsage, exit, hrtime } from 'node:process';
import { SHIPPED } from '@baize/house';
import { countedGame } from '@baize/house/mathematics';
import { parJson, parSheet } from '@baize/report';
import { GAMES } from '@baize/rulebooks';
import { siKiPiGame } from '@baize/si-ki-pi';
import { diceGame } from '@baize/three-dice';
import { analyzeGame } from '@baize/three-dice/mathematics';

const SECONDS_MOST = 1;
const OPTIONS = { software: 'bench', code: null, date: null, houseTable: null } as const;

function sheets(): number {
  return GAMES.reduce((length, { book, layout }) => {
    const game = layout === null ? siKiPiGame(book) : diceGame(book, layout);
    return length + JSON.stringify(parJson(parSheet(countedGame(SHIPPED, game), OPTIONS))).length;
  }, 0);
}

function baseline(): number {
  return GAMES.reduce((bets, { book, layout }) => {
    return layout === null ? bets : bets + analyzeGame(diceGame(book, layout)).bets.length;
  }, 0);
}

interface Timed {
  readonly seconds: number;
  /** What the processor worked for it, which other programs do not lengthen as much. */
  readonly work: number;
}

function time(what: string, run: () => number): Timed {
  const start = hrtime.bigint();
  const before = cpuUsage();
  const size = run();
  const { user, system } = cpuUsage(before);
  const seconds = Number(hrtime.bigint() - start) / 1e9;
  const work = (user + system) / 1e6;
  console.log(`${what}: ${seconds.toFixed(3)} s, ${work.toFixed(3)} s of processor time (${size})`);
  return { seconds, work };
}

const cold = time(`${GAMES.length} sheets as JSON, cold`, sheets);
const warm = time(`${GAMES.length} sheets as JSON, again`, sheets);
const simple = time('the bets of the dice games analysed and nothing else', baseline);
const ratio = Math.min(cold.work, warm.work) / simple.work;
console.log(`sheets / bets analysed: ${ratio.toFixed(1)} times the work`);
const isMet = Math.min(cold.work, cold.seconds) <= SECONDS_MOST;
console.log(`all sheets within ${SECONDS_MOST} s: ${isMet ? 'met' : 'MISSED'}`);
exit(isMet ? 0 : 1);
