/** A floor on any free port of this machine, with nothing special about it. */
export const PLAIN_OPTIONS = {
  host: '127.0.0.1',
  port: 0,
  anyPort: false,
  isDemo: false,
  isProduction: false,
  isBehindTls: false,
  tls: null,
  proxies: [],
  origins: [],
  webRoot: null,
  version: '0',
  softwareRoot: null,
  reportsApart: false,
  metricsToken: null,
  witnessUrl: null,
} as const;
