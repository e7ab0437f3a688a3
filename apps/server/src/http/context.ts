import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { CommandHandler } from '../commands/command-handler.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AuditTrail } from '../people/audit.ts';
import type { Registry } from '../people/registry.ts';
import type { Principal } from '../people/sessions.ts';
import type { Office } from '../store/office.ts';
import type { SignedMoney } from '../tables/signed-money.ts';
import type { Hub } from '../ws/hub.ts';
import type { AppDeps } from './app-deps.ts';
import type { Gate } from './gate.ts';
import type { OfficeRequests } from './two-people.ts';
import type { ZodProvider } from './zod-provider.ts';

/** The app as routes see it. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodProvider
>;

/** Everything a route may need. */
export interface ApiContext {
  readonly deps: AppDeps;
  /** Who comes in, by whichever door. */
  readonly gate: Gate;
  readonly registry: Registry;
  /** Where acts of several statements are done and signed together. */
  readonly office: Office;
  readonly audit: AuditTrail;
  /** Instruments and travelling credit, as signed rows have them. */
  readonly money: SignedMoney;
  readonly metrics: Metrics;
  readonly handleCommand: CommandHandler;
  readonly hub: Hub;
  /** What waits for a second person. */
  readonly requests: OfficeRequests;
}

/** Adds routes; their addresses begin where the app mounts them. */
export type ApiPlugin = (api: Api, context: ApiContext) => void;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent it, if they have proved it. */
    principal: Principal | null;
  }
  interface FastifyContextConfig {
    /** A password or a key is in the request or its answer: refused where it crossed the network in plain text. */
    carriesSecret?: true;
  }
}
