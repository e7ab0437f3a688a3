import './lobby.css';
import type { FloorBody } from '@baize/protocol/client';
import { useEffect, useState } from 'react';
import { PictureSymbols } from '../mechanics/result-picture.tsx';
import { http } from '../session/http.ts';
import { type StaffMember, staffSession } from '../session/staff.ts';
import { useWords } from '../text/dictionary.ts';
import { Clock } from '../ui/clock.tsx';
import { HouseMark } from '../ui/house-mark.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { SignIn } from '../ui/sign-in.tsx';
import { signInWords } from '../ui/sign-in-words.ts';
import { houseAt } from './addresses.ts';
import { Guide } from './guide.tsx';
import { lobbyWords } from './lobby-words.ts';
import { TableCard } from './table-card.tsx';
import { WindowLink } from './window-link.tsx';

/** The floor as it was last seen; it is asked again every other second while somebody looks. */
interface SeenFloor {
  readonly floor: FloorBody | null;
  readonly isLost: boolean;
  /** Server time less the time of this machine. */
  readonly clockOffset: number;
}

const EVERY = 1_500;

function useFloor(): SeenFloor {
  const [seen, setSeen] = useState<SeenFloor>({ floor: null, isLost: false, clockOffset: 0 });
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const reply = document.hidden ? null : await http().floor();
      if (isGone) return;
      if (reply?.ok) {
        const { value } = reply;
        setSeen({ floor: value, isLost: false, clockOffset: value.at - Date.now() });
      } else if (reply) {
        setSeen((before) => ({ ...before, isLost: true }));
      }
      timer = setTimeout(() => void look(), EVERY);
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  return seen;
}

/** Who works in each screen of the house, on a demo floor. */
const DOORS = [
  { screen: 'pit', as: 'pit-supervisor' },
  { screen: 'cage', as: 'cashier' },
  { screen: 'office', as: 'shift-manager' },
] as const;

/** The ways to the screens of those who run the floor. */
function HouseDoors({ isDemo }: { readonly isDemo: boolean }) {
  const words = useWords(lobbyWords);
  return (
    <nav className="table-ways house-doors" aria-label={words.house}>
      {DOORS.map(({ screen, as }) => (
        <WindowLink
          key={screen}
          href={houseAt(screen, isDemo ? as : null)}
          to={screen}
          label={words[screen]}
        >
          {words[screen]}
        </WindowLink>
      ))}
    </nav>
  );
}

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

/** Where the floor is no demo, staff sign in before they open a console. */
function StaffDoor() {
  const [person, setPerson] = useState<StaffMember | null>(null);
  useEffect(() => {
    void staffSession(null).then((session) => {
      if (session.is === 'known') setPerson(session.person);
    });
  }, []);
  return person ? <SignedIn person={person} /> : <SignIn onSignedIn={setPerson} />;
}

function SignedIn({ person }: { readonly person: StaffMember }) {
  const [isAdded, setAdded] = useState(false);
  const lobby = useWords(lobbyWords);
  const words = useWords(signInWords);
  const add = async () => {
    const { addPasskey } = await import('../session/passkey.ts');
    setAdded((await addPasskey()) !== null);
  };
  return (
    <p className="demo-banner" data-signed-in={person.id}>
      {lobby.signedIn(person.name)}{' '}
      {isAdded ? (
        <span role="status">{words.added}</span>
      ) : (
        <button type="button" className="window-link" onClick={() => void add()}>
          {words.addPasskey}
        </button>
      )}
    </p>
  );
}
