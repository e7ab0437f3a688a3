import { type Money, minus, NOTHING, plus, scale, total } from '@baize/exact';
import {
  limitsPreviewBody,
  limitsRequest,
  type OutcomeBody,
  outcomeBody,
  outcomeQuery,
} from '@baize/protocol/http';
import { stakesByLayout, type TableState } from '@baize/table';
import { type Roll, verdictOn } from '@baize/three-dice';
import type { ApiPlugin } from '../../http/context.ts';
import { only } from '../../http/gate.ts';
import { refuse } from '../../http/refuse.ts';
import { NO_TABLE, tableParams } from '../../http/routes/table-params.ts';
import { enumerableGame, limitsPreview } from './limits-preview.ts';

const tags = ['tables'];

/** What the pit asks before something happens. */
export const pitRoutes: ApiPlugin = (api, { deps }) => {
  api.get(
    '/tables/:table/outcome',
    {
      schema: {
        summary: 'What one result would pay of the stakes at risk now',
        tags,
        params: tableParams,
        querystring: outcomeQuery,
        response: { 200: outcomeBody },
      },
      preHandler: only('pit-supervisor', 'auditor'),
    },
    (request, reply) => {
      const table = deps.tables.get(request.params.table);
      if (!table) return refuse(reply, 404, NO_TABLE);
      const outcome = outcomeOf(table.state(), rollIn(request.query.dice));
      return outcome ? reply.send(outcome) : refuse(reply, 409, NO_DICE);
    },
  );

  api.post(
    '/tables/:table/limits/preview',
    {
      schema: {
        summary: 'What other limits would mean, before anybody sets them',
        tags,
        params: tableParams,
        body: limitsRequest,
        response: { 200: limitsPreviewBody },
      },
      preHandler: only('pit-supervisor', 'auditor'),
    },
    (request, reply) => {
      const rules = deps.tables.get(request.params.table)?.state().rules;
      if (!rules) return refuse(reply, 404, NO_TABLE);
      return reply.send(limitsPreview(rules, request.body, deps.library));
    },
  );
};

/** The schema has seen that these are three faces. */
function rollIn(text: string): Roll {
  return [...text].map(Number) as unknown as Roll;
}

const NO_DICE = {
  code: 'no-round',
  message: 'No dice will decide anything here now.',
  field: 'table',
};

/** Which areas a result would pay, from the stakes at risk now; null where no dice decide. */
function outcomeOf(state: TableState, dice: Roll): OutcomeBody | null {
  if (!state.round || !state.rules || !enumerableGame(state.rules)) return null;
  const judged = stakesByLayout(state).flatMap(({ rules, stakes }) =>
    [...stakes].flatMap(([bet, stake]) => {
      const wager = enumerableGame(rules)?.wagerOf.get(bet);
      return wager && stake > 0 ? [{ bet, stake, odds: verdictOn(wager, dice).odds }] : [];
    }),
  );
  // A bet that wins at the prices of several layouts is one area.
  const won = new Map<string, OutcomeBody['wins'][number]>();
  for (const { bet, stake, odds } of judged) {
    if (odds === null) continue;
    const before = won.get(bet) ?? { bet, stake: NOTHING, pays: NOTHING };
    const pays = plus(before.pays, scale(stake, odds));
    won.set(bet, { bet, stake: plus(before.stake, stake), pays });
  }
  const wins = [...won.values()];
  const lost: readonly Money[] = judged.flatMap(({ stake, odds }) =>
    odds === null ? [stake] : [],
  );
  const pays = total(wins.map((each) => each.pays));
  const collects = total([NOTHING, ...lost]);
  return { dice: [...dice], wins, pays, collects, net: minus(collects, pays) };
}
