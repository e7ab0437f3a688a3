import { type Money, plus } from '@baize/exact';
import { printPrice, ruleOf } from '@baize/game';
import {
  betName,
  type DiceGame,
  groupOrder,
  isFace,
  priceStyleOf,
  type Roll,
  type Stake,
  type Wager,
} from '@baize/three-dice';
import { showValue } from '../../json-lines/show-value.ts';
import type { SettledRound } from '../../settle-request/open-game.ts';
import { settle } from '../../settle-request/settle.ts';
import { creditText, giveBack, ruleTag, takeStake } from '../../table/place-stake.ts';
import { notationOf, readSpokenBet } from '../../table/spoken-bet.ts';
import type { Step, World } from '../../table/state.ts';
import { why } from '../../table/why.ts';
import { amountText } from '../../text/amount.ts';
import { columnTable } from '../../text/column-table.ts';
import { diceRequest } from './dice-request.ts';
import { whyNoWager } from './wager-field.ts';

const DICE_HELP: readonly string[] = [
  '  big 100 · double 4 200 · total:9 50 · 100 on domino 1-2   place a bet',
  '  roll · roll 4 4 1                                         roll, or enter the dice',
  '  bets · undo · clear · again                               what lies on the layout',
  '  areas · areas total                                       what one can bet on',
  '  why 1                                                     the clauses behind a line',
  '  games · help · quit',
];

interface DiceState {
  readonly credit: Money;
  readonly game: DiceGame;
  /** Placed and not yet rolled for; already taken from the credit. */
  readonly bets: readonly Stake[];
  readonly last: SettledRound | null;
  /** The bets of the round before, for `again`. */
  readonly lastBets: readonly Stake[];
}

/** Takes a seat at a dice table. */
export function sitAtDice(game: DiceGame, credit: Money): Step {
  const state = { credit, game, bets: [], last: null, lastBets: [] };
  return stay(state, ...DICE_HELP, creditText(credit));
}

function stay(state: DiceState, ...say: readonly string[]): Step {
  const { credit, game, bets } = state;
  return {
    state: {
      at: 'table',
      credit,
      game: game.id,
      hear: (line, world) => atDice(state, line, world),
      words: () => [
        ...game.wagers.map(({ text }) => `${text} `),
        ...['roll', 'bets', 'undo', 'clear', 'again', 'areas', 'why', 'games', 'help', 'quit'],
      ],
      keeps: null,
      leave: () => ({ credit: giveBack(credit, bets), say: [] }),
    },
    say,
  };
}

/** One line of input at a dice table. */
function atDice(state: DiceState, line: string, world: World): Step {
  const [word = '', ...rest] = line.toLowerCase().split(/\s+/);
  switch (word) {
    case 'help':
    case '?':
      return stay(state, ...DICE_HELP);
    case 'bets':
      return stay(state, ...betLines(state), creditText(state.credit));
    case 'credit':
      return stay(state, creditText(state.credit));
    case 'areas':
      return stay(state, ...areaLines(state.game, rest.join(' ')));
    case 'undo':
      return takeBack(state, state.bets.slice(-1), state.bets.slice(0, -1));
    case 'clear':
      return takeBack(state, state.bets, []);
    case 'again':
      return again(state);
    case 'why':
      return stay(state, ...why(state.last, rest[0], world.style));
    case 'roll':
      return roll(state, rest.length === 0 ? drawDice(world) : diceIn(rest.join(' ')), world);
  }
  const dice = /^[\d\s,-]+$/.test(line) ? diceIn(line) : null;
  return dice ? roll(state, dice, world) : place(state, line);
}

function drawDice({ draw }: World): Roll | null {
  return diceIn(`${draw(6) + 1} ${draw(6) + 1} ${draw(6) + 1}`);
}

/** `4 4 1`, `4-4-1` or `441`. */
function diceIn(text: string): Roll | null {
  const [a, b, c, ...more] = [...text.replace(/[\s,-]/g, '')].map(Number);
  return isFace(a) && isFace(b) && isFace(c) && more.length === 0 ? [a, b, c] : null;
}

function roll(state: DiceState, dice: Roll | null, world: World): Step {
  if (dice === null) return stay(state, 'Three dice, each from 1 to 6: `roll 4 4 1`.');
  const { game, bets } = state;
  const round = settle(diceRequest(game, dice, bets));
  if (!round.ok) return stay(state, round.error.message);
  const credit = plus(state.credit, round.value.returned);
  return stay(
    { ...state, credit, bets: [], last: round.value, lastBets: bets },
    ...round.value.text(world.style),
    creditText(credit),
  );
}

