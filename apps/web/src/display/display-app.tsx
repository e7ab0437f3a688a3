import './display.css';
import '../ui/sign-in.css';
import './display.css';
import {
  type DisplayView,
  type FloorTable,
  type TableClient,
  tableClient,
} from '@baize/protocol/client';
import { type FormEvent, useEffect, useState } from 'react';
import { useParts } from '../mechanics/mechanics.ts';
import { PictureSymbols } from '../mechanics/result-picture.tsx';
import type { DisplayParts } from '../mechanics/screen-mechanic.ts';
import { claimKey, enterDemo } from '../session/entrance.ts';
import { http } from '../session/http.ts';
import { openSocket } from '../session/open-socket.ts';
import { socketAddress } from '../session/socket-address.ts';
import { useClient, useOnline, useServerTime } from '../session/use-client.ts';
import type { Dictionary } from '../text/dictionary.ts';
import { Because } from '../ui/clause-tag.tsx';
import { FitScreen } from '../ui/fit-screen.tsx';
import { type Voided, voidedIn } from '../ui/incidents/voided.ts';
import { BoardHeader } from './board-header.tsx';
import { displayPhase } from './display-phase.ts';
import { displayNames, displayWords } from './display-words.ts';
import { Pair } from './pair.tsx';
import { VoidNote } from './void-note.tsx';

const WORDS = {
  title: { en: 'Pair this display', 'zh-Hans': '配对此显示屏' },
  code: { en: 'One-time code from the pit', 'zh-Hans': '管理员提供的一次性代码' },
  pair: { en: 'Pair', 'zh-Hans': '配对' },
  failed: { en: 'This code is not valid.', 'zh-Hans': '代码无效。' },
} as const;

/** Outside a demo a screen becomes a display by a code somebody reads to it. */
function PairingForm({ onPaired }: { readonly onPaired: () => void }) {
  const [hasFailed, setFailed] = useState(false);
  const pair = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (await claimKey(code)) onPaired();
    else setFailed(true);
  };
  return (
    <main className="pairing">
      <form className="sign-in" onSubmit={(event) => void pair(event)}>
        <h2>
          <Pair text={WORDS.title} />
        </h2>
        <label>
          <span>
            <Pair text={WORDS.code} />
          </span>
          <input name="code" autoComplete="off" required />
        </label>
        {hasFailed && (
          <p role="alert">
            <Pair text={WORDS.failed} />
          </p>
        )}
        <button type="submit">
          <Pair text={WORDS.pair} />
        </button>
      </form>
    </main>
  );
}

type Standing = 'asking' | 'known' | 'unpaired' | 'unreachable';

/** A switched-on board may be faster than its server. */
const AGAIN_AFTER = 2_000;

/** The board of the address: `/display?table=SB-A`. */
export function DisplayApp({ table }: { readonly table: string | null }) {
  return table === null ? <TableChoice /> : <KnownTable table={table} />;
}

function KnownTable({ table }: { readonly table: string }) {
  const [standing, setStanding] = useState<Standing>('asking');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    void standingOf(table).then((next) => {
      setStanding(next);
      if (next === 'unreachable') timer = setTimeout(() => setAttempt(attempt + 1), AGAIN_AFTER);
    });
    return () => clearTimeout(timer);
  }, [table, attempt]);
  if (standing === 'known') return <TableDisplay table={table} />;
  if (standing === 'unpaired') return <PairingForm onPaired={() => setAttempt(attempt + 1)} />;
  return <Opening />;
}

/** A key of its own, somebody signed in, or on a demo floor nobody in particular. */
async function standingOf(table: string): Promise<Standing> {
  const session = await http().session();
  if (!session.ok) return 'unreachable';
  const { who, isDemo } = session.value;
  if (who && who.kind !== 'terminal') return 'known';
  if (!isDemo) return 'unpaired';
  const entered = await enterDemo({ kind: 'display', table });
  return entered.ok ? 'known' : 'unreachable';
}

function TableDisplay({ table }: { readonly table: string }) {
  const [client] = useState(() =>
    tableClient({ url: socketAddress(location), table, as: 'display', open: openSocket }),
  );
  const view = useClient(client, (state) => state.view);
  const ended = useClient(client, (state) => state.ended);
  const isOnline = useOnline(client);
  const now = useServerTime(client, 250);
  const voided = useVoided(client);
  if (ended !== null) return <Opening text={displayWords.gone} />;
  return view ? (
    <DisplayScreen view={view} isOnline={isOnline} now={now} voided={voided} />
  ) : (
    <Opening />
  );
}

/** The last round that became void since this board was switched on. */
function useVoided(client: TableClient<'display'>): Voided | null {
  const [voided, setVoided] = useState<Voided | null>(null);
  useEffect(
    () => client.onFacts((facts) => setVoided((before) => voidedIn(facts) ?? before)),
    [client],
  );
  return voided;
}

function Opening({ text = displayWords.connecting }: { readonly text?: Dictionary<string> }) {
  return (
    <p className="opening" role="status">
      <Pair text={text} />
    </p>
  );
}

/** A board that was not told its table asks for it once; the address says it from then on. */
function TableChoice() {
  const [tables, setTables] = useState<readonly FloorTable[]>([]);
  useEffect(() => {
    void http()
      .floor()
      .then((reply) => {
        if (reply.ok) setTables(reply.value.tables);
      });
  }, []);
  return (
    <main className="board-choice">
      <h1>
        <Pair text={displayNames.choose} />
      </h1>
      {tables.map(({ table, name }) => (
        <a key={table} href={`?${new URLSearchParams({ table })}`}>
          <b>{table}</b> {name}
        </a>
      ))}
    </main>
  );
}

interface DisplayScreenProps {
  readonly view: DisplayView;
  readonly isOnline: boolean;
  readonly now: number;
  readonly voided: Voided | null;
}

/** The board over the table. It informs, and decides nothing. */
function DisplayScreen({ view, isOnline, now, voided }: DisplayScreenProps) {
  const phase = displayPhase(view, isOnline, now);
  const parts = useParts(view.table?.mechanic ?? null, 'display');
  return (
    <FitScreen width={1920} height={1080}>
      <PictureSymbols />
      <main className="board" data-phase={phase.is}>
        <BoardHeader view={view} phase={phase} foremost={parts?.foremost ?? null}>
          <VoidNote view={view} voided={voided} />
        </BoardHeader>
        {parts && <parts.Board view={view} now={now} />}
        {parts === null && (
          <p className="opening" role="alert">
            <Pair text={displayWords.unknown} />
          </p>
        )}
        <Footer view={view} notes={parts?.notes ?? null} />
      </main>
    </FitScreen>
  );
}

interface FooterProps {
  readonly view: DisplayView;
  readonly notes: DisplayParts['notes'];
}

/** By which clause a board only informs. */
function Footer({ view, notes }: FooterProps) {
  return (
    <footer className="board-foot">
      <span>
        {notes && <Pair text={notes.informsOnly} />}{' '}
        {view.informsOnly && <Because citations={view.informsOnly} />}
      </span>
      {notes && (
        <span>
          <Pair text={notes.howToRead} />
        </span>
      )}
    </footer>
  );
}
