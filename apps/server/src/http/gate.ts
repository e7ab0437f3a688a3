import type { IncomingHttpHeaders } from 'node:http';
import { type Authority, hasAuthority, roleOf } from '@baize/table';
import type { FastifyRequest } from 'fastify';
import { machineOfToken } from '../people/keys.ts';
import type { Registry } from '../people/registry.ts';
import { actorOf, type Principal, type StaffPrincipal, staffOfToken } from '../people/sessions.ts';
import { isOwnHost, isOwnOrigin, type OwnNames } from './origin.ts';
import { Refused } from './refuse.ts';

const TOKEN = /^bz[sk]_[A-Za-z0-9_-]{43}$/;

/** Whom a token stands for, or null. Its first letters say whether it is a session or a key. */
export async function identify(registry: Registry, token: string): Promise<Principal | null> {
  if (!TOKEN.test(token)) return null;
  return token.startsWith('bzs_') ? staffOfToken(registry, token) : machineOfToken(registry, token);
}

export const COOKIE = 'baize_session';
/** No form and no foreign page can send it without asking first, and we never say yes. */
const CSRF_HEADER = 'x-baize';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Somebody at a door: a request, or a socket that is to be opened. */
export interface Knock {
  readonly headers: IncomingHttpHeaders;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** A socket may say anything once it is open, so it counts as what changes something. */
  readonly method: string | 'SOCKET';
}

/** The one way in, for HTTP and for sockets: what is refused at one door is refused at the other. */
export interface Gate {
  /** Refuses whoever calls us by a name that may be another's. */
  byName(headers: IncomingHttpHeaders): void;
  /** Finds out who knocks; refuses what another page has made a browser send. */
  who(knock: Knock): Promise<Principal | null>;
}

export function openGate(registry: Registry, names: OwnNames): Gate {
  return {
    byName: ({ host }) => {
      if (!isOwnHost(host, names)) throw new Refused(421, FOREIGN_HOST);
    },
    who: async (knock) => {
      const { headers, method } = knock;
      const isSafe = SAFE.has(method);
      if (!isSafe && !isOwnOrigin(headers, names.origins)) throw new Refused(403, FOREIGN);
      const [bearer, cookie] = [bearerIn(knock), cookieIn(knock)];
      // A browser says whose page opens a socket; with a request our pages send a header besides.
      const isProved = isSafe || method === 'SOCKET' || !!headers[CSRF_HEADER];
      if (bearer === null && cookie !== undefined && !isProved) throw new Refused(403, FORGED);
      const token = bearer ?? cookie;
      return token === undefined ? null : identify(registry, token);
    },
  };
}

/** A cookie is sent by any page; a socket without a word of whose page it is gets in by none. */
function cookieIn({ headers, cookies, method }: Knock): string | undefined {
  return method === 'SOCKET' && headers.origin === undefined ? undefined : cookies[COOKIE];
}

// A browser cannot set a header on a socket, and a secret in an address ends up in logs.
const BEARER = 'baize.bearer.';

/** What a program sends in a header, and a window that opens a socket in its subprotocol. */
function bearerIn({ headers, method }: Knock): string | null {
  const header = /^Bearer ([\w-]{1,128})$/.exec(headers.authorization ?? '')?.[1];
  if (header !== undefined || method !== 'SOCKET') return header ?? null;
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  return offered.find((name) => name.startsWith(BEARER))?.slice(BEARER.length) ?? null;
}

/** Lets a request through, or refuses it; says whom it lets through. */
export type Check = ((request: FastifyRequest) => Promise<void>) & { readonly lets?: Lets };

/** Whom a guard lets through: certain positions, people at all, or whoever has proved who they are. */
export type Lets = readonly (Authority | 'auditor')[] | 'staff' | 'anybody';

/** A guard that says whom it lets through. */
export function guardLetting(lets: Lets, check: (request: FastifyRequest) => Promise<void>): Check {
  return Object.assign(check, { lets });
}

/** Only for somebody who has proved who they are. */
export const anybody: Check = guardLetting('anybody', async ({ principal }) => {
  requirePrincipal(principal);
});

/** Only for whoever has one of these positions, or acts in it. */
export function allowOnly(...authorities: readonly (Authority | 'auditor')[]): Check {
  return guardLetting(authorities, async ({ principal }) => {
    const actor = actorOf(requirePrincipal(principal));
    const may = authorities.some((needed) => {
      if (!actor) return false;
      return needed === 'auditor' ? roleOf(actor) === 'auditor' : hasAuthority(actor, needed);
    });
    if (!may) throw new Refused(403, NOT_AUTHORISED);
  });
}

/** Only for people whose password is their own, whatever their position. */
export const onlySettledStaff: Check = guardLetting('staff', async ({ principal }) => {
  if (requirePrincipal(principal).kind !== 'staff') throw new Refused(403, NOT_AUTHORISED);
});

/** Only for people, whatever their position; also for those who still have to choose a password. */
export const onlyStaff: Check = guardLetting('staff', async ({ principal }) => {
  if (!principal) throw new Refused(401, UNKNOWN);
  if (principal.kind !== 'staff') throw new Refused(403, NOT_AUTHORISED);
});

/** Whoever has proved who they are, with a password of their own where they have one. */
export function requirePrincipal(principal: Principal | null): Principal {
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
const FOREIGN_HOST = {
  code: 'foreign-host',
  message: 'This floor is not known by that name; start it with --origin to let it be.',
};
const FOREIGN = { code: 'foreign-origin', message: 'Another site may not act here.' };
const FORGED = {
  code: 'csrf',
  message: `A request with a cookie carries the header ${CSRF_HEADER}.`,
  field: CSRF_HEADER,
};
