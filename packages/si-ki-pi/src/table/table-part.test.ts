import { assert, money } from '@baize/exact';
import { DEFAULT_READINGS } from '@baize/game';
import { rwsSiKiPiV2 } from '@baize/rulebooks';
import type { Round, TableConfig } from '@baize/table/kit';
import {
  ANN,
  BEN,
  betting,
  CAT,
  cardTable,
  configOf,
  dealer,
  fullTable,
  only,
  openJournal,
  pitManager,
  report,
  SI_KI_PI,
} from '@baize/table/testing';
import { describe, expect, test } from 'vitest';
import { DECK } from '../cards/card.ts';
import { siKiPiTable } from './table-part.ts';

const ENTRY = { id: SI_KI_PI, book: rwsSiKiPiV2, layout: null };
const GAME = siKiPiTable.printed(ENTRY);

function configured(changes: Partial<TableConfig>) {
  const config = configOf(SI_KI_PI, changes);
  const answer = openJournal().ask(pitManager, { type: 'ConfigureTable', config });
  return answer.type === 'refused' ? answer.refusal : answer.type;
}

describe('a table of cards', () => {
  test('[rws-si-ki-pi-v2#2.1.1a] has from one to twelve boxes: 52 cards serve no more beside the dealer', () => {
    for (const boxes of [1, 12]) expect(configured({ boxes })).toBe('accepted');
    for (const boxes of [0, 13]) {
      expect(configured({ boxes })).toMatchObject({
        code: 'configuration-invalid',
        field: 'boxes',
        message: 'One deck serves 1 to 12 boxes.',
      });
    }
    const { boxesMaximum } = siKiPiTable.smallest(ENTRY);
    expect((boxesMaximum + 1) * 4).toBe(DECK.length);
  });

  test('[rws-si-ki-pi-v2#4.1] has a unit of which 5% are whole, and prices of its own', () => {
    // A twentieth of 19 is no whole number of minor units.
    expect(siKiPiTable.smallest(ENTRY)).toEqual({ unit: 20, boxes: 7, boxesMaximum: 12 });
    expect(configured({ unit: money(20) })).toBe('accepted');
    const limits = { default: { minimum: money(570), maximum: money(57_000) }, kinds: {} };
    expect(configured({ unit: money(19), limits })).toMatchObject({
      code: 'configuration-invalid',
      field: 'unit',
      message: 'The unit must be a multiple of 20, so that every price is exact.',
    });
    const houseTable = { small: '1 to 1' };
    const game = siKiPiTable.gameFor(Object.assign(configOf(SI_KI_PI), { houseTable }), ENTRY);
    expect(game).toEqual({
      ok: false,
      error: { field: 'houseTable', message: 'This game has no house tables.' },
    });
    const readings = { ...DEFAULT_READINGS, H10: 'highest-bettor' } as const;
    const made = siKiPiTable.gameFor(configOf(SI_KI_PI, { readings, unit: money(40) }), ENTRY);
    expect(made).toMatchObject({
      ok: true,
      value: { unit: 40, readings: { H10: 'highest-bettor' } },
    });
  });

  test('[rws-si-ki-pi-v2#2.1.1c] has three bets in every box, with limits for initial and for bonus bets', () => {
    expect(siKiPiTable.areasOf(GAME, configOf(SI_KI_PI, { boxes: 2 }))).toEqual([
      ['1/initial', 'initial'],
      ['1/bonus:player', 'bonus'],
      ['1/bonus:dealer', 'bonus'],
      ['2/initial', 'initial'],
      ['2/bonus:player', 'bonus'],
      ['2/bonus:dealer', 'bonus'],
    ]);
    const { rules } = cardTable({}).state();
    assert(rules !== null, 'The table is configured.');
    const isBet = (text: string) => siKiPiTable.isBet(text, rules);
    expect(['1/initial', '12/bonus:player', '99/bonus:dealer'].map(isBet)).toEqual([
      true,
      true,
      true,
    ]);
    const none = ['initial', '0/initial', '01/initial', 'x/initial', '1/small', '1/initial/1', ''];
    expect(none.filter(isBet)).toEqual([]);
    expect(siKiPiTable.layoutReasons(rules)[0]).toBe('rws-si-ki-pi-v2#2.1.1');
    expect(siKiPiTable.boxesOf(rules.config)).toBe(7);
  });

  test('names a bet and its box, and no bet of another game', () => {
    expect(siKiPiTable.betWords('3/bonus:dealer', null)).toBe(
      "Bonus on the Dealer's Hand of box 3",
    );
    expect(siKiPiTable.betWords('small', null)).toBeNull();
  });

  test('has no result to be put right, no felt to be lit, and nothing to be fitted', () => {
    const { rules } = cardTable({}).state();
    assert(rules !== null, 'The table is configured.');
    expect(siKiPiTable.layoutOf(rules)).toBeNull();
    expect(siKiPiTable.equipping(rules, 'manual')).toEqual([]);
    expect(siKiPiTable.liabilityOf('1/initial', money(1000), rules)).toBe(0);
    expect(siKiPiTable.isCounted?.('initial')).toBe(true);
  });
});

