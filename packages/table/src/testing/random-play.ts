import { money, NOTHING } from '@baize/exact';
import { INCIDENTS } from '@baize/game';
import { DECK } from '@baize/si-ki-pi';
import type { Face, Roll } from '@baize/three-dice';
import fc from 'fast-check';
import type { Actor } from '../authority/actor.ts';
import type { Command } from '../command.ts';
import type { TableState } from '../state.ts';
import { ANN, at, BEN, CAT, dealer, pitManager, shiftManager, supervisor } from './floor.ts';
import type { Journal } from './journal.ts';
import { anyKnownBets } from './random-known-bets.ts';

/** Somebody tries something; whether it is accepted is for the table to say. */
export interface Attempt {
  readonly by: Actor;
  readonly command: (state: TableState) => Command;
  /** Seconds that pass before it; below zero where somebody has set the clock back. */
  readonly after?: number;
}

const anyTerminal = fc.constantFrom(ANN, BEN, CAT);
const anyFace = fc.constantFrom<Face>(1, 2, 3, 4, 5, 6);
const anyRoll: fc.Arbitrary<Roll> = fc.tuple(anyFace, anyFace, anyFace);
const anyStake = fc.integer({ min: 4, max: 40 }).map((units) => money(units * 100));
const anyBox = fc.integer({ min: 1, max: 4 });
/** Few areas, so that players meet on them and limits are reached. */
const anyArea = fc.nat({ max: 11 });

function areaIn({ rules }: TableState, index: number): string {
  const areas = rules?.areas ?? [];
  return areas[index % areas.length] ?? 'small';
}

const anyBet: fc.Arbitrary<Attempt> = fc
  .tuple(anyTerminal, anyArea, anyStake, fc.constantFrom('place', 'record', 'withdraw'))
  .map(([terminal, area, stake, what]) => ({
    by: what === 'record' ? dealer : at(terminal),
    command: (state) => {
      const bet = areaIn(state, area);
      if (what === 'withdraw') return { type: 'WithdrawBet', terminal, bet, stake: null };
      return { type: what === 'record' ? 'RecordBet' : 'PlaceBet', terminal, bet, stake };
    },
  }));

const anyChange: fc.Arbitrary<Attempt> = fc
  .tuple(anyTerminal, fc.constantFrom('UndoBets', 'ClearBets', 'DoubleBets', 'RepeatBets'))
  .map(([terminal, type]) => ({ by: at(terminal), command: () => ({ type, terminal }) }));

const anyStep: fc.Arbitrary<Attempt> = fc
  .tuple(
    anyRoll,
    fc.integer({ min: 2, max: 9 }),
    fc.shuffledSubarray([...DECK], { minLength: DECK.length }),
  )
  .chain(([dice, tumbles, deck]) =>
    fc
      .constantFrom<Command>(
        { type: 'OpenBets' },
        { type: 'CloseBets' },
        { type: 'Tumble', tumbles },
        { type: 'Uncover' },
        { type: 'RegisterResult', dice, flat: true },
        { type: 'CollectLosers' },
        { type: 'PayWinners' },
        { type: 'ClearLights' },
        { type: 'Deal', deck },
        { type: 'EndArranging' },
        { type: 'SettleInitial' },
        { type: 'SettleBonus' },
      )
      .map((command) => ({ by: dealer, command: () => command })),
  );

/** The step the procedure is waiting for, so that rounds get somewhere. */
const nextStep: fc.Arbitrary<Attempt> = fc
  .tuple(anyRoll, fc.shuffledSubarray([...DECK], { minLength: DECK.length }))
  .map(([dice, deck]) => ({
    by: dealer,
    command: (state): Command => {
      const { phase } = state.round ?? { phase: 'idle' };
      const isCovered = state.rules?.procedure.covered ?? false;
      const isManual = state.equipment.shaker === 'manual';
      switch (phase) {
        case 'idle':
          return isCovered ? { type: 'Tumble', tumbles: 3 } : { type: 'OpenBets' };
        case 'covered':
          return { type: 'OpenBets' };
        case 'betting':
          return { type: 'CloseBets' };
        case 'closed':
          if (state.rules?.game.mechanic === 'si-ki-pi') return { type: 'Deal', deck };
          return isCovered ? { type: 'Uncover' } : { type: 'Tumble', tumbles: 3 };
        case 'tumbled':
          return isManual ? { type: 'Uncover' } : { type: 'RegisterResult', dice, flat: true };
        case 'uncovered':
          return { type: 'RegisterResult', dice, flat: true };
        case 'dealt':
          return dealerSets(state);
        case 'dealer-set':
          return { type: 'SettleInitial' };
        case 'resulted':
          return state.round?.play.cards ? { type: 'SettleBonus' } : { type: 'CollectLosers' };
        case 'collected':
          return { type: 'PayWinners' };
        case 'paid':
          return { type: 'ClearLights' };
      }
    },
  }));

