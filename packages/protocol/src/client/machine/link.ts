import { VERSION } from '../../messages/version.ts';
import { type EndReason, type Input, isOpen, type Machine, type Step, still } from './machine.ts';
import { abandonAll, markAsked, sendAgain } from './operations.ts';
import { refresh } from './streams.ts';
import { retryDelay } from './timing.ts';

export function connect(machine: Machine, connection: number, attempt: number, now: number): Step {
  return {
    machine: { ...machine, link: { status: 'connecting', connection, attempt, since: now } },
    effects: [{ type: 'connect', connection }],
  };
}

export function open(machine: Machine, connection: number, now: number): Step {
  const { link, table, role } = machine;
  if (link.status !== 'connecting' || link.connection !== connection) return still(machine);
  const { attempt } = link;
  return {
    machine: {
      ...machine,
      link: { status: 'greeting', connection, attempt, since: now, heardAt: now, pingedAt: now },
      refreshedAt: null,
    },
    effects: [
      { type: 'send', message: { v: VERSION, type: 'hello', table, as: role } },
      { type: 'send', message: { v: VERSION, type: 'ping', sent: now } },
    ],
  };
}

/** With the first snapshot of a connection the client is live, and attempts count anew. */
export function greet(machine: Machine): Machine {
  const { link } = machine;
  if (link.status !== 'greeting') return machine;
  const { connection, heardAt, pingedAt } = link;
  return { ...machine, link: { status: 'live', connection, attempt: 0, heardAt, pingedAt } };
}

/** The line is gone; the view stays, and another attempt is due in a while. */
export function lose(
  machine: Machine,
  { connection, random, now }: Omit<Extract<Input, { type: 'closed' }>, 'type'>,
): Step {
  const { link, timing } = machine;
  if (!('connection' in link) || link.connection !== connection) return still(machine);
  if (link.status === 'waiting') return still(machine);
  const { attempt } = link;
  const retryAt = now + retryDelay(timing, attempt, random);
  return still({
    ...machine,
    link: { status: 'waiting', connection, attempt: attempt + 1, retryAt },
    refreshedAt: null,
    pending: markAsked(machine.pending),
  });
}

export function end(machine: Machine, reason: EndReason): Step {
  if (machine.link.status === 'ended') return still(machine);
  const { machine: next, effects } = abandonAll(machine);
  return {
    machine: { ...next, link: { status: 'ended', reason } },
    effects: [...effects, { type: 'disconnect' }],
  };
}

export function tick(machine: Machine, { random, now }: Extract<Input, { type: 'tick' }>): Step {
  const { link } = machine;
  switch (link.status) {
    case 'idle':
    case 'ended':
      return still(machine);
    case 'waiting':
      if (now < link.retryAt) return still(machine);
      return connect(machine, link.connection + 1, link.attempt, now);
    default: {
      if (!isDead(machine, now)) return keepAlive(machine, now);
      const { machine: next } = lose(machine, { connection: link.connection, random, now });
      return { machine: next, effects: [{ type: 'disconnect' }] };
    }
  }
}

/** Nothing has been heard for too long, or the other end speaks and shows no table. */
function isDead({ link, timing }: Machine, now: number): boolean {
  if ('since' in link && now - link.since >= timing.dead) return true;
  return isOpen(link) && now - link.heardAt >= timing.dead;
}

/** What keeps an open connection going: pings, and everything unanswered once more. */
function keepAlive(machine: Machine, now: number): Step {
  const { link, timing, refreshedAt } = machine;
  if (!isOpen(link)) return still(machine);
  const isPingDue = now - link.pingedAt >= timing.ping;
  const pinged = isPingDue ? { ...machine, link: { ...link, pingedAt: now } } : machine;
  const isRefreshDue = refreshedAt !== null && now - refreshedAt >= timing.resend;
  const fresh = isRefreshDue ? refresh({ ...pinged, refreshedAt: null }, now) : still(pinged);
  const again = sendAgain(fresh.machine, now);
  const ping = { type: 'send', message: { v: VERSION, type: 'ping', sent: now } } as const;
  return {
    machine: again.machine,
    effects: [...(isPingDue ? [ping] : []), ...fresh.effects, ...again.effects],
  };
}
