import type { FastifyReply } from 'fastify';
import { SESSION_HOURS } from '../people/sessions.ts';
import type { AppConfig } from './app-config.ts';
import { COOKIE } from './gate.ts';

/** No script reads it, no foreign page makes a browser send it. */
export function setSessionCookie(reply: FastifyReply, token: string, config: AppConfig): void {
  reply.setCookie(COOKIE, token, { ...ATTRIBUTES, secure: config.isBehindTls });
}

export function clearSessionCookie(reply: FastifyReply, config: AppConfig): void {
  reply.clearCookie(COOKIE, { ...ATTRIBUTES, secure: config.isBehindTls });
}

const ATTRIBUTES = {
  path: '/',
  httpOnly: true,
  sameSite: 'strict',
  maxAge: SESSION_HOURS * 3600,
} as const;
