import { SHIPPED } from '@baize/house';
import { gameBody, gameQuery, gamesBody } from '@baize/protocol/http';
import type { GameEntry } from '@baize/rulebooks';
import { layoutsIn, type TableRules } from '@baize/table';
import { areasOf } from '@baize/three-dice';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiPlugin } from '../context.ts';
import { type Game, gameOf, gameText } from '../games/game-body.ts';
import { rulebookBody } from '../games/rulebook-body.ts';
import { refuse } from '../refuse.ts';
import { NO_TABLE, tableParams } from './table-params.ts';

/** What can be played, as the documents have it and as a table prints it. */
export const gameRoutes: ApiPlugin = (api, { deps }) => {
  const tags = ['games'];
  const open = { tags, security: [] };
  const { games, findGame } = deps.library ?? SHIPPED;

  api.get(
    '/games',
    { schema: { summary: 'Every game that can be played', ...open, response: { 200: gamesBody } } },
    () => ({ games: games.map(listGame) }),
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
      const { table } = request.query;
      const rules = table === undefined ? null : deps.tables.get(table)?.state().rules;
      const printed = rules ? gameAt(rules, request.params['*']) : null;
      if (printed) return sendGame(printed, request, reply);
      const found = findGame(request.params['*'].replace('~', '/'));
      if (!found.ok) return refuse(reply, 404, { ...found.error, field: 'game' });
      return sendGame(gameOf(found.value), request, reply);
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
      return sendGame(rules.game, request, reply);
    },
  );
};

/** A game as the terminals of a table play it; null where none of them does. */
function gameAt(rules: TableRules, id: string): Game | null {
  return layoutsIn(rules).find(({ game }) => game.id === id)?.game ?? null;
}

function sendGame(game: Game, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { text, etag } = gameText(game);
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}

function listGame(entry: GameEntry) {
  const { id, book, layout } = entry;
  const { unit } = gameOf(entry);
  return {
    game: id,
    title: layout?.title ?? book.title,
    rulebook: rulebookBody(book),
    unit,
    mechanic: book.mechanic,
    layout: layout?.id ?? null,
    areas: layout ? areasOf(layout).length : 3,
  };
}
