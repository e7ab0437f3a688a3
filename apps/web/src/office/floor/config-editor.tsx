import type { ConfigPreviewBody, GamesBody, TableConfig } from '@baize/protocol/client';
import { useState } from 'react';
import { http } from '../../session/http.ts';
import { newOperationId } from '../../session/operation-id.ts';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { type Asked, useAsked } from '../../ui/house/use-asked.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { floorWords } from '../words/floor-words.ts';
import {
  beforeText,
  type ConfigDraft,
  configDraft,
  configOf,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
} from './config-draft.ts';
import { ConfigPreview } from './config-preview.tsx';
import { LayoutFields } from './layout-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { KindLimitFields, ReadingFields } from './setting-groups.tsx';

interface ConfigEditorProps {
  readonly table: string;
  readonly config: TableConfig;
  readonly mayChange: boolean;
  readonly onSet: () => void;
}

/** A draft of one table: old values stay beside the new ones until it is set. */
export function ConfigEditor({ table, config, mayChange, onSet }: ConfigEditorProps) {
  const before = configDraft(config);
  const [draft, setDraft] = useState<ConfigDraft>(before);
  const wanted = configOf(draft, config);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(before);
  const foreseen = mayChange && wanted.ok ? wanted.config : null;
  const preview = useAsked(`${table} ${JSON.stringify(draft)}`, () => foresee(table, foreseen));
  const setting = useSetting(table, onSet);
  const games = useAsked('games', () => http().games()).value?.games ?? [];
  const problems = preview.value?.faults ?? [];
  const isSound = wanted.ok && !preview.isOld && preview.value !== null && problems.length === 0;
  return (
    <form
      className="hcard config-editor"
      data-config={table}
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted.ok) void setting.set(wanted.config);
      }}
    >
      <div className="config-fields">
        {SETTING_NAMES.map((name) => (
          <SettingField
            key={name}
            name={name}
            text={draft[name]}
            before={before[name]}
            games={games}
            game={draft.game}
            isUnreadable={!wanted.ok && wanted.fields.includes(name)}
            problem={problems.find(({ field }) => isAbout(field, name))?.message ?? null}
            mayChange={mayChange}
            onChange={(text) => setDraft({ ...draft, [name]: text })}
          />
        ))}
      </div>
      {isChanged && wanted.ok && <Foreseen {...preview} />}
      <SettingTold told={setting.told} />
      {mayChange && (
        <EditorKeys
          isChanged={isChanged}
          maySet={isChanged && isSound}
          needsSecond={preview.value?.second != null}
          onDrop={() => setDraft(before)}
        />
      )}
    </form>
  );
}

/** What a change would bring; who may change nothing is told nothing of it. */
function foresee(table: string, wanted: TableConfig | null) {
  return wanted ? http().previewConfig(table, wanted) : Promise.resolve(UNREADABLE);
}

function Foreseen({
  value,
  problem,
  isOld,
}: Pick<Asked<ConfigPreviewBody>, 'value' | 'problem' | 'isOld'>) {
  if (value) return <ConfigPreview preview={value} isOld={isOld} />;
  return problem ? (
    <p className="trouble" role="alert" data-fault={problem.field}>
      {[problem.field, problem.message].filter(Boolean).join(': ')}
    </p>
  ) : null;
}

type SettingResult = { readonly tone: 'good' | 'bad'; readonly text: string } | null;

/** Sends a draft to its table, and keeps what the table said to it. */
function useSetting(table: string, onSet: () => void) {
  const words = useWords(floorWords);
  const language = useLanguage();
  const [told, setTold] = useState<SettingResult>(null);
  const set = async (config: TableConfig) => {
    const reply = await http().configure(table, { op: newOperationId(), config });
    if (!reply.ok) return setTold({ tone: 'bad', text: reply.error.message });
    const { answer } = reply.value;
    if (answer.type === 'refused') {
      return setTold({ tone: 'bad', text: refusalText(answer.refusal, language) });
    }
    setTold({ tone: 'good', text: answer.request === undefined ? words.isSet : words.isAsked });
    onSet();
  };
  return { told, set };
}

