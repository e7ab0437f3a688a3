import { ok } from '@baize/exact';
import { type Because, READING_IDS, readingOf } from '@baize/game';
import { requestApproval } from '../approvals/approval.ts';
import { DUAL_CONTROL } from '../approvals/dual-control.ts';
import type { Authority } from '../authority/actor.ts';
import type { CommandEnvelope } from '../command.ts';
import type { Case, Decision } from '../decision.ts';
import { LIBRARY } from '../library.ts';
import { floorRule, refuse } from '../refusal.ts';

import type { TableState } from '../state.ts';
import { checkConfig } from './check-config.ts';
import type { TableConfig } from './table-config.ts';

export function configureTable({ command, state, envelope }: Case<'ConfigureTable'>): Decision {
  return configure(command.config, state, envelope);
}

/** Sets a table up; once it is, other prices or readings need a second person. */
export function configure(
  config: TableConfig,
  state: TableState,
  envelope: CommandEnvelope,
): Decision {
  const checked = checkConfig(config, state[LIBRARY]);
  if (!checked.ok) {
    const { field, message, because = floorRule('configured') } = checked.error;
    return refuse('configuration-invalid', message, because, { field });
  }
  const { rules } = state;
  const present = rules?.config;
  if (present && present.table !== config.table) {
    const message = `This is table ${present.table}.`;
    return refuse('configuration-invalid', message, floorRule('configured'), { field: 'table' });
  }
  const because: Because = [...floorRule('configured'), ...checked.value.layoutPerTerminal];
  if (!rules || hasSamePrices(rules.config, config)) {
    return ok([{ type: 'TableConfigured', config, because }]);
  }
  return ok([requestApproval({ envelope, rules }, { kind: 'change-prices', config })]);
}

/** Who has to agree to another configuration; null where whoever sets it needs nobody. */
export function secondPersonFor(present: TableConfig, wanted: TableConfig): Authority | null {
  return hasSamePrices(present, wanted) ? null : DUAL_CONTROL['change-prices'].agrees;
}

function hasSamePrices(one: TableConfig, other: TableConfig): boolean {
  // A terminal that has another layout from now on has other prices.
  const layouts = (config: TableConfig) =>
    config.layouts?.map(({ game, houseTable, terminals }) => [game, houseTable, terminals]);
  const prices = (config: TableConfig) => {
    const { game, readings, houseTable } = config;
    // A reading left out is its default, whether or not somebody wrote it down.
    const answers = READING_IDS.map((id) => readingOf(readings, id));
    return JSON.stringify([game, answers, houseTable, layouts(config)]);
  };
  return prices(one) === prices(other);
}

export function openTable({ state, rules }: Case<'OpenTable'>): Decision {
  if (state.isOpen) return ok([]);
  const problem = rules.mechanic.equipment?.openingProblem?.(state, rules);
  if (problem) return problem;
  const reasons = rules.procedure.inspection?.opening.because ?? [];
  const [own] = floorRule('open-table');
  return ok([{ type: 'TableOpened', because: [own, ...reasons] }]);
}

export function closeTable({ state }: Case<'CloseTable'>): Decision {
  if (!state.isOpen) return ok([]);
  return ok([{ type: 'TableClosed', because: floorRule('open-table') }]);
}

export function pauseTable({ command, state }: Case<'PauseTable'>): Decision {
  if (state.paused) return ok([]);
  return ok([{ type: 'TablePaused', reason: command.reason, because: floorRule('pause') }]);
}

/** Nobody loses the time in which the table stood still: what ends by itself ends later by as much. */
export function resumeTable({ state, envelope }: Case<'ResumeTable'>): Decision {
  if (!state.paused) return ok([]);
  const { since } = state.paused;
  const still = state.round && since !== undefined ? Math.max(0, envelope.at - since) : 0;
  const stoodStill = still > 0 ? { stoodStill: still } : {};
  return ok([{ type: 'TableResumed', ...stoodStill, because: floorRule('pause') }]);
}

export function releaseTable({ state }: Case<'ReleaseTable'>): Decision {
  if (!state.suspended) return ok([]);
  return ok([{ type: 'TableReleased', because: state.suspended.because }]);
}
