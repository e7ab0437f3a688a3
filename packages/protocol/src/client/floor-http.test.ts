/// <reference types="node" />
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { floorHttp } from './floor-http.ts';

interface Reply {
  readonly status?: number;
  readonly type?: string;
  readonly body: string;
}

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A server that answers everything the same way and remembers what it was asked. */
async function answering({ status = 200, type = 'application/json', body }: Reply) {
  const asked: { request: IncomingMessage; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let sent = '';
    for await (const chunk of request) sent += String(chunk);
    asked.push({ request, body: sent });
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  closers.push(close);
  // A server on a TCP port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}`, asked, close };
}

test('a question is asked where and how the floor expects it', async () => {
  const { base, asked } = await answering({ body: '{"rounds":[],"next":null}' });
  const http = floorHttp({ base, token: 'bzk_1' });
  expect(await http.rounds('T7', { limit: 5 })).toEqual({
    ok: true,
    value: { rounds: [], next: null },
  });
  await http.game('rws-tai-sai-v5/c', 'T7');
  await http.clause('rws-tai-sai-v5#5.12');
  await http.voidInstrument('1'.repeat(18), { op: 'operation-1', reason: 'Misprint' });
  const said = asked.map(({ request, body }) => [request.method, request.url, body]);
  expect(said).toEqual([
    ['GET', '/api/tables/T7/rounds?limit=5', ''],
    ['GET', '/api/games/rws-tai-sai-v5%2Fc?table=T7', ''],
    ['GET', '/api/clauses/rws-tai-sai-v5%235.12', ''],
    ['POST', `/api/instruments/${'1'.repeat(18)}/void`, '{"op":"operation-1","reason":"Misprint"}'],
  ]);
  const { authorization, 'x-baize': own } = asked[0]?.request.headers ?? {};
  expect([authorization, own]).toEqual(['Bearer bzk_1', '1']);
});

test('a refusal is a value with its status', async () => {
  const body = '{"error":{"code":"unknown-table","message":"There is no such table."}}';
  const { base } = await answering({ status: 404, body });
  expect(await floorHttp({ base }).floor()).toEqual({
    ok: false,
    error: { status: 404, code: 'unknown-table', message: 'There is no such table.' },
  });
});

test('an answer of no known form, and none at all, are faults too', async () => {
  const { base, close } = await answering({ status: 502, type: 'text/html', body: '<h1>' });
  expect(await floorHttp({ base }).floor()).toMatchObject({
    ok: false,
    error: { status: 502, code: 'unknown-error' },
  });
  closers.length = 0;
  await close();
  expect(await floorHttp({ base }).floor()).toMatchObject({
    ok: false,
    error: { status: 0, code: 'no-answer' },
  });
});

test('words are given as words', async () => {
  const { base } = await answering({ type: 'text/plain', body: 'Round T7-1' });
  expect(await floorHttp({ base }).transcript('T7', 'T7-1')).toEqual({
    ok: true,
    value: 'Round T7-1',
  });
});
