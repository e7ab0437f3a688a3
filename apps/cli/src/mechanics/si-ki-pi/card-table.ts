import { type Money, plus } from '@baize/exact';
import { type Because, ruleOf } from '@baize/game';
import {
  type Arrangement,
  arrangementsOf,
  type BoxStake,
  cardsText,
  describeTwo,
  type Hand,
  houseWay,
  isSameSetting,
  parseArrangement,
  parseSiKiPiBet,
  SI_KI_PI_BETS,
  type SiKiPiGame,
  siKiPiBetName,
} from '@baize/si-ki-pi';
import type { SettledRound } from '../../settle-request/open-game.ts';
import { settle } from '../../settle-request/settle.ts';
import { creditText, giveBack, ruleTag, takeStake } from '../../table/place-stake.ts';
import { readSpokenBet } from '../../table/spoken-bet.ts';
import type { Step, World } from '../../table/state.ts';
import { why } from '../../table/why.ts';
import { amountText } from '../../text/amount.ts';
import { cardRequest } from './card-request.ts';
import { parseHands, shuffleHands } from './deal.ts';

const CARD_HELP: readonly string[] = [
  '  initial 100 · bonus player 20 · bonus dealer 20    place a bet',
  '  deal · deal As Kd Th 9c / 9s 9h Kd Qc              deal, or enter your cards / the dealer’s',
  '  1 · 2 · 3 · house way · set As 9c / Kd Th          arrange your cards',
  '  bets · clear · why 1 · games · help · quit',
];

interface CardState {
  readonly credit: Money;
  readonly game: SiKiPiGame;
  readonly bets: readonly BoxStake[];
  /** The cards of the round, once dealt; until they are arranged nobody sees the dealer's. */
  readonly dealt: { readonly hand: Hand; readonly dealer: Hand } | null;
  readonly last: SettledRound | null;
}

/** Takes a seat at a card table. */
export function sitAtCards(game: SiKiPiGame, credit: Money): Step {
  const state = { credit, game, bets: [], dealt: null, last: null };
  return stay(state, ...CARD_HELP, creditText(credit));
}

function stay(state: CardState, ...say: readonly string[]): Step {
  const { credit, game, bets, dealt } = state;
  return {
    state: {
      at: 'table',
      credit,
      game: game.id,
      hear: (line, world) => atCards(state, line, world),
      words: () => [
        ...SI_KI_PI_BETS.map((bet) => `${bet} `),
        ...['deal', 'house way', 'set ', 'bets', 'clear', 'why', 'games', 'help', 'quit'],
      ],
      keeps: dealt && 'The cards are dealt: set them first, for instance `house way`.',
      leave: (world) => {
        if (dealt === null) return { credit: giveBack(credit, bets), say: [] };
        const settled = walkAway({ ...state, dealt }, world);
        return { credit: settled.state.credit, say: settled.say };
      },
    },
    say,
  };
}

/** One line of input at a Si Ki Pi table, where the person plays box 1. */
function atCards(state: CardState, line: string, world: World): Step {
  const [word = '', ...rest] = line.split(/\s+/);
  switch (word.toLowerCase()) {
    case 'help':
    case '?':
      return stay(state, ...CARD_HELP);
    case 'bets':
      return stay(state, ...betLines(state), creditText(state.credit));
    case 'credit':
      return stay(state, creditText(state.credit));
    case 'why':
      return stay(state, ...why(state.last, rest[0], world.style));
  }
  const { dealt } = state;
  return dealt === null
    ? beforeDeal(state, line, world)
    : arrangeHand({ ...state, dealt }, line, world);
}

function beforeDeal(state: CardState, line: string, world: World): Step {
  const [word = '', ...rest] = line.split(/\s+/);
  switch (word.toLowerCase()) {
    case 'clear': {
      const credit = giveBack(state.credit, state.bets);
      return stay({ ...state, credit, bets: [] }, `Taken back. ${creditText(credit)}`);
    }
    case 'deal':
      return deal(state, rest.join(' '), world);
    default:
      return place(state, line);
  }
}

