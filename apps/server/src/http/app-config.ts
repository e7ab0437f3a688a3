import { type CageConfig, NO_CAGE } from '../cage/cage-config.ts';
import { DEFAULT_SHIFTS, type ShiftPlan } from '../reports/shift-plan.ts';
import type { Rate } from '../ws/token-bucket.ts';
import { OWN_PROXIES } from './address.ts';

/** How an app behaves towards its callers. */
export interface AppConfig {
  /** Seeded accounts, one click to be anybody. */
  readonly isDemo: boolean;
  /** Whether the description of this interface is there for everybody. */
  readonly servesDocumentation: boolean;
  /** Whether browsers reach it by HTTPS, through a proxy or otherwise. */
  readonly isBehindTls: boolean;
  /** Certificate and key, where this process serves HTTPS itself. */
  readonly tls: { readonly cert: string; readonly key: string } | null;
  /** Addresses of proxies that may say where a request comes from; believed behind TLS only. */
  readonly proxies: readonly string[];
  /** Origins that may use cookies, besides the one the request was sent to. */
  readonly origins: readonly string[];
  /** The built screens; null where this process serves none. */
  readonly webRoot: string | null;
  /** The two digits validation numbers of this property begin with. */
  readonly property: number;
  readonly instrumentDays: number;
  /** How reports divide a day, and the local time they are told in. */
  readonly shifts: ShiftPlan;
  /** Windows, notes and limits of the cage. */
  readonly cage: CageConfig;
  /** Origins of the tables' cameras, which screens may play from. */
  readonly cameras: readonly string[];
  readonly heartbeatSeconds: number;
  /** The largest message on a socket. */
  readonly messageBytes: number;
  /** The largest body of a request. */
  readonly bodyBytes: number;
  readonly messages: Rate;
  /** Sockets from one address. */
  readonly sockets: Rate;
  readonly bufferedMost: number;
  /** Requests from one address; behind one proxy that may be a whole floor. */
  readonly requestsPerMinute: number;
  /** Requests by one person, machine or key, from however many addresses. */
  readonly requests: Rate;
  readonly signInsPerMinute: number;
  /** Whether every answer is checked against its schema; for tests. */
  readonly checksAnswers: boolean;
  /** What `/metrics` asks for as a bearer token; null leaves it to this machine alone. */
  readonly metricsToken: string | null;
}

export const DEFAULT_APP_CONFIG: AppConfig = {
  isDemo: false,
  servesDocumentation: true,
  isBehindTls: false,
  tls: null,
  proxies: OWN_PROXIES,
  origins: [],
  webRoot: null,
  property: 0,
  instrumentDays: 30,
  shifts: DEFAULT_SHIFTS,
  cage: NO_CAGE,
  cameras: [],
  heartbeatSeconds: 5,
  messageBytes: 16_384,
  bodyBytes: 65_536,
  // A hand on a screen makes ten messages a second; a program that plays a terminal makes more.
  messages: { perSecond: 50, burst: 200 },
  sockets: { perSecond: 20, burst: 5000 },
  bufferedMost: 262_144,
  requestsPerMinute: 6000,
  // The office draws a page from a dozen requests, the pit looks at every table; nobody goes on like that.
  requests: { perSecond: 40, burst: 600 },
  signInsPerMinute: 20,
  checksAnswers: false,
  metricsToken: null,
};