function SettingTold({ told }: { readonly told: SettingResult }) {
  return told ? (
    <p role={told.tone === 'bad' ? 'alert' : 'status'} data-told={told.tone}>
      {told.text}
    </p>
  ) : null;
}

interface EditorKeysProps {
  readonly isChanged: boolean;
  readonly maySet: boolean;
  readonly needsSecond: boolean;
  readonly onDrop: () => void;
}

function EditorKeys({ isChanged, maySet, needsSecond, onDrop }: EditorKeysProps) {
  const words = useWords(floorWords);
  return (
    <div className="house-keys">
      <button type="submit" className="hkey hkey--main" data-do="set-config" disabled={!maySet}>
        {needsSecond ? words.ask : words.set}
      </button>
      <button
        type="button"
        className="hkey"
        data-do="drop-draft"
        disabled={!isChanged}
        onClick={onDrop}
      >
        {words.drop}
      </button>
    </div>
  );
}

const UNREADABLE = {
  ok: false,
  error: { status: 400, code: 'unreadable', message: 'A setting cannot be read.' },
} as const;

interface SettingFieldProps {
  readonly name: SettingName;
  readonly text: string;
  readonly before: string;
  /** All that can be played, and which of it the draft names. */
  readonly games: GamesBody['games'];
  readonly game: string;
  readonly isUnreadable: boolean;
  readonly problem: string | null;
  readonly mayChange: boolean;
  readonly onChange: (text: string) => void;
}

/** One setting; what it was stands struck through beside what it would be. */
function SettingField(props: SettingFieldProps) {
  const { name, text, before, isUnreadable, problem } = props;
  const words = useWords(floorWords);
  const isChanged = text !== before;
  const said = isUnreadable ? words.unreadable : problem;
  return (
    <div
      className="hfield"
      data-setting={name}
      data-changed={isChanged || undefined}
      data-wide={isWide(name) || undefined}
    >
      <label htmlFor={`setting-${name}`}>
        {words.settings[name]} <code>{name}</code>
      </label>
      <Control {...props} />
      {isChanged && <s>{beforeText(name, before, text) || words.none}</s>}
      {said !== null && (
        <small role="alert" data-field={name}>
          {said}
        </small>
      )}
    </div>
  );
}

/** What is wrong with a part of a setting is said at the setting. */
function isAbout(field: string, name: SettingName): boolean {
  return field === name || field.startsWith(`${name}.`);
}

function isWide(name: SettingName): boolean {
  const { kind } = SETTINGS[name];
  return typeof kind === 'string' && LINES.has(kind);
}

/** Settings of several lines take the whole width. */
const LINES: ReadonlySet<string> = new Set(['prices', 'layouts', 'readings', 'kind-limits']);

function Control({ name, text, games, game, mayChange, onChange }: SettingFieldProps) {
  const words = useWords(floorWords);
  const { kind } = SETTINGS[name];
  const group = { text, mayChange, onChange, game: games.find((each) => each.game === game) };
  if (kind === 'game') return <GameChoice {...{ text, games, mayChange, onChange }} />;
  if (kind === 'readings') return <ReadingFields {...group} />;
  if (kind === 'kind-limits') return <KindLimitFields name={name} {...group} />;
  if (kind === 'prices') return <PriceFields name={name} {...group} />;
  if (kind === 'layouts') return <LayoutFields games={games} {...group} />;
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
          <option key={each} value={each}>
            {words.ways[each] ?? each}
          </option>
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
  games,
  mayChange,
  onChange,
}: Pick<SettingFieldProps, 'text' | 'games' | 'mayChange' | 'onChange'>) {
  return (
    <select
      id="setting-game"
      name="game"
      disabled={!mayChange}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    >
      {!games.some(({ game }) => game === text) && <option>{text}</option>}
      {games.map(({ game, title }) => (
        <option key={game} value={game}>
          {title} · {game}
        </option>
      ))}
    </select>
  );
}
