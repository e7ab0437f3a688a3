import type { WireCommand } from '../commands/wire-command.ts';
import type { WireAnswer } from '../messages/answer.ts';
import type { FaultCode } from '../messages/server-message.ts';

/** A command on its way. Its id makes it the same operation however often it is sent. */
export interface Operation {
  readonly op: string;
  readonly table: string;
  /** The round it is meant for; the server takes it for no other. */
  readonly round?: string;
  readonly command: WireCommand;
  /** By the clock of the client. */
  readonly madeAt: number;
  /** Sent again until it is answered: what its answer carries can be had nowhere else. The caller stores it. */
  readonly untilAnswered?: true;
}

/** What became of an operation, as far as it can be known. */
export type Outcome =
  | { readonly type: 'answered'; readonly answer: WireAnswer }
  /** It stands; the answer itself was lost with a connection. */
  | { readonly type: 'registered' }
  /** The server has not registered it, and it is not sent again. */
  | { readonly type: 'not-registered' }
  | {
      readonly type: 'fault';
      readonly code: FaultCode;
      readonly message: string;
      readonly field?: string;
    }
  /** The client was closed first: whether it stands has to be asked again. */
  | { readonly type: 'ended' };
