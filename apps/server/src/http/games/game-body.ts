import { createHash } from 'node:crypto';
import { fractionText } from '@baize/exact';
import { type HouseLibrary, mechanicOf } from '@baize/house/library';
import { chancesOf, mathematicsOf } from '@baize/house/mathematics';
import type { Arranged, ArrangedOutcomes } from '@baize/math';
import type { GameBody } from '@baize/protocol/http';
import type { GameEntry } from '@baize/rulebooks';
import type { PlayedGame, SheetBet } from '@baize/table';
import { rulebookBody } from './rulebook-body.ts';

/** A game as JSON, with the tag a client may ask by next time. */
export interface GameText {
  readonly text: string;
  readonly etag: string;
}

/** A game as its document has it. */
export function gameOf(entry: GameEntry, library: HouseLibrary): PlayedGame {
  const known = GAMES.get(entry);
  if (known) return known;
  const game = mechanicOf(library, entry.book).printed(entry);
  GAMES.set(entry, game);
  return game;
}

const GAMES = new WeakMap<GameEntry, PlayedGame>();

/** Judging every area on every result takes a while; the same game is written once. */
export function gameText(game: PlayedGame, library: HouseLibrary): GameText {
  const known = TEXTS.get(game);
  if (known) return known;
  const text = JSON.stringify(gameBodyOf(game, library));
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const written = { text, etag };
  TEXTS.set(game, written);
  return written;
}

const TEXTS = new WeakMap<PlayedGame, GameText>();

/** What is printed of a game, with how often each bet wins and what it costs. */
function gameBodyOf(game: PlayedGame, library: HouseLibrary): GameBody {
  const sheet = mechanicOf(library, game).sheetOf(game);
  const chances = chancesOf(library, game);
  const figuresOf = (bet: string) => {
    const { hit, edge } = chances.get(bet) ?? {};
    return { chance: hit ? fractionText(hit) : null, edge: edge ? fractionText(edge) : null };
  };
  const body = {
    game: game.id,
    title: sheet.title,
    rulebook: rulebookBody(game.book),
    unit: game.unit,
    mechanic: game.mechanic,
  };
  if ('boxes' in sheet) {
    // How cards are set decides what their bets cost, which only the solver of a game knows.
    const arranged = mathematicsOf(library, game).arranged?.(game);
    const bets = sheet.bets.map((bet) => ({
      ...betBody(bet),
      ...figuresOf(bet.bet),
      arranged: arrangedBody(arranged?.get(bet.bet)),
    }));
    return { ...body, layout: null, boxes: sheet.boxes, bets };
  }
  const { layout, cite, canvas, areas, captions } = sheet;
  return {
    ...body,
    layout,
    cite,
    canvas,
    areas: areas.map((area) => {
      const { chance, edge } = figuresOf(area.bet);
      const { x, y, width, height } = area;
      return { ...betBody(area), chance: chance ?? '0', edge: edge ?? '0', x, y, width, height };
    }),
    captions: captions.map(({ at, size, ...said }) => ({ at: [...at], size: [...size], ...said })),
  };
}

function betBody({ bet, kind, name, wins, prices }: SheetBet) {
  return {
    bet,
    kind,
    name,
    wins,
    prices: prices.map(({ printed, odds, because }) => ({ printed, odds, because })),
  };
}

/** What a bet costs depends on how the player sets the cards: by the House Way, or as well as can be. */
function arrangedBody(arranged: Arranged | undefined) {
  if (!arranged) return null;
  return { houseWay: outcomesBody(arranged.houseWay), best: outcomesBody(arranged.best) };
}

function outcomesBody({ win, standOff, lose, edge }: ArrangedOutcomes) {
  return {
    win: fractionText(win),
    standOff: fractionText(standOff),
    lose: fractionText(lose),
    edge: fractionText(edge),
  };
}
