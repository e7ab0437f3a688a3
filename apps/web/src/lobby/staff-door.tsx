import { useEffect, useState } from 'react';
import { type StaffMember, staffSession } from '../session/staff.ts';
import { useWords } from '../text/dictionary.ts';
import { SignIn } from '../ui/sign-in.tsx';
import { signInWords } from '../ui/sign-in-words.ts';
import { lobbyWords } from './lobby-words.ts';

/** Where the floor is no demo, staff sign in before they open a console. */
export function StaffDoor() {
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
