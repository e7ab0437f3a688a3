import { http } from '../../session/http.ts';
import { useWords } from '../../text/dictionary.ts';
import { useAsked } from '../../ui/house/use-asked.ts';
import { floorWords } from '../words/floor-words.ts';
import { SETTINGS, type SettingName } from './config-draft.ts';

interface SettingFieldProps {
  readonly name: SettingName;
  readonly text: string;
  readonly before: string;
  readonly isUnreadable: boolean;
  readonly fault: string | null;
  readonly mayChange: boolean;
  readonly onChange: (text: string) => void;
}

/** One setting; what it was stands struck through beside what it would be. */
export function SettingField(props: SettingFieldProps) {
  const { name, text, before, isUnreadable, fault } = props;
  const words = useWords(floorWords);
  const isChanged = text !== before;
  const said = isUnreadable ? words.unreadable : fault;
  return (
    <div
      className="hfield"
      data-setting={name}
      data-changed={isChanged || undefined}
      data-wide={SETTINGS[name].kind === 'json' || undefined}
    >
      <label htmlFor={`setting-${name}`}>
        {words.settings[name]} <code>{name}</code>
      </label>
      <Control {...props} />
      {isChanged && <s>{before === '' ? words.none : before}</s>}
      {said !== null && (
        <small role="alert" data-field={name}>
          {said}
        </small>
      )}
    </div>
  );
}

function Control({ name, text, mayChange, onChange }: SettingFieldProps) {
  const { kind } = SETTINGS[name];
  if (kind === 'game') return <GameChoice text={text} mayChange={mayChange} onChange={onChange} />;
  if (kind === 'json') {
    return (
      <textarea
        id={`setting-${name}`}
        name={name}
        rows={Math.min(6, text.split('\n').length)}
        spellCheck={false}
        readOnly={!mayChange}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (typeof kind !== 'string') {
    return (
      <select
        id={`setting-${name}`}
        name={name}
        disabled={!mayChange}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      >
        {kind.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      id={`setting-${name}`}
      name={name}
      inputMode={kind.startsWith('money') ? 'decimal' : 'numeric'}
      autoComplete="off"
      readOnly={!mayChange}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function GameChoice({
  text,
  mayChange,
  onChange,
}: Pick<SettingFieldProps, 'text' | 'mayChange' | 'onChange'>) {
  const games = useAsked('games', () => http().games());
  const known = games.value?.games ?? [];
  return (
    <select
      id="setting-game"
      name="game"
      disabled={!mayChange}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    >
      {!known.some(({ game }) => game === text) && <option>{text}</option>}
      {known.map(({ game, title }) => (
        <option key={game} value={game}>
          {title} · {game}
        </option>
      ))}
    </select>
  );
}
