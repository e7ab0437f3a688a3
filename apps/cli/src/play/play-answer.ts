import { err, ok, type Result } from '@baize/exact';
import {
  type Actor,
  auditorView,
  can,
  dealerView,
  displayView,
  factsOf,
  type Play,
  pitView,
  plainState,
  playCommand,
  playerView,
  type Request,
} from '@baize/table';
import { type LineError, problem } from '../json-lines/line-error.ts';
import type { PlayRequest } from './play-request.ts';
import type { PlayedAnswer } from './played-answer.ts';

/** What a line was answered, and the table it leaves behind. */
export type PlayAnswer = { readonly play: Play } & (
  | { readonly order: PlayedAnswer }
  | { readonly shown: Readonly<Record<string, unknown>> }
);

export function answerTo(request: PlayRequest, play: Play): Result<PlayAnswer, LineError> {
  const { state, clock } = play;
  switch (request.ask) {
    case 'order':
      return answerCommand(request.request, play);
    case 'wait': {
      const at = clock + request.milliseconds;
      return ok({ play: { ...play, clock: at }, shown: { at } });
    }
    case 'state':
      return ok({ play, shown: { state: plainState(state) } });
    case 'facts':
      return ok({ play, shown: { facts: factsOf(state) } });
    case 'display':
      return ok({ play, shown: { display: displayView(state) } });
    case 'view':
      return ok({ play, shown: { view: viewOf(request.by, play) } });
    case 'can':
      return ok({ play, shown: { can: can(request.by, request.command, state, clock) } });
  }
}

/** A command that means nothing is a bad line: nobody at a table could have given it. */
function answerCommand(request: Request, play: Play): Result<PlayAnswer, LineError> {
  const order = playCommand(play, request);
  const { answer } = order;
  if (answer.type !== 'refused' || answer.refusal.code !== 'malformed-command') {
    return ok({ play: order.play, order });
  }
  const { message, field, because } = answer.refusal;
  const place = field === undefined ? 'command' : `command.${field}`;
  return err(problem('malformed-command', place, message, { because }));
}

function viewOf(by: Actor, { state, clock }: Play): unknown {
  if (by.kind === 'terminal') return playerView(state, by.id, clock);
  if (by.kind !== 'staff') return displayView(state);
  switch (by.actingAs ?? by.position) {
    case 'dealer':
      return dealerView(state, by, clock);
    case 'pit-supervisor':
    case 'pit-manager':
    case 'shift-manager':
    case 'casino-manager':
      return pitView(state, by, clock);
    default:
      return auditorView(state);
  }
}
