import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import serveStatic from '@fastify/static';
import { z } from 'zod';
import type { Api } from './context.ts';

const SCREENS = ['terminal', 'console', 'display', 'office', 'pit', 'cage'];
const YEAR = 31_536_000;

/** The built screens. What has a hash in its name never changes; a page is asked for every time. */
export async function screens(
  api: Api,
  root: string | null,
  outside: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  for (const [mechanic, file] of outside) outsideScreen(api, mechanic, file);
  if (root === null || !existsSync(root)) return;
  await api.register(serveStatic, {
    root,
    // A list: beside compressed files a single name is not looked for.
    index: ['index.html'],
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

/**
 * The module with the screens of a mechanic from outside, and the modules beside and below it that it imports, as its
 * package brought them along. Nothing else of the package is served.
 */
function outsideScreen(api: Api, mechanic: string, file: string): void {
  const schema = { hide: true, params: z.strictObject({ '*': z.string() }) };
  const folder = `${dirname(file)}${sep}`;
  api.get(`/mechanics/${mechanic}/*`, { schema }, async (request, reply) => {
    const { '*': name } = request.params;
    const module = name === 'screen.js' ? file : resolve(folder, name);
    const isServed = module.startsWith(folder) && module.endsWith('.js') && existsSync(module);
    if (!isServed) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(await readFile(module));
  });
}
