import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { AppConfig } from './app-config.ts';

/** Pages run what this server serves and nothing else, and nobody may frame them. */
export function contentSecurity({ isBehindTls, cameras }: AppConfig): FastifyHelmetOptions {
  const self = ["'self'"];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: self,
        styleSrc: self,
        fontSrc: self,
        imgSrc: [...self, 'data:', 'blob:'],
        // Cameras of the tables are the one thing that comes from elsewhere, and only from where the floor file says.
        mediaSrc: [...self, 'blob:', ...cameras],
        connectSrc: [...self, ...cameras],
        workerSrc: self,
        manifestSrc: self,
        formAction: self,
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(isBehindTls ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // A promise to come back by HTTPS only, which a floor on a bare address cannot keep.
    strictTransportSecurity: isBehindTls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  };
}
