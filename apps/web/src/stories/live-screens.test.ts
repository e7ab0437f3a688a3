import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer as serveLive, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCREENS } from '../../build/screen-pages.ts';

const CONFIG = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

// Somebody may be at work on the screens meanwhile, whose server keeps what it has made of the libraries.
const kept = mkdtempSync(join(tmpdir(), 'baize-live-'));

let live: ViteDevServer;
let server: Server;
let address = '';

// What `npm run dev` serves, without a floor behind it.
beforeAll(async () => {
  live = await serveLive({
    configFile: CONFIG,
    cacheDir: kept,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  server = createServer(live.middlewares);
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const at = server.address();
  address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
});

afterAll(async () => {
  await new Promise((closed) => {
    server?.close(closed);
  });
  await live?.close();
  rmSync(kept, { recursive: true, force: true });
});

async function programOf(path: string): Promise<string | undefined> {
  const page = await fetch(`${address}${path}`, { headers: { accept: 'text/html' } });
  return /src="(\/src\/[^"?]+)/.exec(await page.text())?.[1];
}

test.each(SCREENS)('the live %s is at the address the floor has it at', async (screen) => {
  const program = `/src/${screen}/main.tsx`;
  expect(await programOf(`/${screen}`)).toBe(program);
  expect(await programOf(`/${screen}?table=SB-B&as=dealer`)).toBe(program);
});

test('the lobby is where nothing is named', async () => {
  expect(await programOf('/')).toBe('/src/lobby/main.tsx');
});
