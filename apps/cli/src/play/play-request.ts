import { err, ok, type Result } from '@baize/exact';
import {
  type Actor,
  type CommandType,
  commandsOf,
  draftOf,
  personOf,
  type Request,
  STAFF_ROLES,
  type TableLibrary,
} from '@baize/table';
import { isJsonObject, type JsonObject, unknownFieldIn } from '../json-lines/json-object.ts';
import { type LineError, problem } from '../json-lines/line-error.ts';
import { showValue } from '../json-lines/show-value.ts';

/** What one line of `baize play` asks for. */
export type PlayRequest =
  | { readonly ask: 'order'; readonly request: Request }
  | { readonly ask: 'wait'; readonly milliseconds: number }
  | { readonly ask: 'state' | 'facts' | 'display' }
  | { readonly ask: 'view'; readonly by: Actor }
  | { readonly ask: 'can'; readonly by: Actor; readonly command: CommandType };

type Parsed<T> = Result<T, LineError>;

/** The commands a line may name are those of the library the table plays by. */
export function parsePlayRequest(line: JsonObject, library: TableLibrary): Parsed<PlayRequest> {
  if (Object.hasOwn(line, 'show')) return parseQuery(line, library);
  if (Object.hasOwn(line, 'wait')) return parseWait(line);
  const unknown = unknownFieldIn(line, ['by', 'command', 'op', 'at', 'round', 'show', 'wait']);
  if (unknown) return err(unknown);
  const by = personIn(line);
  if (!by.ok) return by;
  const draft = draftIn(line, library);
  if (!draft.ok) return draft;
  const { op, at, round } = line;
  if (op !== undefined && (typeof op !== 'string' || op === '')) {
    return err(problem('wrong-type', 'op', `"op" is ${showValue(op)}; it must be a text.`));
  }
  if (at !== undefined && !isTime(at)) {
    return err(
      problem('wrong-type', 'at', `"at" is ${showValue(at)}; it is a time in milliseconds.`),
    );
  }
  if (round !== undefined && (typeof round !== 'string' || round === '')) {
    return err(
      problem('wrong-type', 'round', `"round" is ${showValue(round)}; it must be a text.`),
    );
  }
  const request = { by: by.value, draft: draft.value };
  return ok({
    ask: 'order',
    request: {
      ...request,
      ...(op === undefined ? {} : { op }),
      ...(at === undefined ? {} : { at }),
      ...(round === undefined ? {} : { round }),
    },
  });
}

function parseQuery(line: JsonObject, library: TableLibrary): Parsed<PlayRequest> {
  const unknown = unknownFieldIn(line, ['show', 'by', 'command']);
  if (unknown) return err(unknown);
  const { show, command } = line;
  if (show === 'state' || show === 'facts' || show === 'display') return ok({ ask: show });
  if (show !== 'view' && show !== 'can') {
    const message = `"show" is ${showValue(show)}; it is state, facts, display, view or can.`;
    return err(problem('wrong-type', 'show', message));
  }
  const by = personIn(line);
  if (!by.ok) return by;
  if (show === 'view') return ok({ ask: 'view', by: by.value });
  if (commandsOf(library).isType(command)) return ok({ ask: 'can', by: by.value, command });
  const message = `"command" is ${showValue(command)}; it must be the type of a command.`;
  return err(problem('unknown-command', 'command', message));
}

function parseWait(line: JsonObject): Parsed<PlayRequest> {
  const unknown = unknownFieldIn(line, ['wait']);
  if (unknown) return err(unknown);
  if (isTime(line.wait)) return ok({ ask: 'wait', milliseconds: line.wait });
  const message = `"wait" is ${showValue(line.wait)}; it is a number of milliseconds.`;
  return err(problem('wrong-type', 'wait', message));
}

function personIn(line: JsonObject): Parsed<Actor> {
  if (!Object.hasOwn(line, 'by')) return err(problem('missing-field', 'by', 'Say who acts: "by".'));
  const { by } = line;
  const person = typeof by === 'string' ? personOf(by) : isJsonObject(by) ? actorOf(by) : null;
  if (person) return ok(person);
  const message = `"by" is ${showValue(by)}; it is a terminal, a position such as ${STAFF_ROLES[0]}, or an actor.`;
  return err(problem('unknown-person', 'by', message));
}

function actorOf({ kind, id, position, actingAs }: JsonObject): Actor | null {
  if (kind === 'system') return { kind };
  if (typeof id !== 'string' || id === '') return null;
  if (kind === 'terminal' || kind === 'device') return { kind, id };
  const own = STAFF_ROLES.find((role) => role === position);
  const acting = STAFF_ROLES.find((role) => role === actingAs);
  if (kind !== 'staff' || !own || (actingAs !== undefined && !acting)) return null;
  return { kind, id, position: own, ...(acting ? { actingAs: acting } : {}) };
}

function draftIn(line: JsonObject, library: TableLibrary): Parsed<Request['draft']> {
  const { command } = line;
  if (command === undefined) {
    return err(problem('missing-field', 'command', 'The field "command" is missing.'));
  }
  if (isJsonObject(command)) {
    const { type, ...fields } = command;
    if (commandsOf(library).isType(type)) return ok({ type, fields });
    const message = `There is no command ${showValue(type)}.`;
    return err(problem('unknown-command', 'command.type', message));
  }
  const draft = typeof command === 'string' ? draftOf(command, library) : null;
  if (draft) return ok(draft);
  const message = `No command is said like ${showValue(command)}; docs/scenarios.md lists them.`;
  return err(problem('unknown-command', 'command', message));
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
