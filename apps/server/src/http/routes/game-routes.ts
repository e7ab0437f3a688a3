import { READING_SWITCHES } from '@baize/game';
import { type HouseLibrary, mechanicOf } from '@baize/house/library';
import { gameBody, gameQuery, gamesBody } from '@baize/protocol/http';
import type { GameEntry } from '@baize/rulebooks';
import { layoutsIn, type PlayedGame, type TableRules } from '@baize/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiPlugin } from '../context.ts';
import { gameOf, gameText } from '../games/game-body.ts';
import { rulebookBody } from '../games/rulebook-body.ts';
import { refuse } from '../refuse.ts';
import { NO_TABLE, tableParams } from './table-params.ts';

/** What can be played, as the documents have it and as a table prints it. */
export const gameRoutes: ApiPlugin = (api, { deps }) => {
  const tags = ['games'];
  const open = { tags, security: [] };
  const { library } = deps;
  const { games, findGame } = library;

  api.get(
    '/games',
    { schema: { summary: 'Every game that can be played', ...open, response: { 200: gamesBody } } },
    () => ({ games: games.map((entry) => listGame(entry, library)) }),
  );

  api.get(
    '/games/*',
    {
      schema: {
        summary: 'A game: its areas, prices, chances and exact edges',
        ...open,
        params: z.strictObject({ '*': z.string() }),
        querystring: gameQuery,
        response: { 200: gameBody },
      },
    },
    (request, reply) => {
      const rules = deps.tables.get(request.query.table ?? '')?.state().rules;
      const printed = rules ? gameAt(rules, request.params['*']) : null;
      if (printed) return sendGame(printed, library, request, reply);
      const found = findGame(request.params['*'].replace('~', '/'));
      if (!found.ok) return refuse(reply, 404, { ...found.error, field: 'game' });
      return sendGame(gameOf(found.value, library), library, request, reply);
    },
  );

  api.get(
    '/tables/:table/game',
    {
      schema: {
        summary: 'The game a table plays, at the prices it prints',
        ...open,
        params: tableParams,
        response: { 200: gameBody },
      },
    },
    (request, reply) => {
      const rules = deps.tables.get(request.params.table)?.state().rules;
      if (!rules) return refuse(reply, 404, NO_TABLE);
      return sendGame(rules.game, library, request, reply);
    },
  );
};

/** A game as the terminals of a table play it; null where none of them does. */
function gameAt(rules: TableRules, id: string): PlayedGame | null {
  return layoutsIn(rules).find(({ game }) => game.id === id)?.game ?? null;
}

function sendGame(
  game: PlayedGame,
  library: HouseLibrary,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { text, etag } = gameText(game, library);
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}

function listGame(entry: GameEntry, library: HouseLibrary) {
  const { id, book } = entry;
  const game = gameOf(entry, library);
  const sheet = mechanicOf(library, book).sheetOf(game);
  const isBoxed = 'boxes' in sheet;
  return {
    game: id,
    title: sheet.title,
    rulebook: rulebookBody(book),
    unit: game.unit,
    mechanic: book.mechanic,
    layout: isBoxed ? null : sheet.layout,
    areas: isBoxed ? sheet.bets.length : sheet.areas.length,
    kinds: [...new Set((isBoxed ? sheet.bets : sheet.areas).map(({ kind }) => kind))],
    readings: openReadings(book),
    prices: (mechanicOf(library, book).housePrices?.(entry) ?? []).map(({ on, ...row }) => ({
      ...row,
      ...(on && { on: [...on] }),
    })),
  };
}

/** Interpretations of a book that a house may choose otherwise. */
function openReadings({ id, interpretations }: GameEntry['book']) {
  return Object.entries(interpretations).flatMap(([name, each]) =>
    each.switch
      ? [
          {
            id: each.switch,
            because: [`${id}#${name}`] as const,
            choices: [...READING_SWITCHES[each.switch]],
          },
        ]
      : [],
  );
}
