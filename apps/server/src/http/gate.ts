import type { Authority } from '@baize/table';
import { hasAuthority, roleOf } from '@baize/table';
import type { FastifyRequest } from 'fastify';
import { identify } from '../people/identify.ts';
import type { Registry } from '../people/registry.ts';
import { actorOf, type Principal, type StaffPrincipal } from '../people/sessions.ts';
import { isOwnOrigin } from './origin.ts';
import { Refused } from './refuse.ts';

export const COOKIE = 'baize_session';
/** No form and no foreign page can send it without asking first, and we never say yes. */
const CSRF_HEADER = 'x-baize';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Finds out who sends a request, and turns away what another page has made a browser send. */
export function gate(registry: Registry, origins: readonly string[]): Check {
  return async (request) => {
    const bearer = bearerOf(request);
    const cookie = request.cookies[COOKIE];
    const isSafe = SAFE.has(request.method);
    if (!isSafe && !isOwnOrigin(request.headers, origins)) throw new Refused(403, FOREIGN);
    if (bearer === null && cookie !== undefined && !isSafe && !request.headers[CSRF_HEADER]) {
      throw new Refused(403, FORGED);
    }
    const token = bearer ?? cookie;
    request.principal = token === undefined ? null : await identify(registry, token);
  };
}

function bearerOf({ headers }: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]{1,128})$/.exec(headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** Lets a request through, or refuses it; says whom it lets through. */
export type Check = ((request: FastifyRequest) => Promise<void>) & { readonly lets?: Lets };

/** Whom a guard lets through: certain positions, people at all, or whoever has proved who they are. */
export type Lets = readonly (Authority | 'auditor')[] | 'staff' | 'anybody';

/** A guard that says whom it lets through. */
export function guarding(lets: Lets, check: (request: FastifyRequest) => Promise<void>): Check {
  return Object.assign(check, { lets });
}

/** Only for somebody who has proved who they are. */
export const anybody: Check = guarding('anybody', async ({ principal }) => {
  requirePrincipal(principal);
});

/** Only for whoever has one of these positions, or acts in it. */
export function only(...authorities: readonly (Authority | 'auditor')[]): Check {
  return guarding(authorities, async ({ principal }) => {
    const actor = actorOf(requirePrincipal(principal));
    const may = authorities.some((needed) => {
      if (!actor) return false;
      return needed === 'auditor' ? roleOf(actor) === 'auditor' : hasAuthority(actor, needed);
    });
    if (!may) throw new Refused(403, NOT_AUTHORISED);
  });
}

/** Only for people whose password is their own, whatever their position. */
export const onlySettledStaff: Check = guarding('staff', async ({ principal }) => {
  if (requirePrincipal(principal).kind !== 'staff') throw new Refused(403, NOT_AUTHORISED);
});

/** Only for people, whatever their position; also for those who still have to choose a password. */
export const onlyStaff: Check = guarding('staff', async ({ principal }) => {
  if (!principal) throw new Refused(401, UNKNOWN);
  if (principal.kind !== 'staff') throw new Refused(403, NOT_AUTHORISED);
});

function requirePrincipal(principal: Principal | null): Principal {
  if (!principal) throw new Refused(401, UNKNOWN);
  const mustChange = principal.kind === 'staff' && principal.mustChangePassword;
  if (mustChange) throw new Refused(403, PASSWORD_FIRST);
  return principal;
}

/** For a route that `only` has guarded. */
export function principalOf({ principal }: FastifyRequest): Principal {
  if (!principal) throw new Error('This route is for people who are known.');
  return principal;
}

export function staffOf({ principal }: FastifyRequest): StaffPrincipal {
  if (principal?.kind !== 'staff') throw new Error('This route is for staff.');
  return principal;
}

const UNKNOWN = { code: 'not-signed-in', message: 'Sign in first, or show a valid key.' };
const NOT_AUTHORISED = { code: 'not-authorised', message: 'This needs another position.' };
const PASSWORD_FIRST = {
  code: 'password-must-change',
  message: 'Choose a password of your own first.',
};
const FOREIGN = { code: 'foreign-origin', message: 'Another site may not act here.' };
const FORGED = {
  code: 'csrf',
  message: `A request with a cookie carries the header ${CSRF_HEADER}.`,
  field: CSRF_HEADER,
};
