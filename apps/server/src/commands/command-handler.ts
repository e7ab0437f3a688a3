import { performance } from 'node:perf_hooks';
import type { DoMessage } from '@baize/protocol';
import type { Actor } from '@baize/table';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';
import type { AuditTrail } from '../people/audit.ts';
import type { Principal } from '../people/sessions.ts';
import type { RunningTable, Trace } from '../tables/running-table.ts';
import { type Performed, perform } from './perform.ts';
import type { Preparing } from './prepare-command.ts';

export interface CommandHandlerOptions extends Preparing {
  readonly audit: AuditTrail;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** By terminal: when somebody last gave a command there. Noted before it is performed: somebody is there. */
  readonly touched?: Pick<Map<string, number>, 'set'> | undefined;
  /** Told of every refusal: some of them are news for others than who is answered. */
  readonly onRefused?: ((refused: Refused) => void) | undefined;
}

/** A command that a table has refused. */
export interface Refused {
  readonly table: RunningTable;
  readonly actor: Actor;
  readonly command: Given['command'];
  readonly code: string;
}

/** Who calls: the principal that proved itself, the actor it is at the table, the address it speaks from. */
export interface Caller {
  readonly principal: Principal;
  readonly actor: Actor;
  readonly address: string;
}

export type Given = Pick<DoMessage, 'op' | 'round' | 'command'>;

/** Performs a command that came by socket or by HTTP, counts it and puts it on record. */
export type CommandHandler = (
  caller: Caller,
  table: RunningTable,
  given: Given,
) => Promise<Performed>;

export function createCommandHandler(options: CommandHandlerOptions): CommandHandler {
  const { metrics, audit } = options;
  return (caller, table, given) => {
    const start = performance.now();
    if (caller.actor.kind === 'terminal') options.touched?.set(caller.actor.id, options.now());
    const trace = traceOf(options, caller, table, given);
    return perform(options, table, caller.actor, given, trace).then(({ answer, isOnRecord }) => {
      const outcome = outcomeOf(answer);
      metrics.answered(given.command.type, outcome, (performance.now() - start) / 1000);
      if (answer.type === 'refused') {
        const { actor } = caller;
        options.onRefused?.({ table, actor, command: given.command, code: outcome });
      }
      logCommand(options.log, caller, table, given, outcome);
      // What was accepted is on record with what came of it; the rest is recorded before it is answered.
      if (!trace || isOnRecord) return answer;
      return audit.record({ ...trace, outcome }).then(() => answer);
    });
  };
}

/**
 * The journal has every bet with its terminal; where that terminal speaks from was recorded when it
 * connected. What people and devices do is recorded one by one.
 */
function traceOf(
  { now }: Pick<CommandHandlerOptions, 'now'>,
  { principal: by, address }: Caller,
  table: RunningTable,
  { op, command }: Given,
): Trace | undefined {
  if (by.kind === 'terminal') return undefined;
  const action = `command:${command.type}`;
  return { at: now(), by, address, action, subject: table.id, op };
}

function logCommand(
  log: Logger,
  caller: Caller,
  table: RunningTable,
  given: Given,
  outcome: string,
): void {
  const level = outcome === 'accepted' ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  const { op, command } = given;
  const round = given.round ?? table.state().round?.id;
  const by = caller.principal.id;
  log[level]({ table: table.id, round, op, by, command: command.type, outcome }, 'command');
}

function outcomeOf(answer: Performed): string {
  switch (answer.type) {
    case 'refused':
      return answer.refusal.code;
    case 'unavailable':
      return answer.code;
    default:
      return answer.type;
  }
}
