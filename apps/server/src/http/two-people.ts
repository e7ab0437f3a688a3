import { randomUUID } from 'node:crypto';
import { err, ok, type Result } from '@baize/exact';
import type { OfficeRequest } from '@baize/protocol/http';
import { DUAL_CONTROL, hasAuthority, type OfficeAct } from '@baize/table';
import type { FastifyRequest } from 'fastify';
import type { Registry } from '../people/registry.ts';
import { actorOf, type StaffPrincipal } from '../people/sessions.ts';
import { hasStanding, positionsFor } from '../people/standing.ts';
import type { ApiContext } from './context.ts';
import { staffOf } from './gate.ts';
import { onRecord } from './record.ts';
import { type ApiProblem, Refused } from './refuse.ts';

/** Long enough to find somebody, and over before the shift is. */
const MINUTES = 10;
/** Whoever asks for ever fills neither the memory of the floor nor the list of others: their own oldest request gives way. */
const MOST_BY_ONE = 5;

/** What somebody wants to do that one person alone may not. */
export interface Wanted<Done> {
  readonly act: OfficeAct;
  readonly subject: string;
  /** For the second person and for the record; never a secret. */
  readonly detail: Readonly<Record<string, string>>;
  /** Does it, on record as the act of whoever sends this request. */
  readonly carryOut: (by: FastifyRequest) => Promise<Result<Done, ApiProblem>>;
}

interface Asked extends Wanted<unknown> {
  readonly id: string;
  readonly askedBy: StaffPrincipal;
  readonly expiresAt: number;
}

/**
 * What waits for a second person in the office. It is kept by the process that was asked and nowhere
 * else: new passwords are never written down, and after a restart one asks again.
 */
export class OfficeRequests {
  readonly #now: () => number;
  readonly #waiting = new Map<string, Asked>();

  constructor(now: () => number) {
    this.#now = now;
  }

  add(wanted: Wanted<unknown>, askedBy: StaffPrincipal): Asked {
    const asked = {
      ...wanted,
      id: randomUUID(),
      askedBy,
      expiresAt: this.#now() + MINUTES * 60_000,
    };
    this.#waiting.set(asked.id, asked);
    const own = this.list().filter((each) => each.askedBy.id === askedBy.id);
    const [oldest] = own;
    if (own.length > MOST_BY_ONE && oldest) this.#waiting.delete(oldest.id);
    return asked;
  }

  list(): readonly Asked[] {
    for (const { id, expiresAt } of this.#waiting.values()) {
      if (expiresAt <= this.#now()) this.#waiting.delete(id);
    }
    return [...this.#waiting.values()];
  }

  find(id: string): Asked | undefined {
    return this.list().find((asked) => asked.id === id);
  }

  /** Whoever comes first has it: a request is answered once. */
  take(id: string): boolean {
    return this.#waiting.delete(id);
  }
}

/** Does something that needs two people, if nobody could agree yet; else puts it before one who can. */
export async function askSecondPerson<Done>(
  context: ApiContext,
  request: FastifyRequest,
  wanted: Wanted<Done>,
): Promise<Result<Done | { readonly request: OfficeRequest }, ApiProblem>> {
  const { act, subject, detail } = wanted;
  const by = staffOf(request);
  const actor = actorOf(by);
  const { asks } = DUAL_CONTROL[act];
  if (!actor || !asks.some((each) => hasAuthority(actor, each))) throw new Refused(403, NOT_YOURS);
  if (!(await somebodyCouldAgree(context.registry, act, by.id))) return wanted.carryOut(request);
  await onRecord(context, request, async () => [
    null,
    { action: `ask:${act}`, subject, outcome: 'asked', detail },
  ]);
  return ok({ request: requestBody(context.requests.add(wanted, by), by) });
}

/**
 * The first person of a floor has nobody to ask. Accounts that were closed count as well: dismissing
 * everybody else makes nobody the first again.
 */
async function somebodyCouldAgree(
  { database }: Registry,
  act: OfficeAct,
  self: string,
): Promise<boolean> {
  const { rows } = await database.query(
    `select 1 from staff where id <> $1
       and (position = any($2::text[]) or acting_positions && $2::text[]) limit 1`,
    [self, positionsFor([DUAL_CONTROL[act].agrees])],
  );
  return rows.length > 0;
}

/** Why somebody may not agree, or null. Who a request is about has no say in it. */
function agreeProblem(asked: Asked, by: StaffPrincipal): ApiProblem | null {
  const actor = actorOf(by);
  const { agrees } = DUAL_CONTROL[asked.act];
  if (!actor || !hasAuthority(actor, agrees)) {
    return { code: 'not-authorised', message: `This needs ${agrees} or above.` };
  }
  const isInvolved = by.id === asked.askedBy.id || by.id === asked.subject;
  return isInvolved ? { code: 'same-person', message: 'A second person must agree.' } : null;
}

/** What waits, for whom it concerns: who asked, whoever has the position to agree, and auditors. */
export function requestsFor(requests: OfficeRequests, by: StaffPrincipal): OfficeRequest[] {
  const actor = actorOf(by);
  const concerns = ({ act, askedBy }: Asked) =>
    askedBy.id === by.id ||
    by.position === 'auditor' ||
    (actor !== null && hasAuthority(actor, DUAL_CONTROL[act].agrees));
  return requests
    .list()
    .filter(concerns)
    .map((asked) => requestBody(asked, by));
}

export function requestBody(asked: Asked, by: StaffPrincipal): OfficeRequest {
  const { id, act, subject, detail, askedBy, expiresAt } = asked;
  const { does, agrees } = DUAL_CONTROL[act];
  const mayAgree = agreeProblem(asked, by) === null;
  return { id, act, does, subject, detail, askedBy: askedBy.id, agrees, expiresAt, mayAgree };
}

/** A second person agrees: it happens now, on record as theirs, with who asked beside it. */
export async function agree(
  context: ApiContext,
  request: FastifyRequest,
  id: string,
): Promise<Result<unknown, ApiProblem>> {
  const asked = context.requests.find(id);
  if (!asked) return err(NO_REQUEST);
  const by = staffOf(request);
  const problem = agreeProblem(asked, by);
  if (problem) return err(problem);
  // Somebody who was dismissed or moved since asks for nothing any more.
  const { asks } = DUAL_CONTROL[asked.act];
  const stands = await hasStanding(context.registry.database, asked.askedBy.id, asks);
  if (!context.requests.take(id) || !stands) return err(NO_REQUEST);
  const { act, subject, askedBy, detail } = asked;
  await onRecord(context, request, async () => [
    null,
    {
      action: `agree:${act}`,
      subject,
      outcome: 'agreed',
      detail: { ...detail, askedBy: askedBy.id },
    },
  ]);
  return asked.carryOut(request);
}

const NOT_YOURS = { code: 'not-authorised', message: 'This needs another position.' };
export const NO_REQUEST = {
  code: 'unknown-request',
  message: 'There is no such request any more.',
  field: 'id',
};
