import { type Actor, type Authority, roleOf, type StaffRole } from '../../authority/actor.ts';
import { type Command, commandsOf } from '../../commands/registry.ts';
import { itemsOf } from '../../evolve/persistent.ts';
import { LIBRARY } from '../../library.ts';
import type { Scene } from '../../plausible/scene.ts';
import { among, oneIn, type Source } from '../../plausible/source.ts';

export const staff = (id: string, position: StaffRole, actingAs?: StaffRole): Actor => ({
  kind: 'staff',
  id,
  position,
  ...(actingAs ? { actingAs } : {}),
});

const SYSTEM: Actor = { kind: 'system' };
const DEVICE: Actor = { kind: 'device', id: 'tumbler' };

/** Whoever works on the floor; some act in another's position. */
const STAFF: readonly Actor[] = [
  staff('dealer-1', 'dealer'),
  staff('dealer-2', 'dealer'),
  staff('supervisor-1', 'pit-supervisor'),
  staff('supervisor-2', 'dealer', 'pit-supervisor'),
  staff('manager-1', 'pit-manager'),
  staff('manager-2', 'pit-manager'),
  staff('shift-1', 'shift-manager'),
  staff('shift-2', 'pit-manager', 'shift-manager'),
  staff('shift-3', 'shift-manager'),
  staff('cashier-1', 'cashier'),
  staff('technician-1', 'technician'),
  staff('auditor-1', 'auditor'),
];

/** Managers who hold their position themselves: not every book lets others stand in for them. */
const APPROVERS = STAFF.filter(
  (actor) =>
    actor.kind === 'staff' && actor.position === roleOf(actor) && /manager/.test(actor.position),
);

/** Who could give a command: usually somebody who may, now and then anybody at all. */
export function whoGives(source: Source, command: Command, scene: Scene, mistakes: number): Actor {
  if (mistakes > 0 && oneIn(source, mistakes)) return anybody(source, scene);
  const { mode, resultSource } = scene.state.rules?.config ?? {};
  const { by, bringsResult } = commandsOf(scene.state[LIBRARY]).entries[command.type];
  if (bringsResult) {
    const byDevice = resultSource === 'device' || resultSource === 'dealer-and-device';
    if (byDevice && (resultSource === 'device' || oneIn(source, 2))) return DEVICE;
    return pickPosition(source, 'dealer');
  }
  if (command.type === 'ApproveRequest') return approver(source, command.request, scene);
  const fitting = by.filter((each) => each !== 'system' || mode === 'automatic');
  // The one named first is the one who usually does it.
  const authority = among(source, oneIn(source, 4) ? fitting : fitting.slice(0, 1));
  return holder(source, authority, command, scene);
}

function holder(source: Source, authority: Authority, command: Command, scene: Scene): Actor {
  if (authority === 'player') return { kind: 'terminal', id: playerOf(source, command, scene) };
  if (authority === 'system') return SYSTEM;
  if (authority === 'device') return DEVICE;
  return pickPosition(source, authority);
}

/** A command for a terminal is its player's; of others the mechanic may know whose they are. */
function playerOf(source: Source, command: Command, { state }: Scene): string {
  if ('terminal' in command && typeof command.terminal === 'string') return command.terminal;
  const own = state.rules?.mechanic.simulated.playerOf(command, state);
  if (own !== undefined) return own;
  const [first = 'nobody', ...others] = [...itemsOf(state.terminals)].map(({ id }) => id);
  return among(source, [first, ...others]);
}

/** Somebody of rank, and now and then whoever asked. */
function approver(source: Source, request: string, { state }: Scene): Actor {
  const asked = state.approvals.get(request)?.requestedBy;
  if (asked && oneIn(source, 6)) return asked;
  const others = APPROVERS.filter((actor) => JSON.stringify(actor) !== JSON.stringify(asked));
  return among(source, others);
}

function pickPosition(source: Source, role: StaffRole): Actor {
  return among(
    source,
    STAFF.filter((actor) => roleOf(actor) === role),
  );
}

function anybody(source: Source, { floor }: Scene): Actor {
  const players = floor.terminals.map((id): Actor => ({ kind: 'terminal', id }));
  return among(source, [...STAFF, ...players, DEVICE, SYSTEM]);
}
