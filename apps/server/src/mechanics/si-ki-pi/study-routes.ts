import { fractionText, subtract, ZERO } from '@baize/exact';
import { roundId } from '@baize/protocol';
import { type StudyBody, studyBody } from '@baize/protocol/http';
import { boxSetting, cardsText, isSameSetting, type SiKiPiGame } from '@baize/si-ki-pi';
import { type AdvisedArrangement, advise } from '@baize/si-ki-pi/mathematics';
import type { ConcludedRound, TableState } from '@baize/table';
import { z } from 'zod';
import type { ApiContext, ApiPlugin } from '../../http/context.ts';
import { allowOnly, principalOf } from '../../http/gate.ts';
import { refuse } from '../../http/refuse.ts';
import { hasStudyAid } from '../../http/routes/floor-routes.ts';

/** What a player may learn of a round of cards when it is over: what each way to arrange was worth. */
export const studyRoutes: ApiPlugin = (api, { deps }) => {
  api.get(
    '/terminals/me/study/:round',
    {
      schema: {
        summary: 'What each way to arrange the own cards of a round was worth',
        tags: ['terminals'],
        params: z.strictObject({ round: roundId }),
        response: { 200: studyBody },
      },
      preHandler: allowOnly('player'),
    },
    (request, reply) => {
      const { id: terminal } = principalOf(request);
      const { round } = request.params;
      const found = findPlayed(deps, round, terminal);
      return found ? reply.send(studyOf(round, found)) : refuse(reply, 404, NOTHING_TO_STUDY);
    },
  );
};

const NOTHING_TO_STUDY = {
  code: 'unknown-round',
  message: 'There is no such round of cards to study, or the floor shows no study aid.',
  field: 'round',
} as const;

type PlayedHand = NonNullable<ConcludedRound['play']['cards']>['hands'][number];

interface Played {
  readonly game: SiKiPiGame;
  /** The hands this terminal had an initial bet on. */
  readonly hands: readonly PlayedHand[];
}

/** A round that is over, with its cards open to everybody; nothing is said of one that goes on. */
function findPlayed(
  { tables, floor }: ApiContext['deps'],
  round: string,
  terminal: string,
): Played | null {
  for (const table of tables.list()) {
    const state = table.state();
    const concluded = state.concluded.get(round);
    const presentation = floor.presentation(table.id);
    if (!concluded || !presentation || !hasStudyAid(state, presentation)) continue;
    const game = gameOfRound(state, concluded);
    return game && { game, hands: handsOf(concluded, terminal) };
  }
  return null;
}

/** The game by which it was played; a table that plays another by now says nothing of it. */
function gameOfRound({ rules }: TableState, { config }: ConcludedRound): SiKiPiGame | null {
  if (rules === null || config.game !== rules.config.game) return null;
  return 'houseWay' in rules.game ? rules.game : null;
}

function handsOf(
  { play: { cards }, closed }: ConcludedRound,
  terminal: string,
): readonly PlayedHand[] {
  if (!cards?.dealerSetting) return [];
  const own = closed.find((each) => each.terminal === terminal)?.stakes ?? [];
  return cards.hands.filter(
    ({ box, setting, isWithdrawn }) =>
      setting !== null && !isWithdrawn && own.some(({ bet }) => bet === `${box}/initial`),
  );
}

function studyOf(round: string, { game, hands }: Played): StudyBody {
  return { round, boxes: hands.flatMap((hand) => boxStudy(hand, game)) };
}

function boxStudy({ box, cards, setting }: PlayedHand, game: SiKiPiGame): StudyBody['boxes'] {
  const advice = advise(game, cards);
  if (!setting || !advice.ok) return [];
  const { arrangements, dealerHands } = advice.value;
  const chosen = boxSetting(cards, setting, game);
  const own = arrangements.find((each) => isSameSetting(each, chosen));
  const [best] = arrangements;
  const cost = own ? subtract(best.value, own.value) : ZERO;
  const ways = arrangements.map((each) => wayBody(each, each === own));
  return [{ box, cards: cardsText(cards), dealerHands, ways, cost: fractionText(cost) }];
}

function wayBody(
  { low, high, win, standOff, lose, value, isHouseWay }: AdvisedArrangement,
  isChosen: boolean,
): StudyBody['boxes'][number]['ways'][number] {
  const worth = { win, standOff, lose, value: fractionText(value) };
  return { low: cardsText(low), high: cardsText(high), ...worth, isHouseWay, isChosen };
}