function place(state: DiceState, line: string): Step {
  const { game } = state;
  const { bet, stake } = readSpokenBet(line);
  const wager = game.wagerOf.get(bet);
  if (!wager) return stay(state, whyNot(bet, state));
  if (stake === null)
    return stay(state, `How much on ${bet}? For instance \`${bet} ${game.unit * 50}\`.`);
  const unit = { unit: game.unit, because: () => ruleOf(game.book, 'stake-unit') };
  const taken = takeStake(stake, state.credit, unit);
  if (!taken.ok) return stay(state, taken.error);
  const placed = { wager, stake: taken.value.stake };
  return stay(
    { ...state, credit: taken.value.credit, bets: [...state.bets, placed] },
    `${amountText(placed.stake)} on ${betName(wager.bet).en}. ${creditText(taken.value.credit)}`,
  );
}

/** The refusal of `settle`, in words for somebody who sits at the table. */
function whyNot(bet: string, { game }: DiceState): string {
  const { code, details } = whyNoWager(bet, game);
  if (code === 'bet-not-on-layout') {
    const rule = ruleTag(ruleOf(game.book, 'layout-governs'));
    return `${bet} is not on this layout; \`areas\` lists what is.${rule}`;
  }
  const { suggestion } = details;
  const hint = typeof suggestion === 'string' ? `is it ${suggestion}?` : '`help` shows how to bet.';
  return `${showValue(bet)} is no bet here; ${hint}`;
}

function takeBack(state: DiceState, removed: DiceState['bets'], bets: DiceState['bets']): Step {
  if (removed.length === 0) return stay(state, 'There is nothing on the layout.');
  const credit = giveBack(state.credit, removed);
  return stay({ ...state, credit, bets }, `Taken back. ${creditText(credit)}`);
}

function again(state: DiceState): Step {
  let { credit } = state;
  for (const { stake } of state.lastBets) {
    const unit = { unit: state.game.unit, because: () => ruleOf(state.game.book, 'stake-unit') };
    const taken = takeStake(stake, credit, unit);
    if (!taken.ok) return stay(state, taken.error);
    credit = taken.value.credit;
  }
  if (state.lastBets.length === 0) return stay(state, 'There are no earlier bets to repeat.');
  const next = { ...state, credit, bets: [...state.bets, ...state.lastBets] };
  return stay(next, ...betLines(next), creditText(credit));
}

function betLines({ bets }: DiceState): readonly string[] {
  if (bets.length === 0) return ['There is nothing on the layout.'];
  return bets.map(
    ({ wager, stake }) => `  ${amountText(stake)} on ${betName(wager.bet).en} (${wager.text})`,
  );
}

/** The areas of a layout: the kinds with an example each, or all areas of one kind. */
function areaLines(game: DiceGame, kind: string): readonly string[] {
  const wanted = kind === '' ? null : (notationOf(kind).split(':', 1)[0] ?? '');
  if (wanted !== null) {
    const wagers = game.wagers.filter(({ bet }) => bet.group === wanted);
    if (wagers.length > 0) return table(game, wagers);
    return [`This layout has no "${kind}"; \`areas\` lists the kinds.`];
  }
  const groups = [...new Set(game.wagers.map(({ bet }) => bet.group))];
  const examples = groups
    .toSorted((a, b) => groupOrder(a) - groupOrder(b))
    .flatMap((group) => game.wagers.filter(({ bet }) => bet.group === group).slice(0, 1));
  return [
    ...table(game, examples),
    `One of each kind; ${game.wagers.length} areas in all. \`areas total\` lists one kind.`,
  ];
}

function table({ layout }: DiceGame, wagers: readonly Wager[]): readonly string[] {
  return columnTable(
    [{ title: '  bet' }, { title: 'name' }, { title: '中文' }, { title: 'price' }],
    wagers.map(({ text, bet, prices }) => {
      const { en, 'zh-Hans': chinese } = betName(bet);
      const printed = prices.map(({ odds }) => printPrice(odds, priceStyleOf(layout, bet.group)));
      return [`  ${text}`, en, chinese, printed.join(' / ')];
    }),
  );
}
