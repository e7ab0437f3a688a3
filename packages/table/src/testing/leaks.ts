import { type Money, money } from '@baize/exact';
import { DECK, handOf, splitHand } from '@baize/si-ki-pi';
import type { CardRound } from '@baize/si-ki-pi/table';
import { deciderOf, parseArea } from '@baize/si-ki-pi/table';
import { itemsOf, mapItems } from '../evolve/persistent.ts';
import type { ClosedStakes, SettledTerminal } from '../round/settled.ts';
import type { Round, TableState } from '../state.ts';
import { type Holding, holdingsAsList, holdingsFrom } from '../terminal/holdings.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { displayView } from '../views/display-view.ts';
import { playerView } from '../views/role-views.ts';

/**
 * What the screen of a player, or a display, can tell about secrets: it must look the same at a table
 * where everything that is none of its business is different.
 */
export function leaks(state: TableState, now: number, who: string | null): readonly string[] {
  const other = elsewise(state, who);
  if (who === null) return compareViews('The display', displayView, state, other);
  return compareViews(`The screen of ${who}`, (each) => playerView(each, who, now), state, other);
}

function compareViews(
  who: string,
  view: (state: TableState) => unknown,
  state: TableState,
  other: TableState,
): readonly string[] {
  return JSON.stringify(view(state)) === JSON.stringify(view(other))
    ? []
    : [`${who} tells something it must not.`];
}

/** The same table with other stakes, credits and cards wherever they are secret from one player. */
function elsewise(state: TableState, own: string | null): TableState {
  const { round, concluded } = state;
  const isOther = (id: string): boolean => id !== own;
  return {
    ...state,
    terminals: mapItems(state.terminals, (each) => (isOther(each.id) ? otherTerminal(each) : each)),
    round: round && otherRound(round, state, own),
    concluded: new Map(
      [...concluded].map(([id, each]) => [
        id,
        {
          ...each,
          closed: each.closed.map((part) => (isOther(part.terminal) ? otherStakes(part) : part)),
          settled: each.settled.map((part) => (isOther(part.terminal) ? otherLines(part) : part)),
        },
      ]),
    ),
    balances: ownBalances(state, own),
    instruments: new Map(),
    meters: { ...state.meters, coinIn: more(state.meters.coinIn) },
  };
}

/** Debts and claims are their owner's business: of this visit, and of earlier ones under the same card. */
function ownBalances(state: TableState, own: string | null): TableState['balances'] {
  const seated = [...itemsOf(state.terminals)].find(({ id }) => id === own);
  if (!seated) return new Map();
  const card = state.carded.get(`${state.rules?.config.table}/${own}/${seated.visit}`);
  const earlier = [...state.carded].flatMap(([visit, shown]) => (shown === card ? [visit] : []));
  const mine = [own, ...earlier].map((holder) => `receivable:${holder}`);
  return new Map([...state.balances].filter(([account]) => mine.includes(account)));
}

function more(amount: Money): Money {
  return money(amount + 12_345);
}

function otherTerminal(terminal: Terminal): Terminal {
  const holdings = holdingsFrom(
    holdingsAsList(terminal.holdings).map(
      (holding): Holding | null => holding && { ...holding, stake: more(holding.stake) },
    ),
  );
  const { credit, staked, meters } = terminal;
  return {
    ...terminal,
    credit: more(credit),
    staked: more(staked),
    holdings,
    lastBets: [],
    done: null,
    meters: { ...meters, cashIn: more(meters.cashIn) },
  };
}

/** Who has the largest initial bet decides for a box, and knows by that; so those stay. */
function otherStakes(closed: ClosedStakes): ClosedStakes {
  const stakes = closed.stakes.map((each) =>
    parseArea(each.bet)?.bet === 'initial' ? each : { ...each, stake: more(each.stake) },
  );
  return { ...closed, stakes, total: more(closed.total) };
}

function otherLines(settled: SettledTerminal): SettledTerminal {
  const lines = settled.lines.map((each) => ({ ...each, pays: more(each.pays) }));
  return { ...settled, lines, returned: more(settled.returned) };
}

/** The totals of a box stay: how much room is left in it is for everybody to see. */
function otherRound(round: Round, state: TableState, own: string | null): Round {
  const { closed, settled, play } = round;
  const { cards, readings } = play;
  return {
    ...round,
    closed: closed?.map((each) => (each.terminal === own ? each : otherStakes(each))) ?? null,
    settled: settled?.map((each) => (each.terminal === own ? each : otherLines(each))) ?? null,
    play: {
      ...play,
      readings: { dealer: readings.device, device: readings.dealer },
      cards: cards && otherCards(cards, state, own),
    },
  };
}

/** Cards are open to all once hands have been compared, to whoever looked at their own before. */
function otherCards(cards: CardRound, state: TableState, own: string | null): CardRound {
  if (cards.initialSettled) return cards;
  const fourOf = (place: number) => handOf(DECK.slice(place * 4, place * 4 + 4));
  return {
    ...cards,
    dealer: cards.dealerSetting ? cards.dealer : fourOf(0),
    hands: cards.hands.map((hand, index) => {
      if (hand.isSeen && own !== null && decides(own, hand.box, state)) return hand;
      const others = fourOf(index + 1);
      return { ...hand, cards: others, setting: hand.setting && splitHand(others, 0) };
    }),
  };
}

function decides(player: string, box: number, state: TableState): boolean {
  const { game } = state.rules ?? {};
  if (game?.mechanic !== 'si-ki-pi') return false;
  const decision = deciderOf(box, state, game);
  return decision.by === 'player' && decision.player === player;
}
