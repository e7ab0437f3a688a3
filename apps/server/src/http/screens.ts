import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { Api } from './context.ts';

const SCREENS = ['terminal', 'console', 'display', 'office', 'pit', 'cage'];
const YEAR = 31_536_000;

/** The built screens. What has a hash in its name never changes; a page is asked for every time. */
export async function screens(api: Api, root: string | null): Promise<void> {
  if (root === null || !existsSync(root)) return;
  await api.register(serveStatic, {
    root,
    index: 'index.html',
    cacheControl: false,
    // The build leaves brotli and gzip beside each text.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(root, 'assets'));
      const caching = isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache';
      reply.header('cache-control', caching);
    },
  });
  for (const screen of SCREENS) {
    api.get(`/${screen}`, { schema: { hide: true } }, (_request, reply) =>
      reply.sendFile(`${screen}/index.html`),
    );
  }
}