describe('a round of cards', () => {
  test('waits longer for hands after the table has stood still, where it waits at all', () => {
    const timed = cardTable({ [ANN]: 1 }, { arrangingSeconds: 20 });
    betting(timed, { [ANN]: { '1/initial': 1000 } });
    timed.give(dealer, { type: 'CloseBets' });
    timed.give(dealer, { type: 'Deal', deck: DECK });
    const until = () => timed.state().round?.play.cards?.arrangeBy;
    const before = until();
    timed.give(dealer, { type: 'PauseTable', reason: 'A lamp is out.' });
    timed.wait(299);
    timed.give(dealer, { type: 'ResumeTable' });
    expect(before).toBeDefined();
    expect(until()).toBe((before ?? 0) + 300_000);
    const { stoodStill } = siKiPiTable.round;
    const untimed = fullTable().state().round?.play;
    assert(untimed !== undefined, 'Cards are dealt.');
    expect(stoodStill?.(untimed, 5)).toBe(untimed);
  });

  test('knows from the close on who has an initial bet in which box, in the order of betting', () => {
    const journal = betting(cardTable({ [ANN]: null, [BEN]: 2, [CAT]: 1 }), {
      [CAT]: { '5/initial': 500, '1/initial': 500 },
      [ANN]: { '1/initial': 1000, '1/bonus:player': 500 },
      [BEN]: { '5/bonus:dealer': 500, '2/initial': 500 },
    });
    const bettors = () => journal.state().round?.play.boxes.bettors;
    expect(bettors()).toEqual([]);
    journal.give(dealer, { type: 'CloseBets' });
    expect(bettors()).toEqual([
      { box: 5, terminal: CAT },
      { box: 1, terminal: CAT },
      { box: 1, terminal: ANN },
      { box: 2, terminal: BEN },
    ]);
  });

  test('[rws-si-ki-pi-v2#I-H13] notes once that a player has turned the own cards over', () => {
    const journal = fullTable();
    const exposes = () =>
      only(journal.give(dealer, report('player-exposes-own-cards', 2)), 'CardsSeen');
    expect(exposes()).toEqual([{ type: 'CardsSeen', box: 2, because: ['rws-si-ki-pi-v2#I-H13'] }]);
    expect(exposes()).toEqual([]);
    // Where nobody says at which box, nobody is known to have looked.
    expect(only(journal.give(dealer, report('player-exposes-own-cards')), 'CardsSeen')).toEqual([]);
    expect(only(journal.give(dealer, report('single-card-exposed', 1)), 'CardsSeen')).toEqual([]);
  });
});

