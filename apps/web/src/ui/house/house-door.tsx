import { type ReactNode, useEffect, useState } from 'react';
import {
  enterAs,
  isPosition,
  type StaffMember,
  type StaffPosition,
  type StaffSession,
  staffSession,
} from '../../session/staff.ts';
import { useWords } from '../../text/dictionary.ts';
import { LanguageSwitch } from '../language-switch.tsx';
import { positionWords } from '../position-words.ts';
import { SignIn } from '../sign-in.tsx';
import { houseWords } from './house-words.ts';
import './house-door.css';

interface HouseDoorProps {
  readonly title: string;
  /** Who works here; on a demo floor one click makes anybody one of them. */
  readonly positions: readonly StaffPosition[];
  readonly children: (person: StaffMember) => ReactNode;
}

/** What stands before every screen of the house: who are you. */
export function HouseDoor({ title, positions, children }: HouseDoorProps) {
  const [session, setSession] = useState<StaffSession>({ is: 'asking' });
  const as = new URLSearchParams(location.search).get('as');
  const wanted = isPosition(as) ? as : null;
  useEffect(() => {
    void staffSession(wanted).then(setSession);
  }, [wanted]);
  if (session.is === 'known') return children(session.person);
  return (
    <main className="house-door" data-doorway={session.is}>
      <h1>{title}</h1>
      <LanguageSwitch />
      <Entrance
        session={session}
        positions={positions}
        onSession={setSession}
        onRetry={() => void staffSession(wanted).then(setSession)}
      />
    </main>
  );
}

interface EntranceProps {
  readonly session: StaffSession;
  readonly positions: readonly StaffPosition[];
  readonly onSession: (session: StaffSession) => void;
  readonly onRetry: () => void;
}

function Entrance({ session, positions, onSession, onRetry }: EntranceProps) {
  const words = useWords(houseWords);
  const names = useWords(positionWords);
  if (session.is === 'asking') return <p role="status">{words.asking}</p>;
  if (session.is === 'unreachable') {
    return (
      <>
        <p role="alert">{words.unreachable}</p>
        <button type="button" className="door-key" onClick={onRetry}>
          {words.retry}
        </button>
      </>
    );
  }
  return (
    <>
      {session.is === 'stranger' && session.isDemo && (
        <>
          <p>{words.demo}</p>
          <p className="door-keys">
            {positions.map((position) => (
              <button
                key={position}
                type="button"
                className="door-key"
                data-enter={position}
                onClick={() => void enterAs(position).then(onSession)}
              >
                {words.be(names[position])}
              </button>
            ))}
          </p>
        </>
      )}
      <SignIn onSignedIn={(person) => onSession({ is: 'known', person })} />
    </>
  );
}
