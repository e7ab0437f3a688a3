import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { money } from '@baize/exact';
import type { StudyBody } from '@baize/protocol/client';
import { findClause } from '@baize/rulebooks';
import { type Actor, floorRuleText, nameOf, playerView } from '@baize/table';
import { type WebSocket, WebSocketServer } from 'ws';
import { CARD_GAME, cardSheet } from '../card-scene.ts';
import { gameOf, sheetOf } from '../game-sheet.ts';
import { type ScriptedTable, staff, terminal } from './scripted-table.ts';
import { type LineFaults, serveSocket } from './wire-table.ts';

/** A floor of one table for looking at screens: real views of the real domain, nothing stored. */
export interface ScriptedFloor {
  readonly address: string;
  readonly faults: LineFaults;
  /** Cuts every line; with `stays`, nobody gets back in. */
  cut(stays: boolean): void;
  mend(): void;
  close(): Promise<void>;
}

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

export async function startScriptedFloor(
  table: ScriptedTable,
  site: string,
): Promise<ScriptedFloor> {
  const faults: LineFaults = { isStalled: false, ownHeld: null };
  const sockets = new Set<WebSocket>();
  let isCut = false;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://floor').pathname;
    if (path.startsWith('/api/')) return answerApi(path, request, response, table);
    sendFile(path, site, response);
  });
  const wires = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    if (isCut) {
      socket.destroy();
      return;
    }
    wires.handleUpgrade(request, socket, head, (opened) => {
      sockets.add(opened);
      opened.on('close', () => sockets.delete(opened));
      serveSocket(opened, table, actorIn(request), faults);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const port = typeof at === 'object' && at ? at.port : 0;
  const cut = (stays: boolean) => {
    isCut = stays;
    for (const socket of sockets) socket.terminate();
  };
  return {
    address: `http://127.0.0.1:${port}`,
    faults,
    cut,
    mend: () => {
      isCut = false;
    },
    close: async () => {
      cut(true);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The token of a machine is its name, here where nothing is secret. */
function actorIn({ headers }: IncomingMessage): Actor {
  const offered = headers['sec-websocket-protocol'] ?? '';
  const id = /baize\.bearer\.([\w-]+)/.exec(offered)?.[1] ?? headers.authorization?.slice(7);
  return id === undefined || id === 'dealer' ? staff('dealer') : terminal(id);
}

const DEALER = { kind: 'staff', id: 'demo-dealer', name: 'Dealer', position: 'dealer' };

function answerApi(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  table: ScriptedTable,
): void {
  let text = '';
  request.on('data', (part) => {
    text += part;
  });
  request.on('end', () => {
    const body = apiBody(path, text === '' ? {} : JSON.parse(text), request, table);
    response.statusCode = body === null ? 404 : 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body ?? { error: { code: 'unknown', message: 'Not here.' } }));
  });
}

interface AnyBody {
  readonly kind?: string;
  readonly id?: string;
  readonly op?: string;
  readonly terminal?: string;
  readonly amount?: number;
  readonly call?: boolean;
}

function apiBody(path: string, body: AnyBody, request: IncomingMessage, table: ScriptedTable) {
  const [, , what = '', name = '', more = ''] = path.split('/').map(decodeURIComponent);
  const who = actorIn(request);
  const id = who.kind === 'terminal' ? who.id : '';
  switch (what) {
    case 'floor':
      return floorBody(table);
    case 'session':
      return { who: null, isDemo: true };
    case 'demo':
      return body.kind === 'staff'
        ? { who: DEALER, token: null }
        : { who: { kind: 'terminal', id: body.id ?? '12' }, token: body.id ?? '12' };
    case 'terminals':
      if (more === 'history') return historyBody(id, table);
      if (more === 'study') return studyOf(path.split('/').at(-1) ?? '');
      return { terminal: id, table: 'T07', credit: null, attendantCalledAt: null, waiting: null };
    case 'games':
      return name === CARD_GAME ? cardSheet() : sheetOf(gameOf(name));
    case 'clauses':
      return clauseBody(name);
    case 'attendant':
      return { attendantCalledAt: body.call ? Date.now() : null, waiting: null };
    case 'cage': {
      const amount = money(body.amount ?? 0);
      table.give(staff('dealer'), { type: 'BuyCredit', terminal: body.terminal ?? '', amount });
      return { op: body.op, answer: { type: 'accepted', sequence: 1 } };
    }
    default:
      return null;
  }
}

function floorBody(table: ScriptedTable) {
  const config = table.state().rules?.config;
  const book = table.state().rules?.book;
  return {
    name: 'Scripted floor',
    currency: 'SGD',
    isDemo: true,
    version: '0',
    at: Date.now(),
    minutesEast: 480,
    tables: [
      {
        table: 'T07',
        name: 'Table 07',
        game: config?.game,
        rulebook: { id: book?.id, title: book?.title, name: book && nameOf(book) },
        layout: null,
        mechanic: book?.mechanic,
        mode: 'dealt',
        currency: 'SGD',
        chips: [500, 2500, 10_000, 50_000, 100_000, 500_000],
        unit: config?.unit,
        limits: config?.limits.default,
        status: { status: 'open' },
        seated: 1,
        camera: null,
        studyAid: book?.mechanic === 'si-ki-pi',
      },
    ],
  };
}

function clauseBody(citation: string) {
  const [book = '', clause = ''] = citation.split('#');
  const cited = `${book}#${clause}` as const;
  const says = floorRuleText(cited) ?? clauseText(cited);
  return says === null ? null : { kind: 'clause', citation, rulebook: book, clause, says };
}

function clauseText(cited: `${string}#${string}`): string | null {
  const found = findClause(cited);
  if (!found) return null;
  return found.type === 'clause' ? found.clause.says : found.interpretation.says;
}

function historyBody(id: string, table: ScriptedTable) {
  const { recall, credit } = playerView(table.state(), id, Date.now());
  const rounds = recall.map((round) => ({
    ...round,
    table: 'T07',
    at: Date.now(),
    creditBefore: credit,
    creditAfter: credit,
    hash: 'a91f0c55d07c1be39318e6b105e5be0214aa9f3c77d3c2e8',
  }));
  return { rounds, next: null };
}

/** What each way to arrange the hand of the pictures was worth. */
function studyOf(round: string): StudyBody {
  const way = { isHouseWay: false, isChosen: false };
  const ways = [
    {
      ...{ ...way, low: 'Kc 8s', high: '8h 2d', isHouseWay: true, isChosen: true },
      ...{ win: 121_098, standOff: 62_580, lose: 10_902, value: '347137/648600' },
    },
    {
      ...{ ...way, low: 'Kc 2d', high: '8s 8h' },
      ...{ win: 31_944, standOff: 138_881, lose: 23_755, value: '1433/42300' },
    },
  ];
  return {
    round,
    boxes: [{ box: 3, cards: 'Kc 8s 8h 2d', dealerHands: 194_580, ways, cost: '0' }],
  };
}

function sendFile(path: string, site: string, response: ServerResponse): void {
  const file = extname(path) === '' ? join(path, 'index.html') : path;
  try {
    const content = readFileSync(join(site, file));
    response.setHeader('content-type', KINDS[extname(file)] ?? 'application/octet-stream');
    response.end(content);
  } catch {
    response.statusCode = 404;
    response.end();
  }
}
