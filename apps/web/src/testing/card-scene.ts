import { fractionText, money } from '@baize/exact';
import { oddsOf, toBilingual } from '@baize/game';
import type { BoxGameBody } from '@baize/protocol/client';
import { findGame } from '@baize/rulebooks';
import { DECK, SI_KI_PI_BETS, siKiPiBetName, siKiPiGame } from '@baize/si-ki-pi';
import { analyzeBonus, solveGame } from '@baize/si-ki-pi/mathematics';
import { TERMINAL } from './rounds.ts';
import {
  configFor,
  createScriptedTable,
  type ScriptedTable,
  staff,
  terminal,
} from './scripted/scripted-table.ts';

export const CARD_GAME = 'rws-si-ki-pi-v2';

const dealer = staff('dealer');

/** The round every picture of the card screens shows; box 4 is free, box 6 has nobody seated. */
const DEALT: Readonly<Record<number, string>> = {
  1: 'Ad Ts 5d 4h',
  2: 'Ks 9s 9h 7h',
  3: 'Kc 8s 8h 2d',
  5: 'Qc 7s 7c 3h',
  6: 'Jc Td 6h 3s',
  7: 'As Ac 6s 4d',
};
const DEALER_HAND = 'Qd Jh 9c 6d';

const SEATED: Readonly<Record<number, string>> = { 1: 'P2', 2: 'P1', 5: 'P3', 7: 'P4' };

/** An open table of seven boxes with four people at it, and a terminal that has bought credit. */
export function openCardTable(boxes = 7): ScriptedTable {
  const table = createScriptedTable();
  const config = configFor(CARD_GAME, {
    limits: {
      default: { minimum: money(500), maximum: money(20_000) },
      kinds: { initial: { minimum: money(2_500), maximum: money(200_000) } },
    },
    bettingSeconds: 600,
    arrangingSeconds: 600,
    boxes,
  });
  table.give(staff('pit-manager'), { type: 'ConfigureTable', config });
  table.give(staff('pit-supervisor'), { type: 'OpenTable' });
  for (const id of [TERMINAL, 'P1', 'P2', 'P3', 'P4', 'P9']) {
    table.give(terminal(id), {
      type: 'SeatTerminal',
      terminal: id,
      credit: money(0),
      seatedAt: null,
    });
    table.give(dealer, { type: 'BuyCredit', terminal: id, amount: money(182_500) });
  }
  for (const [box, id] of Object.entries(SEATED)) {
    if (Number(box) <= boxes) {
      table.give(terminal(id), { type: 'TakeBox', terminal: id, box: Number(box) });
    }
  }
  return table;
}

export function sitDown(table: ScriptedTable, box = 3): void {
  table.give(terminal(TERMINAL), { type: 'TakeBox', terminal: TERMINAL, box });
}

export function openCardBets(table: ScriptedTable): void {
  table.give(dealer, { type: 'OpenBets' });
}

function place(table: ScriptedTable, id: string, bet: string, stake: number): void {
  table.give(terminal(id), { type: 'PlaceBet', terminal: id, bet, stake: money(stake) });
}

/** Everybody bets on the own box, one backs box 6, and the own bets are those of the pictures. */
export function placeOwnBets(table: ScriptedTable): void {
  place(table, TERMINAL, '3/initial', 10_000);
  place(table, TERMINAL, '3/bonus:player', 2_500);
  place(table, TERMINAL, '3/bonus:dealer', 1_000);
  place(table, TERMINAL, '5/initial', 5_000);
}

export function placeOthersBets(table: ScriptedTable): void {
  for (const [box, id] of Object.entries(SEATED)) place(table, id, `${box}/initial`, 5_000);
  place(table, 'P9', '6/initial', 2_500);
  place(table, 'P9', '1/initial', 2_500);
}

/** Closes the bets and deals the hands of the pictures to whichever boxes have one. */
export function dealCards(table: ScriptedTable): void {
  table.give(dealer, { type: 'CloseBets' });
  const played = new Set(
    table
      .state()
      .round?.closed?.flatMap(({ stakes }) => stakes.map(({ bet }) => Number.parseInt(bet, 10))),
  );
  const boxes = Object.entries(DEALT).filter(([box]) => played.has(Number(box)));
  const named = [...boxes.map(([, hand]) => hand), DEALER_HAND].flatMap((hand) => hand.split(' '));
  const rest = DECK.filter((card) => !named.includes(card));
  table.give(dealer, { type: 'Deal', deck: [...named, ...rest] });
}

export function putDown(table: ScriptedTable, id: string, box: number): void {
  table.give(terminal(id), { type: 'LookAtCards', box });
  table.give(terminal(id), { type: 'RequestHouseWay', box });
}

export function expose(table: ScriptedTable, box: number): void {
  const incident = 'player-cards-exposed-unseen';
  table.give(dealer, { type: 'ReportIncident', incident, box });
}

/** Whoever still arranges is set by the House Way, and the dealer turns four cards. */
export function turnDealer(table: ScriptedTable): void {
  table.give(dealer, { type: 'EndArranging' });
  table.give(dealer, { type: 'SetDealerHand', low: 'Jh 6d', high: 'Qd 9c' });
}

export function settleCards(table: ScriptedTable): void {
  table.give(dealer, { type: 'SettleInitial' });
  table.give(dealer, { type: 'SettleBonus' });
}

/** What a server would say about the card game, for tests that need no server. */
export function cardSheet(): BoxGameBody {
  const found = findGame(CARD_GAME);
  if (!found.ok || found.value.book.mechanic !== 'si-ki-pi') throw new Error('No card game.');
  const { book } = found.value;
  const game = siKiPiGame(book);
  const { houseWay, optimal } = solveGame(game);
  const { hit, edge } = analyzeBonus(game);
  const price = (pays: string, cite: string) => ({
    printed: pays,
    odds: fractionText(oddsOf(pays)),
    because: [cite] as never,
  });
  const outcomes = ({ win, standOff, lose, edge: kept }: typeof houseWay) => ({
    win: fractionText(win),
    standOff: fractionText(standOff),
    lose: fractionText(lose),
    edge: fractionText(kept),
  });
  return {
    game: game.id,
    title: book.title,
    rulebook: {
      id: book.id,
      title: book.title,
      operator: null,
      version: book.version,
      effectiveFrom: book.effectiveFrom,
    },
    unit: game.unit,
    mechanic: 'si-ki-pi',
    layout: null,
    boxes: { default: book.table.boxes.default, most: book.table.boxes.maximum },
    bets: SI_KI_PI_BETS.map((bet) => {
      const isInitial = bet === 'initial';
      const { initial, bonus } = book.table;
      return {
        bet,
        kind: isInitial ? 'initial' : 'bonus',
        name: toBilingual(siKiPiBetName(bet)),
        wins: { en: 'both your hands beat the two of the dealer', zh: '两手牌均胜过庄家' },
        prices: isInitial
          ? [price(initial.pays, initial.cite)]
          : bonus.rows.map(({ pays }) => price(pays, bonus.cite)),
        chance: isInitial ? null : fractionText(hit),
        edge: isInitial ? null : fractionText(edge),
        arranged: isInitial ? { houseWay: outcomes(houseWay), best: outcomes(optimal) } : null,
      };
    }),
  };
}