/** First whatever is not put down yet, then the dealer's cards in any two and two. */
function dealerSets({ round }: TableState): Command {
  const isWaiting = round?.play.cards?.hands.some((hand) => !hand.setting && !hand.isWithdrawn);
  if (isWaiting) return { type: 'EndArranging' };
  const cards = round?.play.cards?.dealer ?? [];
  const [low, high] = [cards.slice(0, 2).join(' '), cards.slice(2).join(' ')];
  return { type: 'SetDealerHand', low, high };
}

/** Mostly everybody keeps to a box of their own, so that there are hands to look at. */
const anyPlace = anyTerminal.chain((terminal) => {
  const own = [ANN, BEN, CAT].indexOf(terminal) + 1;
  const box = fc.oneof({ arbitrary: fc.constant(own), weight: 5 }, anyBox);
  return fc.tuple(fc.constant(terminal), box, fc.boolean());
});

const anyMove: fc.Arbitrary<Attempt> = anyPlace.chain(([terminal, box, withdraw]) =>
  fc
    .constantFrom<Command>(
      { type: 'TakeBox', terminal, box },
      { type: 'LeaveBox', terminal },
      { type: 'LookAtCards', box },
      { type: 'RequestHouseWay', box },
      { type: 'AnswerWithdrawal', box, withdraw },
      { type: 'GiveTip', terminal, amount: money(100) },
    )
    .map((command) => ({ by: at(terminal), command: () => command })),
);

const anyTrouble: fc.Arbitrary<Attempt> = fc
  .tuple(fc.constantFrom(...INCIDENTS), anyRoll, fc.nat({ max: 5 }), anyBox, fc.boolean())
  .map(([incident, dice, back, box, names]) => ({
    by: supervisor,
    command: (state) => {
      const round = [...state.concluded.keys()].at(-1 - back);
      return {
        type: 'ReportIncident',
        incident,
        dice,
        box,
        supervisor: 'S-Tan',
        readable: [dice[0], null, dice[2]],
        ...(names && round !== undefined ? { rounds: [round] } : {}),
      };
    },
  }));

/** A round that is over turns out to have been wrong. */
const anyMistake: fc.Arbitrary<Attempt> = fc
  .tuple(
    fc.constantFrom('wrong-result-registered' as const, 'dice-damaged' as const),
    anyRoll,
    fc.nat({ max: 2 }),
  )
  .map(([incident, dice, back]) => ({
    by: supervisor,
    command: ({ concluded, round }) => {
      const all = [...concluded.keys(), ...(round?.settled ? [round.id] : [])];
      const rounds = all.slice(-1 - back, all.length - back);
      return { type: 'ReportIncident', incident, dice, rounds };
    },
  }));

const anyAnswer: fc.Arbitrary<Attempt> = fc
  .tuple(fc.constantFrom(pitManager, shiftManager), fc.boolean())
  .map(([by, isMatter]) => ({
    by: isMatter ? shiftManager : by,
    command: (state): Command => {
      const [request = ''] = state.approvals.keys();
      const [matter = ''] = state.matters.keys();
      if (!isMatter) return { type: 'ApproveRequest', request };
      return { type: 'DecideMatter', matter, reason: 'it must go on.', effect: 'void-round' };
    },
  }));

