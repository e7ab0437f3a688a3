import { GameMark } from '../mechanics/result-picture.tsx';
import { useWords } from '../text/dictionary.ts';
import { Clock } from '../ui/clock.tsx';
import { DemonstrationTag } from '../ui/demonstration/demonstration-tag.tsx';
import { DuePill } from '../ui/due/due-card.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { positionWords } from '../ui/position-words.ts';
import { serviceWords } from '../ui/service/service-words.ts';
import type { DealerView } from './model/dealer-view.ts';
import type { Person } from './person.ts';
import { consoleWords } from './words/console-words.ts';

interface HeaderProps {
  readonly view: DealerView;
  readonly person: Person;
  readonly isOnline: boolean;
  readonly clockOffset: number;
  /** Server time. */
  readonly now: number;
  readonly onOpen: (panel: 'terminals' | 'service' | 'person') => void;
}

/** Where one is, who one is, and whether the line is up. */
export function Header({ view, person, isOnline, clockOffset, now, onOpen }: HeaderProps) {
  const words = useWords(consoleWords);
  const locked = view.terminals.filter(({ isLocked }) => isLocked).length;
  return (
    <header className="console-head">
      <h1>
        <GameMark mechanic={view.table?.mechanic ?? null} size={30} />
        <span>{words.title}</span>
      </h1>
      <span className="table-badge" data-status={view.status.status}>
        <i aria-hidden="true" />
        <b>{words.tableName(view.table?.table ?? '')}</b>
        <small>{view.table?.rulebook.title}</small>
      </span>
      <DemonstrationTag demonstration={view.table?.demonstration} />
      {isOnline ? (
        <button
          type="button"
          className="pill"
          data-tone="ok"
          data-open="terminals"
          onClick={() => onOpen('terminals')}
        >
          {words.terminals(view.terminals.length)}
        </button>
      ) : (
        <span className="pill" data-tone="bad" role="status">
          {words.offline}
        </span>
      )}
      {locked > 0 && (
        <span className="pill" data-tone="warn">
          {words.locked(locked)}
        </span>
      )}
      <DuePill view={view} now={now} look="pill" />
      <ServicePill view={view} onOpen={() => onOpen('service')} />
      <span className="console-gap" />
      <Clock offset={clockOffset} isExact />
      <LanguageSwitch />
      <PersonTag person={person} onOpen={() => onOpen('person')} />
    </header>
  );
}

interface ServicePillProps {
  readonly view: DealerView;
  readonly onOpen: () => void;
}

/** The way to what is out of order, and how much of it there is. */
function ServicePill({ view: { outOfService }, onOpen }: ServicePillProps) {
  const { open } = useWords(serviceWords);
  const count = outOfService.length;
  return (
    <button
      type="button"
      className="pill"
      data-tone={count > 0 ? 'bad' : 'quiet'}
      data-open="service"
      onClick={onOpen}
    >
      {count > 0 ? `${open} (${count})` : open}
    </button>
  );
}

interface PersonTagProps {
  readonly person: Person;
  readonly onOpen: () => void;
}

function PersonTag({ person, onOpen }: PersonTagProps) {
  const { actingAs } = useWords(consoleWords);
  const positions = useWords(positionWords);
  const { name, position, actingAs: acting } = person;
  return (
    <button type="button" className="person" data-open="person" onClick={onOpen}>
      <span className="person-initials" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className="person-name">
        {name}
        <small>{acting ? actingAs(positions[acting]) : positions[position]}</small>
      </span>
    </button>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/[\s.]+/).filter(Boolean);
  return words
    .map(([letter]) => letter ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();
}