function place(state: CardState, line: string): Step {
  const { game } = state;
  const spoken = readSpokenBet(line);
  const bet = parseSiKiPiBet(spoken.bet);
  if (bet === null) {
    return stay(
      state,
      `The bets are ${SI_KI_PI_BETS.join(', ')}; then \`deal\`. \`help\` says more.`,
    );
  }
  if (spoken.stake === null) return stay(state, `How much on ${bet}? For instance \`${bet} 100\`.`);
  if (bet !== 'initial' && !state.bets.some((each) => each.bet === 'initial')) {
    const rule = ruleTag(ruleOf(game.book, 'bonus-needs-initial'));
    return stay(state, `A bonus bet needs an initial bet in its box.${rule}`);
  }
  const unit = { unit: game.unit, because: () => ruleOf(game.book, 'stake-unit') };
  const taken = takeStake(spoken.stake, state.credit, unit);
  if (!taken.ok) return stay(state, taken.error);
  const { stake, credit } = taken.value;
  return stay(
    { ...state, credit, bets: [...state.bets, { bet, stake }] },
    `${amountText(stake)} on ${siKiPiBetName(bet).en}. ${creditText(credit)}`,
  );
}

function deal(state: CardState, cards: string, world: World): Step {
  if (state.bets.length === 0) return stay(state, 'Place an initial bet first: `initial 100`.');
  const hands = cards === '' ? shuffleHands(state.game, world.draw) : parseHands(cards);
  if (!hands.ok) return stay(state, hands.error);
  const next = { ...state, dealt: hands.value };
  return stay(next, ...choiceLines(hands.value.hand, state));
}

/** The three ways to arrange four cards, and which of them is the House Way. */
function choiceLines(hand: Hand, { game }: CardState): readonly string[] {
  const own = houseWay(hand, game);
  return [
    `Your cards: ${cardsText(hand)}. How do you set them?`,
    ...arrangementsOf(hand, game.readings).map((each, index) => {
      const isHouseWay = isSameSetting(each, own) ? ' · House Way' : '';
      return `  ${index + 1}  ${arrangementText(each)}${isHouseWay}`;
    }),
  ];
}

function arrangementText({ low, high }: Arrangement): string {
  return `low ${cardsText(low)} (${describeTwo(low).en}), high ${cardsText(high)} (${describeTwo(high).en})`;
}

type DealtState = CardState & { readonly dealt: NonNullable<CardState['dealt']> };

function arrangeHand(state: DealtState, line: string, world: World): Step {
  const { hand } = state.dealt;
  const text = line.toLowerCase().replace(/[\s-]+/g, ' ');
  if (text === 'house way' || text === 'h') return compare(state, 'house-way', world);
  const numbered = arrangementsOf(hand, state.game.readings)[Number(text) - 1];
  if (numbered) return compare(state, numbered, world);
  const [, low, high] = /^(?:set\s+)?([^/]+)\/([^/]+)$/i.exec(line) ?? [];
  if (low === undefined || high === undefined) {
    return stay(state, 'The cards are dealt: `1`, `2`, `3`, `house way`, or `set As 9c / Kd Th`.');
  }
  const set = parseArrangement({ low, high }, hand, state.game.readings);
  return set.ok ? compare(state, set.value, world) : stay(state, set.error.message);
}

/** Whoever leaves after the deal is still settled: the House Way arranges the cards. */
function walkAway(state: DealtState, world: World): Step {
  return compare(state, 'house-way', world, ruleOf(state.game.book, 'house-way-for-walk-away'));
}

function compare(
  state: DealtState,
  set: 'house-way' | Arrangement,
  world: World,
  houseWayBecause: Because = ruleOf(state.game.book, 'house-way-on-request'),
): Step {
  const { game, bets, dealt } = state;
  const numbered = bets.map((bet, index) => ({ ...bet, index }));
  const box = { box: 1, hand: dealt.hand, set, bets: numbered, houseWayBecause };
  const round = settle(cardRequest(game, dealt.dealer, [box]));
  if (!round.ok) return stay(state, round.error.message);
  const credit = plus(state.credit, round.value.returned);
  return stay(
    { ...state, credit, bets: [], dealt: null, last: round.value },
    ...round.value.text(world.style),
    creditText(credit),
  );
}

function betLines({ bets }: CardState): readonly string[] {
  if (bets.length === 0) return ['There is nothing in your box.'];
  return bets.map(
    ({ bet, stake }) => `  ${amountText(stake)} on ${siKiPiBetName(bet).en} (${bet})`,
  );
}
