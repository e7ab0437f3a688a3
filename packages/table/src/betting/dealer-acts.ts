import { larger, minus, NOTHING, ok } from '@baize/exact';
import { type Because, because, type Procedure, ruleOf } from '@baize/game';
import type { Case, Decision, RoundCase } from '../decision.ts';
import { standingOf } from '../irregularities/incident-phases.ts';
import type { Standing } from '../mechanic.ts';
import { floorRule, refuse } from '../refusal.ts';
import type { TableState } from '../state.ts';
import { findSeated } from '../terminal/terminal.ts';
import { areaFor, minimumOf, stakeOn } from './place-bet.ts';

/** The dealer says that what a document asks for at this point has been done. */
export function recordAct({ command, state, rules }: Case<'RecordAct'>): Decision {
  const { act, note = null } = command;
  const acts = (rules.procedure.acts ?? []).filter((each) => each.act === act);
  if (acts.length === 0) {
    return refuse(
      'not-in-this-game',
      'This rulebook asks for no such act.',
      floorRule('this-game'),
    );
  }
  const standing = standingOf(state);
  const { phase } = standing;
  const now = acts.find((each) => isAtHand(each, standing));
  if (!now) {
    const message = 'It is not the moment for that.';
    return refuse('wrong-phase', message, floorRule('order-of-play'), { phase, field: 'act' });
  }
  const round = state.round?.id ?? null;
  return ok([{ type: 'ActRecorded', act, note, round, because: because(...now.because) }]);
}

type NamedAct = NonNullable<Procedure['acts']>[number];

function isAtHand({ in: phases, shaker }: NamedAct, standing: Standing): boolean {
  return phases.includes(standing.phase) && (shaker === undefined || shaker === standing.shaker);
}

/** An act that the rulebook asks for at this step. */
export interface ActAtHand {
  readonly act: string;
  readonly isRecorded: boolean;
  readonly because: Because;
}

export function actsAtHand(state: TableState): readonly ActAtHand[] {
  const standing = standingOf(state);
  const acts: readonly NamedAct[] = state.rules?.procedure.acts ?? [];
  return acts
    .filter((each) => isAtHand(each, standing))
    .map(({ act, because: [first, ...others] }) => ({
      act,
      isRecorded: state.acts.includes(act),
      because: because(first, ...others),
    }));
}

/** A player is told of a bet below the minimum, and raises or withdraws it, or it stands. */
export function adviseMinimum({
  command,
  state,
  rules,
  round,
}: RoundCase<'AdviseMinimum'>): Decision {
  const found = stakeOf(command, state, rules);
  if (!found.ok) return found;
  const { area, stake } = found.value;
  const { minimum } = rules.limits[area] ?? rules.config.limits.default;
  const reasons = ruleOf(rules.stakeRules, 'below-minimum-advised');
  const isOfBox = minimumOf(rules) === 'box-total';
  if ((isOfBox ? (round.totals[area] ?? NOTHING) : stake) >= minimum) {
    const message = `The ${isOfBox ? 'box' : 'bet'} is not below the minimum of ${minimum}.`;
    return refuse('contradicts-record', message, reasons, { field: 'bet', amount: minimum });
  }
  const { terminal, bet } = command;
  return ok([{ type: 'MinimumAdvised', terminal, bet, stake, minimum, because: reasons }]);
}

/** What passes the maximum of a box or the Differential goes back before bets close. */
export function rejectExcess({
  command,
  state,
  rules,
  round,
}: RoundCase<'RejectExcess'>): Decision {
  const found = stakeOf(command, state, rules);
  if (!found.ok) return found;
  const { area, stake } = found.value;
  const { maximum } = rules.limits[area] ?? rules.config.limits.default;
  const placed = round.totals[area] ?? NOTHING;
  const other = rules.opposed[area] ?? null;
  const { differential } = rules.config;
  const overBox = larger(NOTHING, minus(placed, maximum));
  const apart =
    other === null || differential === null
      ? NOTHING
      : larger(NOTHING, minus(minus(placed, round.totals[other] ?? NOTHING), differential));
  const limit = overBox >= apart ? 'maximum' : 'differential';
  const reasons = ruleOf(
    rules.stakeRules,
    limit === 'maximum' ? 'stake-maximum' : 'differential',
    'excess-rejected',
  );
  const excess = larger(overBox, apart);
  const { terminal, bet, amount } = command;
  if (amount > excess || amount > stake) {
    const message = excess === 0 ? 'Nothing lies there in excess.' : `The excess is ${excess}.`;
    return refuse('contradicts-record', message, reasons, { field: 'amount', amount: excess });
  }
  if (amount % rules.config.unit !== 0) {
    const { unit } = rules.config;
    const message = `Stakes are multiples of ${unit}.`;
    return refuse('not-a-multiple-of-the-unit', message, ruleOf(rules.book, 'stake-unit'), {
      amount: unit,
    });
  }
  return ok([
    {
      type: 'BetsChanged',
      terminal,
      action: 'return',
      changes: [{ bet, from: stake, to: minus(stake, amount) }],
      rejected: [{ bet, amount, code: `above-${limit}`, because: reasons }],
      because: reasons,
    },
  ]);
}

function stakeOf(
  { terminal: id, bet }: { readonly terminal: string; readonly bet: string },
  state: Case['state'],
  rules: Case['rules'],
) {
  const terminal = findSeated(state, id);
  if (!terminal.ok) return terminal;
  const area = areaFor(bet, rules);
  if (!area.ok) return area;
  const stake = stakeOn(terminal.value, area.value);
  if (stake > 0) return ok({ area: area.value, stake });
  const message = 'There is no stake on that area.';
  return refuse('nothing-staked', message, ruleOf(rules.book, 'stake-minimum'), { field: 'bet' });
}
