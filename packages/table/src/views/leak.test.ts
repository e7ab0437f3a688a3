import { type Money, money } from '@baize/exact';
import type { CardRound } from '@baize/si-ki-pi/table';
import { describe, expect, test } from 'vitest';
import type { TableState } from '../state.ts';
import { ANN, BEN, CAT, dealer, supervisor } from '../testing/floor.ts';
import { leavesOf, mutateAt, pathText } from '../testing/leaves.ts';
import { cardState, DEALT, diceStates, resultedState } from '../testing/tables.ts';
import { auditorView } from './auditor-view.ts';
import { dealerView } from './dealer-view.ts';
import { displayView } from './display-view.ts';
import { pitView } from './pit-view.ts';
import { playerView } from './role-views.ts';

/** Configuration is public, and so large that changing each of its leaves would take minutes. */
const PUBLIC = new Set(['rules', 'config']);

/** Every leaf of the state that a view can tell from another value: its whole knowledge. */
function influences(state: TableState, view: (state: TableState) => unknown): readonly string[] {
  const before = JSON.stringify(view(state));
  return [...leavesOf(state, PUBLIC)]
    .filter((path) => {
      try {
        return JSON.stringify(view(mutateAt(state, path))) !== before;
      } catch {
        return true;
      }
    })
    .map((path) => pathText(path, state));
}

/** What a view knows beyond what it may know. */
function leaks(
  state: TableState,
  view: (state: TableState) => unknown,
  allowed: readonly RegExp[],
): readonly string[] {
  return influences(state, view).filter((path) => !allowed.some((each) => each.test(path)));
}

const THE_TABLE = [/^sequence$/, /^isOpen$/, /^paused/, /^suspended/];
const THE_ROUND =
  /^round\.(id|number|phase|betsOpenedAt|closesAt|commitment|play\.tumbles|result\[\d\])$/;
/** How the last round ended is public: the screens show its dice until the next one opens. */
const PREVIOUS = /^concluded<T7-1>\.(id|number|status|result\[\d\])$/;
const RESULTS = /^results\[\d+\]\.(round|number|dice\[\d\]|correctedAt)$/;

