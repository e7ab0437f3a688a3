import { useEffect, useState } from 'react';
import { PictureSymbols } from '../mechanics/result-picture.tsx';
import { useWords } from '../text/dictionary.ts';
import { Clock } from '../ui/clock.tsx';
import { HouseMark } from '../ui/house-mark.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Guide } from './guide.tsx';
import { HouseDoors } from './house-doors.tsx';
import { lobbyWords } from './lobby-words.ts';
import { StaffDoor } from './staff-door.tsx';
import { TableCard } from './table-card.tsx';
import { type SeenFloor, useFloor } from './use-floor.ts';
import './lobby.css';

/** The floor at a glance, and the way into every role. */
export function Lobby() {
  const seen = useFloor();
  const words = useWords(lobbyWords);
  return (
    <div className="lobby" data-lobby={seen.floor ? 'open' : 'asking'}>
      <PictureSymbols />
      <LobbyHead seen={seen} />
      <main>
        {seen.floor?.isDemo && (
          <p className="demo-banner" data-demo>
            <b>{words.demo}</b> {words.demoNote}
          </p>
        )}
        {seen.isLost && <p role="alert">{words.unreachable}</p>}
        {seen.floor ? <Floor seen={seen} /> : <p role="status">{words.loading}</p>}
      </main>
    </div>
  );
}

function LobbyHead({ seen }: { readonly seen: SeenFloor }) {
  const words = useWords(lobbyWords);
  return (
    <header className="lobby-head">
      <HouseMark size={44} />
      <div>
        <h1>{seen.floor?.name ?? 'Baize'}</h1>
        <p>{words.tagline}</p>
      </div>
      <span className="lobby-gap" />
      <a className="lobby-link" href="/docs">
        {words.api}
      </a>
      <Clock offset={seen.clockOffset} />
      <LanguageSwitch />
    </header>
  );
}

function Floor({ seen }: { readonly seen: SeenFloor }) {
  const words = useWords(lobbyWords);
  const now = useNow() + seen.clockOffset;
  const { floor } = seen;
  if (!floor) return null;
  return (
    <>
      {floor.isDemo ? <Guide tables={floor.tables} /> : <StaffDoor />}
      <HouseDoors isDemo={floor.isDemo} />
      <h2 className="lobby-title">{words.tables}</h2>
      <ul className="floor-map">
        {floor.tables.map((table) => (
          <TableCard key={table.table} table={table} isDemo={floor.isDemo} now={now} />
        ))}
      </ul>
    </>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return now;
}
