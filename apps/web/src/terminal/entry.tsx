import {
  type FloorBody,
  type FloorTable,
  type Operation,
  type OperationStore,
  type PlayerHttp,
  type TableClient,
  tableClient,
} from '@baize/protocol/client';
import { createStore, del, set, values } from 'idb-keyval';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadPart } from '../mechanics/mechanics.ts';
import { enterDemo } from '../session/entrance.ts';
import { forgetKey, readKey } from '../session/key.ts';
import { openSocket } from '../session/open-socket.ts';
import { ownHttp } from '../session/player-http.ts';
import { socketAddress } from '../session/socket-address.ts';
import { createTerminal } from './create-terminal.ts';
import { TerminalScreen } from './terminal.tsx';
import { type Terminal, TerminalContext } from './terminal-context.ts';
import { useTerminalWords } from './words/words.ts';

// Only a machine that is not yet a terminal asks for a code.
const PairingForm = lazy(async () => ({
  default: (await import('./pairing-form.tsx')).PairingForm,
}));

function Pairing(props: { readonly onPaired: () => void }) {
  return (
    <Suspense>
      <PairingForm {...props} />
    </Suspense>
  );
}

type Opening = { readonly is: 'opening' } | Opened;

const AGAIN_AFTER = 2_000;

/** From an empty page to a terminal: who we are, which table, what it looks like. */
export function Entry() {
  const words = useTerminalWords();
  const [opening, setOpening] = useState<Opening>({ is: 'opening' });
  const [attempt, setAttempt] = useState(0);
  /** Which attempt is on the screen: another one is another felt. */
  const [shown, setShown] = useState(0);
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout>;
    open(new URLSearchParams(location.search)).then(
      (next) => {
        if (isGone) return;
        setOpening(next);
        setShown(attempt);
        // A kiosk may be switched on before its server.
        if (next.is === 'failed') timer = setTimeout(() => setAttempt(attempt + 1), AGAIN_AFTER);
      },
      () => setOpening({ is: 'failed', why: 'no-answer' }),
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [attempt]);
  useEffect(
    () =>
      opening.is === 'open'
        ? onOtherGame(opening.terminal, () => setAttempt((before) => before + 1))
        : undefined,
    [opening],
  );
  switch (opening.is) {
    case 'open':
      return (
        <TerminalContext key={shown} value={opening.terminal}>
          <TerminalScreen />
        </TerminalContext>
      );
    case 'unpaired':
      return <Pairing onPaired={() => setAttempt(attempt + 1)} />;
    case 'failed':
      return (
        <p className="opening" role="alert">
          {words.opening[opening.why]}
        </p>
      );
    case 'opening':
      return <p className="opening">{words.phase.connecting}</p>;
  }
}

type Opened =
  | { readonly is: 'unpaired' }
  | {
      readonly is: 'failed';
      readonly why: 'no-answer' | 'no-table' | 'unknown-mechanic' | 'turned-away';
    }
  | { readonly is: 'open'; readonly terminal: Terminal };

/**
 * A table takes another game, layout or price between two rounds; whoever sits there gets the new felt
 * without anybody touching the terminal.
 */
function onOtherGame(
  { client, sheet }: Pick<Terminal, 'client' | 'sheet'>,
  change: () => void,
): () => void {
  let isChanging = false;
  const changeOnce = () => {
    if (isChanging) return;
    isChanging = true;
    client.close();
    change();
  };
  const stopViews = client.subscribe(({ view }) => {
    const game = view?.plays?.game ?? view?.table?.game;
    if (game !== undefined && game !== sheet.game) changeOnce();
  });
  const stopFacts = client.onFacts((facts) => {
    if (facts.some(({ type }) => type === 'TableConfigured')) changeOnce();
  });
  return () => {
    stopViews();
    stopFacts();
  };
}

/** Finds out who this window is and where it sits, and opens its table. */
async function open(query: URLSearchParams): Promise<Opened> {
  const floor = await ownHttp().floor();
  if (!floor.ok) return { is: 'failed', why: 'no-answer' };
  const wanted = query.get('table');
  if (wanted !== null && !tableFor(floor.value, wanted)) return { is: 'failed', why: 'no-table' };
  const enter = () => enterAsTerminal(wanted, query.get('terminal'));
  const { isDemo } = floor.value;
  const hasKey = readKey() !== null || (isDemo && (await enter()));
  if (!hasKey) return { is: 'unpaired' };
  let own = await ownHttp().ownTerminal();
  // On a demo floor this window may have been somebody of the staff, who opens a terminal by its address.
  if (isDemo && isOfSomebodyElse(own) && (await enter())) own = await ownHttp().ownTerminal();
  if (!own.ok) {
    // A key that is not valid any more is worse than none.
    if (own.error.status === 401) forgetKey();
    return { is: 'failed', why: own.error.status === 0 ? 'no-answer' : 'turned-away' };
  }
  const table = tableFor(floor.value, wanted ?? own.value.table);
  if (!table) return { is: 'failed', why: 'no-table' };
  const layout = own.value.layouts?.find((each) => each.table === table.table);
  const [sheet, parts, pictures] = await Promise.all([
    ownHttp().game(layout?.game ?? table.game, table.table),
    loadPart(table.mechanic, 'terminal'),
    loadPart(table.mechanic, 'pictures'),
  ]);
  if (!sheet.ok) return { is: 'failed', why: 'no-answer' };
  if (!parts || !pictures) return { is: 'failed', why: 'unknown-mechanic' };
  const { terminal } = own.value;
  const client = tableClient({
    url: socketAddress(location),
    table: table.table,
    as: 'player',
    open: openSocket,
    store: browserStore(terminal),
  });
  if (own.value.table !== table.table) seat(client, terminal);
  return {
    is: 'open',
    terminal: createTerminal({
      client,
      floor: floor.value,
      table,
      sheet: sheet.value,
      parts,
      pictures,
      own: own.value,
    }),
  };
}

/** On a demo floor: any free terminal, or the one of the address. */
async function enterAsTerminal(table: string | null, id: string | null): Promise<boolean> {
  const entered = await enterDemo({
    kind: 'terminal',
    ...(id ? { id } : {}),
    ...(table ? { table } : {}),
  });
  return entered.ok;
}

/** Whether the key of this window is good, but no terminal's. */
function isOfSomebodyElse(own: Awaited<ReturnType<PlayerHttp['ownTerminal']>>): boolean {
  return !own.ok && own.error.status === 403;
}

/** The table somebody wants and no other; without a wish the first. */
function tableFor({ tables }: FloorBody, wanted: string | null): FloorTable | null {
  return tables.find(({ table }) => wanted === null || table === wanted) ?? null;
}

/** A terminal takes its seat as soon as the line is up. */
function seat(client: TableClient<'player'>, terminal: string): void {
  const stop = client.subscribe(({ view }) => {
    if (!view) return;
    stop();
    if (!view.isSeated) void client.do({ type: 'SeatTerminal', terminal });
  });
}

/**
 * Unanswered operations in IndexedDB: a terminal that lost its power comes back and asks the server
 * what became of them, instead of guessing.
 */
function browserStore(name: string): OperationStore {
  const database = createStore(`baize-${name}`, 'operations');
  return {
    all: () => values<Operation>(database),
    put: (operation) => set(operation.op, operation, database),
    remove: (op) => del(op, database),
  };
}