/** The own terminal (the first to be seated), and the own part of every round. */
const ANNS_OWN = [
  /^terminals\.chunks\[0\]\[0\]\.(id|isSeated|visit|credit|staked|lastBets\[.*|locked.*)/,
  // What they have set for themselves, and what they have lost since they came.
  /^terminals\.chunks\[0\]\[0\]\.own\./,
  /^terminals\.chunks\[0\]\[0\]\.meters\.(coinIn|coinOut|stakesReturned|corrected)$/,
  /^terminals\.chunks\[0\]\[0\]\.holdings\[\d+\]\[\d+\]\.stake$/,
  /^terminals\.chunks\[0\]\[0\]\.done\..*(bet|from|to)$/,
  /^terminalIndex<seat-Ann>$/,
  /^round\.(closed|settled)\[0\]\./,
  /^concluded<T7-1>\.(id|number|status|result\[\d\])$/,
  /^concluded<T7-1>\.(closed|settled)\[0\]\./,
];

describe('a player', () => {
  const view = (now: number) => (state: TableState) => playerView(state, ANN, now);

  test.each(['between', 'betting', 'tumbled'] as const)(
    'knows the table and themselves, and of nobody else any stake or credit: %s',
    (moment) => {
      const states = diceStates('rws-sic-bo-2021/b');
      const allowed = [...THE_TABLE, THE_ROUND, RESULTS, ...ANNS_OWN];
      expect(leaks(states[moment], view(states.now), allowed)).toEqual([]);
    },
  );

  test('knows their own settlement while the losers are still to be collected', () => {
    const { state, now } = resultedState();
    const allowed = [...THE_TABLE, THE_ROUND, RESULTS, ...ANNS_OWN];
    expect(leaks(state, view(now), allowed)).toEqual([]);
    expect(influences(state, view(now))).toContain('round.settled[0].returned');
  });

  test('[rws-tai-sai-v5#3.5] of a shared box they know the room that is left, not whose the rest is', () => {
    const { betting, now } = diceStates('rws-tai-sai-v5/c', 50_000);
    const allowed = [...THE_TABLE, THE_ROUND, RESULTS, ...ANNS_OWN, /^round\.totals\[\d+\]$/];
    expect(leaks(betting, view(now), allowed)).toEqual([]);
  });

  test('their screen never holds the name of another terminal', () => {
    const { between, betting, tumbled, now } = diceStates('rws-tai-sai-v5/c', 50_000);
    const { state: resulted } = resultedState();
    for (const state of [between, betting, tumbled, resulted]) {
      for (const [own, ...others] of [
        [ANN, BEN, CAT],
        [BEN, ANN, CAT],
        [CAT, ANN, BEN],
      ] as const) {
        const text = JSON.stringify(playerView(state, own, now));
        expect(text).toContain(own);
        for (const other of others) expect(text).not.toContain(other);
      }
    }
  });

  test('a terminal that does not sit here sees the table and nothing of anybody', () => {
    const { betting, now } = diceStates('rws-sic-bo-2021/b');
    const stranger = (state: TableState) => playerView(state, 'seat-Dan', now);
    const allowed = [...THE_TABLE, THE_ROUND, PREVIOUS, RESULTS];
    expect(leaks(betting, stranger, allowed)).toEqual([]);
    expect(playerView(betting, 'seat-Dan', now)).toMatchObject({ isSeated: false, credit: 0 });
  });
});

describe('the dealer', () => {
  const view = (now: number) => (state: TableState) => dealerView(state, dealer, now);
  const SEATS = [/^terminals\.chunks\[0\]\[\d\]\.(id|isSeated|locked.*)$/, /^equipment\./];
  const LAST = [
    /^concluded<T7-1>\.(id|number|status|result\[\d\])$/,
    /^concluded<T7-1>\.(closed\[\d\]\.total|settled\[\d\]\.returned)$/,
  ];
  /** A request to correct a round that is over shows what it would change, terminal by terminal. */
  const REQUESTED = [
    /^approvals</,
    /^concluded<T7-1>\.(closed|settled)\[\d\]\./,
    // Whether it would move a credit or be kept for somebody who has left.
    /^(terminals\.chunks\[0\]\[\d\]\.visit|concluded<T7-1>\.visits\..*)$/,
  ];
  /** Whether two people have set the reader of the dice aside, at the dealer's own word. */
  const READER = /^round\.play\.isReaderAside$/;
  /** Whether a later round has begun, which everybody sees: an error of an earlier one may be noticed then. */
  const ROUNDS = /^roundNumber$/;
  const allowed = [...THE_TABLE, THE_ROUND, READER, ROUNDS, ...SEATS, ...LAST, ...REQUESTED];

  test.each(['between', 'betting', 'tumbled'] as const)(
    'sees no stake and no credit before the result stands: %s',
    (moment) => {
      for (const [game, differential] of [
        ['rws-sic-bo-2021/b', null],
        ['rws-tai-sai-v5/c', 50_000],
      ] as const) {
        const states = diceStates(game, differential);
        expect(leaks(states[moment], view(states.now), allowed)).toEqual([]);
      }
    },
  );

  test('sees whom to pay once it does', () => {
    const { state, now } = resultedState();
    expect(leaks(state, view(now), [...allowed, /^round\.settled/])).toEqual([]);
    expect(influences(state, view(now))).toContain('round.settled[1].lines[0].returns');
  });

  test('sees that the device has read the dice, and not what it read', () => {
    const { tumbled, now } = diceStates('rws-sic-bo-2021/b');
    const { round } = tumbled;
    const read = (device: readonly [1, 2, 3] | readonly [4, 5, 6] | null): TableState => ({
      ...tumbled,
      round: round && { ...round, play: { ...round.play, readings: { dealer: null, device } } },
    });
    expect(dealerView(read([1, 2, 3]), dealer, now)).toEqual(
      dealerView(read([4, 5, 6]), dealer, now),
    );
    expect(dealerView(read(null), dealer, now)).not.toEqual(
      dealerView(read([4, 5, 6]), dealer, now),
    );
  });
});

describe('the display', () => {
  test.each(['between', 'betting', 'tumbled'] as const)(
    'knows the table, the round and the results, and nothing of any terminal: %s',
    (moment) => {
      const states = diceStates('rws-tai-sai-v5/c', 50_000);
      const allowed = [...THE_TABLE, THE_ROUND, PREVIOUS, RESULTS];
      expect(leaks(states[moment], displayView, allowed)).toEqual([]);
      const text = JSON.stringify(displayView(states[moment]));
      for (const terminal of [ANN, BEN, CAT]) expect(text).not.toContain(terminal);
    },
  );

  test('shows the lights and not the money between result and payment', () => {
    const { state } = resultedState();
    expect(leaks(state, displayView, [...THE_TABLE, THE_ROUND, RESULTS])).toEqual([]);
  });
});

describe('cards', () => {
  const setting = { low: ['Kh', 'Th'], high: ['As', '8c'] };
  const line = (bet: string, result: 'win' | 'stand-off') => ({
    bet,
    stake: money(2000),
    effective: money(2000),
    result,
    odds: null,
    pays: money(0),
    returns: money(2000),
    commission: money(0),
    because: ['rws-si-ki-pi-v2#3.13'] as const,
  });
  const settled = (terminal: string, bet: string, result: 'win' | 'stand-off') => ({
    terminal,
    lines: [line(bet, result)],
    staked: money(2000),
    returned: money(2000) satisfies Money,
  });
  const [annsHand, bensHand] = DEALT.hands;
  const hands = (ann: object, ben: object = {}): CardRound['hands'] =>
    annsHand && bensHand
      ? [
          { ...annsHand, ...ann },
          { ...bensHand, ...ben },
        ]
      : [];
  const looked: CardRound = { ...DEALT, hands: hands({ isSeen: true }) };
  const bothSet = hands(
    { isSeen: true, setting },
    { setting: { low: ['Jd', '2c'], high: ['7s', '7h'] } },
  );
  const dealerSet: CardRound = {
    ...DEALT,
    hands: bothSet,
    dealerSetting: { low: ['Kd', 'Qc'], high: ['5s', '5h'] },
  };
  const compared: CardRound = {
    ...dealerSet,
    initialSettled: [settled(ANN, '1/initial', 'win'), settled(BEN, '2/initial', 'stand-off')],
  };
  const cardsKnown = (cards: CardRound, phase: Parameters<typeof cardState>[1], who: Viewer) => {
    const { state, now } = cardState(cards, phase);
    const known = influences(state, (each) => who(each, now));
    return known.filter((path) =>
      /^round\.play\.cards\.(dealer|.*\.(cards|low|high))\[\d\]$/.test(path),
    );
  };
  type Viewer = (state: TableState, now: number) => unknown;
  const viewers: readonly (readonly [string, Viewer])[] = [
    ['Ann', (state, now) => playerView(state, ANN, now)],
    ['Ben', (state, now) => playerView(state, BEN, now)],
    ['dealer', (state, now) => dealerView(state, dealer, now)],
    ['pit', (state, now) => pitView(state, supervisor, now)],
    ['display', (state) => displayView(state)],
    ['auditor', (state) => auditorView(state)],
  ];
  const nobody = { Ann: [], Ben: [], dealer: [], pit: [], display: [], auditor: [] };
  const known = (cards: CardRound, phase: Parameters<typeof cardState>[1]) =>
    Object.fromEntries(viewers.map(([name, viewer]) => [name, cardsKnown(cards, phase, viewer)]));

  // Card by card: a hand is four of them, and two and two once it is put down.
  const cardsAt = (place: string, count: number) =>
    Array.from({ length: count }, (_, card) => `round.play.cards.${place}[${card}]`);
  const handAt = (cards: string, setting: string) => [
    ...cardsAt(cards, 4),
    ...cardsAt(`${setting}.low`, 2),
    ...cardsAt(`${setting}.high`, 2),
  ];
  const OWN = cardsAt('hands[0].cards', 4);
  const TURNED = handAt('dealer', 'dealerSetting');
  const ANNS = handAt('hands[0].cards', 'hands[0].setting');
  const ALL_HANDS = [...TURNED, ...ANNS, ...handAt('hands[1].cards', 'hands[1].setting')];

  test('[rws-si-ki-pi-v2#3.8] dealt face down, they are known to nobody', () => {
    expect(known(DEALT, 'dealt')).toEqual(nobody);
  });

  test('whoever has looked knows their own, and nobody else does', () => {
    expect(known(looked, 'dealt')).toEqual({ ...nobody, Ann: OWN });
  });

  test("[rws-si-ki-pi-v2#3.12] the dealer's are turned when they are set, and then the boxes", () => {
    expect(known(dealerSet, 'dealer-set')).toEqual({
      Ann: [...TURNED, ...ANNS],
      Ben: TURNED,
      dealer: ALL_HANDS,
      pit: ALL_HANDS,
      display: TURNED,
      auditor: ALL_HANDS,
    });
  });

  test('[rws-si-ki-pi-v2#3.13] compared, they are known to all', () => {
    const all = Object.fromEntries(viewers.map(([name]) => [name, ALL_HANDS]));
    expect(known(compared, 'resulted')).toEqual(all);
  });

  test('when every box is put down the dealer, to set, sees the cards of the house alone', () => {
    const { state, now } = cardState({ ...DEALT, hands: bothSet }, 'dealt');
    const { cards } = dealerView(state, dealer, now);
    // A pair of 5s is never split and is the High Hand.
    expect(cards?.houseWay).toMatchObject({
      cards: 'Kd Qc 5s 5h',
      low: 'Kd Qc',
      high: '5s 5h',
      because: expect.arrayContaining(['rws-si-ki-pi-v2#Appendix H 1']),
    });
    expect(cards?.dealer).toEqual({ cards: null, setting: null, values: null });
    expect(JSON.stringify(cards?.boxes)).not.toContain('7h');
    expect(cardState(looked, 'dealt').state.round?.play.cards?.hands[1]?.setting).toBeNull();
    expect(dealerView(cardState(looked, 'dealt').state, dealer, now).cards?.houseWay).toBeNull();
  });

  test('a screen at a box never holds the name of another terminal', () => {
    for (const [cards, phase] of [
      [looked, 'dealt'],
      [dealerSet, 'dealer-set'],
      [compared, 'resulted'],
    ] as const) {
      const { state, now } = cardState(cards, phase);
      expect(JSON.stringify(playerView(state, ANN, now))).not.toContain(BEN);
      expect(JSON.stringify(displayView(state))).not.toMatch(/seat-/);
    }
  });

  test('nothing of another player but whether they sit, bet and have put their cards down', () => {
    const { state, now } = cardState(looked, 'dealt');
    const known = influences(state, (each) => playerView(each, ANN, now));
    expect(known.filter((path) => /chunks\[0\]\[1\]|closed\[1\]|hands\[1\]/.test(path))).toEqual([
      // That somebody backs a box is seen on the felt: under another name Ben would not sit at his.
      'round.closed[1].terminal',
      'round.play.cards.hands[1].box',
      'round.play.cards.hands[1].isWithdrawn',
    ]);
  });
});

test('[rws-tai-sai-v5#5.1] the pit sees stakes and exposure, which the others do not', () => {
  const { betting, tumbled, now } = diceStates('rws-tai-sai-v5/c', 50_000);
  const pit = (state: TableState) => pitView(state, supervisor, now);
  const seen = influences(betting, pit);
  expect(seen).toEqual(expect.arrayContaining(['terminals.chunks[0][1].credit']));
  expect(seen.some((path) => /^round\.totals/.test(path))).toBe(true);
  expect(influences(tumbled, pit)).toContain('round.closed[1].stakes[0].effective');
});

test('an auditor sees every balance and every meter', () => {
  const { betting } = diceStates('rws-sic-bo-2021/b');
  const seen = new Set(influences(betting, auditorView));
  const hidden = [...leavesOf(betting, PUBLIC)]
    .map((path) => pathText(path, betting))
    .filter((path) => /^(balances|meters|terminals.*meters|instruments|approvals)/.test(path))
    .filter((path) => !seen.has(path));
  expect(hidden).toEqual([]);
});

test('nobody is told a virtual result, or its seed, before it is registered', () => {
  const { betting } = diceStates('rws-sic-bo-2021/b');
  // The state itself holds no seed: what is not there cannot be shown.
  const words = [...leavesOf(betting, PUBLIC)].map((path) => pathText(path, betting));
  expect(words.filter((path) => /seed|proof|deck/i.test(path))).toEqual([]);
  expect(betting.round).toMatchObject({
    result: null,
    play: { readings: { dealer: null, device: null } },
  });
});
