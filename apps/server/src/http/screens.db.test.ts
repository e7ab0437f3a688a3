import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const folder = await temporaryFolder();
afterAll(() => folder.remove());
const webRoot = join(folder.path, 'web');
const outside = join(folder.path, 'wheel', 'dist');

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, text);
}

await write(join(webRoot, 'index.html'), 'lobby');
await write(join(webRoot, 'terminal', 'index.html'), 'terminal');
await write(join(webRoot, 'assets', 'app-1234.js'), 'app');
await write(join(outside, 'the-screen.js'), 'screen');
await write(join(outside, 'parts', 'wheel.js'), 'wheel');
await write(join(outside, 'secret.json'), 'secret');
await write(join(outside, '..', 'package.js'), 'package');
await write(join(outside, '..', 'dist-else', 'else.js'), 'else');

async function floor() {
  const mechanicScreens = new Map([['big-wheel', join(outside, 'the-screen.js')]]);
  const { app } = await testApp(database, { config: { webRoot }, deps: { mechanicScreens } });
  return async (url: string) => {
    const { statusCode, body, headers } = await app.inject({ url, headers: { host: 'localhost' } });
    const { 'cache-control': caching, 'content-type': type } = headers;
    return { status: statusCode, body, caching, type };
  };
}

test('a page is asked for every time, and what has a hash in its name is kept for ever', async () => {
  const get = await floor();
  expect(await get('/')).toMatchObject({ status: 200, body: 'lobby', caching: 'no-cache' });
  expect(await get('/terminal')).toMatchObject({ body: 'terminal', caching: 'no-cache' });
  expect(await get('/assets/app-1234.js')).toMatchObject({
    body: 'app',
    caching: 'public, max-age=31536000, immutable',
  });
  expect(await get('/assets/app-9999.js')).toMatchObject({ status: 404 });
  expect(await get('/nowhere')).toMatchObject({ status: 404 });
});

test('what the build has compressed is sent so to whoever takes it, and as it is to others', async () => {
  await writeFile(join(webRoot, 'assets', 'app-1234.js.gz'), gzipSync('app'));
  const { app } = await testApp(database, { config: { webRoot } });
  const get = (accepts: object) =>
    app.inject({ url: '/assets/app-1234.js', headers: { host: 'localhost', ...accepts } });
  const packed = await get({ 'accept-encoding': 'gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe('app');
  expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const plain = await get({});
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'app']);
});

test('of a mechanic from outside its screen and the modules beside and below it are served', async () => {
  const get = await floor();
  expect(await get('/mechanics/big-wheel/screen.js')).toEqual({
    status: 200,
    body: 'screen',
    caching: 'no-cache',
    type: 'text/javascript; charset=utf-8',
  });
  expect(await get('/mechanics/big-wheel/the-screen.js')).toMatchObject({ body: 'screen' });
  expect(await get('/mechanics/big-wheel/parts/wheel.js')).toMatchObject({ body: 'wheel' });
});

test.each([
  ['what is no module', 'secret.json'],
  ['what is not there', 'nothing.js'],
  ['what is above it', '..%2fpackage.js'],
  ['what is above it by another way', 'parts%2f..%2f..%2fpackage.js'],
  ['a folder whose name begins like its own', '..%2fdist-else%2felse.js'],
  ['any other file by its whole name', encodeURIComponent(join(folder.path, 'wheel/package.js'))],
])('nothing else is: %s', async (_name, path) => {
  const get = await floor();
  expect(await get(`/mechanics/big-wheel/${path}`)).toMatchObject({ status: 404 });
});

test('where nothing was built there are no pages, and the rest works', async () => {
  const nowhere = join(folder.path, 'nowhere');
  const { app } = await testApp(database, { config: { webRoot: nowhere } });
  const headers = { host: 'localhost' };
  expect((await app.inject({ url: '/terminal', headers })).statusCode).toBe(404);
  expect((await app.inject({ url: '/healthz', headers })).statusCode).toBe(200);
});
