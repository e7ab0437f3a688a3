import { isLoopback } from '../http/loopback.ts';
import { demoCredentials } from './demo.ts';
import type { Registry } from './registry.ts';

/** What somebody decides who starts a floor where real money is played. */
export interface ProductionConfig {
  readonly isDemo: boolean;
  /** Where it listens. */
  readonly host: string;
  readonly isBehindTls: boolean;
  /** Secrets by name; null where none was given and a default would be used. */
  readonly secrets: Readonly<Record<string, string | null>>;
}

export interface ProductionProblem {
  readonly code: 'demo-floor' | 'demo-credential' | 'default-secret' | 'plain-http';
  readonly message: string;
}

/** Secrets that are written down somewhere, so that they are none. */
const KNOWN_SECRETS = ['secret', 'changeme', 'baize', 'password', 'green cloth 123'];
const SECRET_LENGTH_LEAST = 16;

/** Every reason not to start in production; none means that it may. */
export async function productionProblems(
  config: ProductionConfig,
  registry: Registry,
): Promise<readonly ProductionProblem[]> {
  return [...configProblems(config), ...(await demoCredentials(registry)).map(demoProblem)];
}

function configProblems({
  isDemo,
  host,
  isBehindTls,
  secrets,
}: ProductionConfig): readonly ProductionProblem[] {
  const problems: ProductionProblem[] = [];
  if (isDemo) problems.push(DEMO);
  if (!isBehindTls && !isLoopback(host)) problems.push({ ...PLAIN, message: plainMessage(host) });
  for (const [name, secret] of Object.entries(secrets)) {
    if (isWeak(secret)) problems.push({ code: 'default-secret', message: weakMessage(name) });
  }
  return problems;
}

function isWeak(secret: string | null): boolean {
  if (secret === null || secret.length < SECRET_LENGTH_LEAST) return true;
  return KNOWN_SECRETS.includes(secret.toLowerCase());
}

function demoProblem(name: string): ProductionProblem {
  const message = `There is a demo ${name}; disable or revoke it.`;
  return { code: 'demo-credential', message };
}

const DEMO: ProductionProblem = {
  code: 'demo-floor',
  message: 'A demo floor lets anybody be anybody.',
};

const PLAIN = { code: 'plain-http' } as const;

function plainMessage(host: string): string {
  return `Listening on ${host} without TLS would send passwords in the clear; listen on this machine only, name a certificate, or say that a proxy with TLS stands before it.`;
}

function weakMessage(name: string): string {
  return `${name} has no value of its own, or one that is short or known.`;
}
