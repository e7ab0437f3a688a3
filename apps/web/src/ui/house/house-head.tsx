import { type ReactNode, useState } from 'react';
import { PictureSymbols } from '../../mechanics/result-picture.tsx';
import { http } from '../../session/http.ts';
import { forgetKey } from '../../session/key.ts';
import type { StaffMember, StaffPosition } from '../../session/staff.ts';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { minuteText } from '../../text/moment.ts';
import { Clock } from '../clock.tsx';
import { HouseMark } from '../house-mark.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { Panel } from '../panel.tsx';
import { positionWords } from '../position-words.ts';
import { houseWords } from './house-words.ts';
import { ProblemLine } from './problem-line.tsx';
import { useAsked } from './use-asked.ts';

interface HouseHeadProps {
  readonly title: string;
  readonly person: StaffMember;
  /** Server time less the time of this machine. */
  readonly clockOffset: number;
  /** Where one is, and what is not in order. */
  readonly children?: ReactNode;
}

/** The head of every screen of the house. */
export function HouseHead({ title, person, clockOffset, children }: HouseHeadProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <header className="house-head">
        <PictureSymbols />
        <h1>
          <HouseMark size={30} />
          <span>{title}</span>
        </h1>
        {children}
        <span className="house-gap" />
        <Clock offset={clockOffset} isExact />
        <LanguageSwitch />
        <PersonKey person={person} onOpen={() => setOpen(true)} />
      </header>
      {/* A sheet has a head of its own, and so stands beside this one and not in it. */}
      {isOpen && <PersonSheet person={person} onClose={() => setOpen(false)} />}
    </>
  );
}

interface PersonKeyProps {
  readonly person: StaffMember;
  readonly onOpen: () => void;
}

function PersonKey({ person: { name, position, actingAs }, onOpen }: PersonKeyProps) {
  const { actingAs: acting } = useWords(houseWords);
  const names = useWords(positionWords);
  const initials = name.split(/[\s.]+/).flatMap(([letter]) => letter ?? []);
  return (
    <button type="button" className="house-person" data-open="person" onClick={onOpen}>
      <i aria-hidden="true">{initials.slice(0, 2).join('').toUpperCase()}</i>
      <span>
        {name}
        <small>{actingAs ? acting(names[actingAs]) : names[position]}</small>
      </span>
    </button>
  );
}

interface PersonSheetProps {
  readonly person: StaffMember;
  readonly onClose: () => void;
}

/** Who stands here, in which position they act, and the way out. */
function PersonSheet({ person, onClose }: PersonSheetProps) {
  const words = useWords(houseWords);
  const names = useWords(positionWords);
  const { name, position, actingAs, actingPositions } = person;
  return (
    <Panel
      title={name}
      closeLabel={words.close}
      onClose={onClose}
      name="person"
      size="narrow"
      tools={<LanguageSwitch />}
    >
      <Passkeys />
      <div className="house-keys house-keys--down">
        {actingAs && (
          <button type="button" className="hkey" onClick={() => void actIn(null)}>
            {names[position]}
          </button>
        )}
        {actingPositions.map((each) => (
          <button
            key={each}
            type="button"
            className="hkey"
            data-act-as={each}
            aria-pressed={each === actingAs}
            onClick={() => void actIn(each)}
          >
            {words.actingAs(names[each])}
          </button>
        ))}
        <button
          type="button"
          className="hkey hkey--danger"
          data-do="sign-out"
          onClick={() => void leave()}
        >
          {words.signOut}
        </button>
      </div>
    </Panel>
  );
}

async function actIn(position: StaffPosition | null): Promise<void> {
  const changed = await http().actAs(position);
  if (changed.ok) location.reload();
}

async function leave(): Promise<void> {
  await http().signOut();
  forgetKey();
  location.assign('/');
}

/** The position somebody acts in, which is what the floor judges by. */
function positionOf({ position, actingAs }: StaffMember): StaffPosition {
  return actingAs ?? position;
}

/** What somebody may do in the house: whoever stands above the shift manager may do what that one may. */
export function authorityOf(person: StaffMember): StaffPosition {
  const position = positionOf(person);
  return position === 'casino-manager' ? 'shift-manager' : position;
}

/** The passkeys of whoever is signed in: seen, added, and taken away when one is lost. */
function Passkeys() {
  const words = useWords(houseWords);
  const language = useLanguage();
  const keys = useAsked('passkeys', () => http().passkeys());
  const [isDeclined, setDeclined] = useState(false);
  const add = async () => {
    const { addPasskey } = await import('../../session/passkey.ts');
    setDeclined((await addPasskey()) === null);
    keys.again();
  };
  const remove = async (id: string) => {
    await http().removePasskey(id);
    keys.again();
  };
  const held = keys.value?.passkeys ?? [];
  return (
    <section className="house-passkeys" data-passkeys={keys.value ? held.length : '–'}>
      <h3>{words.passkeys}</h3>
      <ProblemLine problem={keys.problem} />
      {keys.value && held.length === 0 && <p className="note">{words.noPasskey}</p>}
      <ul>
        {held.map(({ id, createdAt }) => (
          <li key={id} data-passkey={id}>
            {minuteText(createdAt, language)}{' '}
            <button
              type="button"
              className="hkey hkey--small"
              data-do="remove-passkey"
              onClick={() => void remove(id)}
            >
              {words.removePasskey}
            </button>
          </li>
        ))}
      </ul>
      {isDeclined && <p role="alert">{words.passkeyDeclined}</p>}
      <button type="button" className="hkey" data-do="add-passkey" onClick={() => void add()}>
        {words.addPasskey}
      </button>
    </section>
  );
}