describe('what a scenario says in a word', () => {
  const { deal, showdown } = siKiPiTable.steps;

  test('is read as cards, or as nothing but the word', () => {
    expect(deal?.read(' As Kd  Th 9c | 9s 9h ')).toEqual(['As', 'Kd', 'Th', '9c', '|', '9s', '9h']);
    expect(deal?.read(7)).toBeNull();
    expect(showdown?.read(null)).toBe(true);
    expect(showdown?.read('now')).toBeNull();
  });

  test('is what the dealer does then', () => {
    const state = cardTable({}).state();
    const orders = (moves: ReturnType<NonNullable<typeof deal>['moves']> = []) =>
      moves.map((move) => ('order' in move ? move.order(state) : move));
    expect(orders(deal?.moves(['As']))).toEqual([
      { reach: 'closed' },
      { type: 'Deal', fields: { deck: ['As'] } },
    ]);
    expect(orders(showdown?.moves(true))).toEqual([
      { type: 'EndArranging', fields: {} },
      { reach: 'idle' },
    ]);
  });

  test('leaves the rest of the deck unsaid, and bars between hands count for nothing', () => {
    const deck = ['9c', '|', '2s'];
    const { deck: whole } = siKiPiTable.completed({ type: 'Deal', fields: { deck } });
    assert(Array.isArray(whole), 'It is a deck.');
    expect(whole.slice(0, 3)).toEqual(['9c', '2s', 'As']);
    expect(whole.toSorted()).toEqual([...DECK].toSorted());
    for (const other of [
      { type: 'Deal', fields: {} },
      { type: 'EndArranging', fields: { deck } },
    ] as const) {
      expect(siKiPiTable.completed(other)).toEqual(other.fields);
    }
  });

  test("leaves the dealer's setting to the House Way, and every other step to whoever says it", () => {
    const step = (name: 'set-dealer-hand' | 'deal') => {
      const found = rwsSiKiPiV2.procedure.steps.find((each) => each.step === name);
      assert(found !== undefined, 'It is a step of the procedure.');
      return found;
    };
    const state = fullTable().state();
    expect(siKiPiTable.knownStep(state, step('set-dealer-hand'))).toEqual({
      type: 'SetDealerHand',
      fields: { low: 'Qc Jh', high: 'Kd 2s' },
    });
    expect(siKiPiTable.knownStep(state, step('deal'))).toBeNull();
    expect(siKiPiTable.knownStep(cardTable({}).state(), step('set-dealer-hand'))).toBeNull();
    expect(siKiPiTable.seating(ANN, 3)).toEqual({
      type: 'TakeBox',
      fields: { terminal: ANN, box: 3 },
    });
  });

  test('plays two rounds dry at one box: pairs for both, and nothing for either', () => {
    const rounds = siKiPiTable.dryRounds(['initial', 'bonus:player']);
    expect(rounds).toHaveLength(2);
    for (const { decides, seats, bets, when } of rounds) {
      expect({ decides, seats, bets }).toEqual({
        decides: 'settle-initial',
        seats: { A: 1 },
        bets: ['1/initial', '1/bonus:player'],
      });
      expect(when).toEqual([{ deal: expect.any(String) }, { A: 'house way box 1' }, 'showdown']);
    }
    const ranks = rounds.map(({ title }) =>
      title
        .replace('a dry round on ', '')
        .split(' | ')
        .map((cards) => new Set(cards.split(' ').map((card) => card[0])).size),
    );
    expect(ranks).toEqual([
      [3, 3],
      [4, 4],
    ]);
  });
});

test('what has been settled early is what the initial bets came to', () => {
  const play = fullTable().state().round?.play;
  assert(play !== undefined && play.cards !== null, 'Cards are dealt.');
  const round: Pick<Round, 'play'> = { play };
  expect(siKiPiTable.settledEarly(round)).toEqual([]);
  const settled = [{ terminal: ANN, lines: [], staked: money(0), returned: money(0) }];
  const cards = { ...play.cards, initialSettled: settled };
  expect(siKiPiTable.settledEarly({ play: { ...play, cards } })).toBe(settled);
  expect(siKiPiTable.settledEarly({ play: { ...play, cards: null } })).toEqual([]);
});
