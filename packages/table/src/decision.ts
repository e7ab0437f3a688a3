import type { Result } from '@baize/exact';
import type { Command, CommandEnvelope, CommandType } from './command.ts';
import type { TableRules } from './configuration/table-rules.ts';
import type { TableEvent } from './event.ts';
import type { Refusal } from './refusal.ts';
import type { Round, TableState } from './state.ts';

export type Decision = Result<readonly TableEvent[], Refusal>;

type CommandOf<Type extends CommandType> = Extract<Command, { type: Type }>;

interface CaseOf<C extends Command> {
  readonly envelope: CommandEnvelope;
  readonly command: C;
  readonly state: TableState;
  readonly rules: TableRules;
}

/** A command with what the guard has established about it. */
export type Case<Type extends CommandType = CommandType> = CaseOf<CommandOf<Type>>;

/** A case in which a round is known to be in progress. */
export type RoundCase<Type extends CommandType = CommandType> = Case<Type> & {
  readonly round: Round;
};

/** Who decides about which command. A new command breaks the build until somebody does. */
export type Deciders<Type extends CommandType = CommandType> = {
  readonly [Each in Type]: (given: Case<Each>) => Decision;
};
