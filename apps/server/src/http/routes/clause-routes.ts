import { bookOf, type Citation, clauseOf } from '@baize/game';
import type { HouseLibrary } from '@baize/house/library';
import { citation } from '@baize/protocol';
import { type ClauseBody, clauseBody } from '@baize/protocol/http';
import { floorRuleText } from '@baize/table';
import { z } from 'zod';
import type { ApiPlugin } from '../context.ts';
import { refuse } from '../refuse.ts';

/** What a citation asks, in our words: a screen shows it beside every decision. */
export const clauseRoutes: ApiPlugin = (api, { deps }) => {
  const { library } = deps;
  api.get(
    '/clauses/:citation',
    {
      schema: {
        summary: 'What a citation asks, in our words',
        tags: ['games'],
        security: [],
        params: z.strictObject({ citation }),
        response: { 200: clauseBody },
      },
    },
    (request, reply) => {
      const found = clauseFor(request.params.citation, library);
      if (!found) return refuse(reply, 404, UNKNOWN);
      return reply.header('cache-control', 'public, max-age=3600').send(found);
    },
  );
};

const UNKNOWN = {
  code: 'unknown-citation',
  message: 'This citation leads nowhere.',
  field: 'citation',
};

function clauseFor(cited: Citation, library: HouseLibrary): ClauseBody | null {
  const rulebook = bookOf(cited);
  const clause = clauseOf(cited);
  const text = floorRuleText(cited);
  if (text !== null) return { kind: 'floor-rule', citation: cited, rulebook, says: text, clause };
  const found = library.findClause(cited);
  if (!found) return null;
  const { title } = found.book;
  const where = { citation: cited, rulebook, title, clause };
  if (found.type === 'clause') {
    return { kind: 'clause', ...where, says: found.clause.says, asks: found.clause.kind };
  }
  const { says, why, status, reads } = found.interpretation;
  return { kind: 'interpretation', ...where, says, why, status, reads: [...reads] };
}