/** People come and go, things fail and come back, and somebody decides what no clause does. */
const anyComing: fc.Arbitrary<Attempt> = fc
  .tuple(anyTerminal, anyArea, anyStake, anyRoll, fc.nat({ max: 10 }))
  .map(([terminal, area, amount, dice, what]) => ({
    by: what < 3 ? at(terminal) : what < 8 ? shiftManager : dealer,
    command: (state): Command => {
      const [round = ''] = [...state.concluded.keys()].slice(-1);
      const reason = 'Nobody knows.';
      switch (what) {
        case 0:
        case 1:
          return { type: 'EndVisit', terminal };
        case 2:
          return { type: 'ReleaseTerminal', terminal };
        case 3:
          return { type: 'DecideRound', round, effect: 'void-round', reason };
        case 4:
          return { type: 'DecideRound', round, effect: 'settle-by-dice', dice, reason };
        case 5:
          return { type: 'DecideBet', round, terminal, bet: areaIn(state, area), reason };
        case 6:
          return { type: 'DecideAmount', terminal, effect: 'collect', amount, reason };
        case 7:
          return { type: 'ReturnToService', what: 'terminal', terminal, reason };
        case 8:
          return { type: 'TakeOutOfService', what: 'terminal', terminal, reason };
        case 9:
          return { type: 'BuyCredit', terminal, amount };
        default:
          return { type: 'SeatTerminal', terminal, credit: NOTHING, seatedAt: null };
      }
    },
  }));

/** What brings a table to the call for bets, whatever comes first; there it has no effect. */
const towardsBetting: Attempt = {
  by: dealer,
  command: ({ round, rules }) =>
    round === null && rules?.procedure.covered
      ? { type: 'Tumble', tumbles: 3 }
      : { type: 'OpenBets' },
};

/** A round with bets that meet, and anything else anywhere in between. */
const anyRound: fc.Arbitrary<readonly Attempt[]> = fc
  .record({
    seats: fc.array(anyMove, { maxLength: 3 }),
    bets: fc.array(fc.oneof({ arbitrary: anyBet, weight: 4 }, anyChange), { maxLength: 12 }),
    steps: fc.array(
      fc.oneof(
        { arbitrary: nextStep, weight: 8 },
        { arbitrary: anyMove, weight: 3 },
        { arbitrary: anyTrouble, weight: 1 },
        { arbitrary: anyStep, weight: 1 },
      ),
      { minLength: 3, maxLength: 14 },
    ),
    afterwards: fc.array(fc.oneof(anyMistake, anyAnswer), { maxLength: 3 }),
  })
  .map(({ seats, bets, steps, afterwards }) => [
    ...seats,
    towardsBetting,
    towardsBetting,
    ...bets,
    ...steps,
    ...afterwards,
  ]);

export const anyPlay: fc.Arbitrary<readonly Attempt[]> = fc
  .array(anyRound, { minLength: 1, maxLength: 6 })
  .map((rounds) => rounds.flat());

/** A round with two irregularities, people who leave before it is corrected, and a clock that is set back. */
const anyTroubledRound: fc.Arbitrary<readonly Attempt[]> = fc
  .record({
    seats: fc.array(anyMove, { maxLength: 2 }),
    bets: fc.array(anyBet, { minLength: 2, maxLength: 6 }),
    before: fc.array(nextStep, { maxLength: 3 }),
    first: anyTrouble,
    between: fc.array(nextStep, { maxLength: 3 }),
    second: anyTrouble,
    known: fc.oneof(fc.constant([]), anyKnownBets),
    after: fc.array(nextStep, { minLength: 2, maxLength: 7 }),
    left: fc.array(anyComing, { minLength: 1, maxLength: 5 }),
    mistake: anyMistake,
    answers: fc.array(fc.oneof(anyAnswer, anyComing), { minLength: 1, maxLength: 4 }),
    back: fc.integer({ min: -7200, max: 0 }),
  })
  .map(({ seats, bets, known, after, left, mistake, answers, back, ...round }) => [
    ...[...seats, towardsBetting, towardsBetting, ...bets],
    ...[...round.before, round.first, ...round.between, { ...round.second, after: back }],
    ...[...known, ...after, ...left, mistake, ...answers],
  ]);

export const anyTroubledPlay: fc.Arbitrary<readonly Attempt[]> = fc
  .array(anyTroubledRound, { minLength: 1, maxLength: 4 })
  .map((rounds) => rounds.flat());

/** Tries everything in order, and looks at the table after each attempt. */
export function playAttempts(
  journal: Journal,
  attempts: readonly Attempt[],
  look: (journal: Journal) => void = () => {},
): Journal {
  for (const { by, command, after = 0 } of attempts) {
    journal.wait(after);
    journal.ask(by, command(journal.state()));
    look(journal);
  }
  return journal;
}
