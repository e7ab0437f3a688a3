import { assert } from '@baize/exact';
import { type Command, type CommandType, commandsOf } from '../../commands/registry.ts';
import { LIBRARY } from '../../library.ts';
import { amount, matter, reason, request, terminal } from '../../well-formed/field-shapes.ts';
import { parseCommand } from '../../well-formed/parse-command.ts';
import type { Shape } from '../../well-formed/shape.ts';
import type { Scene } from '../scene.ts';
import type { Source } from '../source.ts';
import { BETTING } from './betting.ts';
import { someAmount, someCommitment, someKey, someReason, someTerminal } from './details.ts';
import { HOUSE } from './house.ts';
import { IRREGULARITIES } from './irregularities.ts';
import type { Plausible } from './plausible.ts';
import { SESSION } from './session.ts';

const TOLD_APART: Plausible = {
  ...HOUSE,
  ...SESSION,
  ...BETTING,
  OpenBets: (source, scene) => ({ type: 'OpenBets', ...someCommitment(source, scene) }),
  ...IRREGULARITIES,
};

/** What a field may hold at this table, by its shape. */
const FIELDS: ReadonlyMap<Shape, (source: Source, scene: Scene) => unknown> = new Map<
  Shape,
  (source: Source, scene: Scene) => unknown
>([
  [terminal, someTerminal],
  [amount, someAmount],
  [reason, someReason],
  [request, (source, { state }) => someKey(source, state.approvals)],
  [matter, (source, { state }) => someKey(source, state.matters)],
]);

/** A command of this type as somebody at this table might give it. */
export function plausibleCommand(type: CommandType, source: Source, scene: Scene): Command {
  const { mechanics } = scene.state[LIBRARY];
  const own = mechanics.map(({ simulated }) => simulated.commands[type]).find(Boolean);
  const toldApart = TOLD_APART[type] ?? own;
  if (toldApart) return toldApart(source, scene);
  const { fields, sample } = commandsOf(scene.state[LIBRARY]).entries[type];
  const made = Object.entries(fields).map(([name, shape]) => {
    const some = FIELDS.get(shape);
    return [name, some ? some(source, scene) : sample[name]];
  });
  const command = parseCommand({ type, ...Object.fromEntries(made) }, scene.state[LIBRARY]);
  assert(command.ok, `A made up ${type} is in order.`);
  return command.value;
}
