import { useState } from 'react';
import { useWords } from '../../text/dictionary.ts';
import { Because } from '../../ui/clause-tag.tsx';
import { floorWords } from '../words/floor-words.ts';
import { kindLimitsIn, readingsIn } from './config-draft.ts';
import type { Game, KindLimits } from './config-lines.ts';

interface GroupProps {
  readonly text: string;
  /** The game of the draft; undefined while nobody knows it. */
  readonly game: Game | undefined;
  readonly mayChange: boolean;
  readonly onChange: (text: string) => void;
}

/** One choice for every clause that the game's book leaves open; the rest of the readings stays as it is. */
export function ReadingFields({ text, game, mayChange, onChange }: GroupProps) {
  const words = useWords(floorWords);
  const readings = readingsIn(text);
  const open = game?.readings ?? [];
  if (open.length === 0) return <p className="note">{words.nothingOpen}</p>;
  return (
    <div className="setting-group">
      {open.map(({ id, because, choices }) => (
        <div key={id} className="setting-line" data-reading={id}>
          <span>
            {id} <Because citations={because} />
          </span>
          <select
            name={`readings.${id}`}
            aria-label={`${words.settings.readings}: ${id}`}
            disabled={!mayChange}
            value={readings[id] ?? choices[0]}
            onChange={({ target }) => onChange(JSON.stringify({ ...readings, [id]: target.value }))}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {words.choices[choice] ?? choice}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  );
}

/** Kinds of bets whose limits are others than those of the table, each with its least and its most. */
export function KindLimitFields({
  name,
  text,
  game,
  mayChange,
  onChange,
}: GroupProps & { readonly name: string }) {
  const words = useWords(floorWords);
  const limits = kindLimitsIn(text);
  const kinds = Object.keys(limits);
  const others = (game?.kinds ?? []).filter((kind) => !kinds.includes(kind));
  const write = (next: KindLimits) => onChange(JSON.stringify(next));
  return (
    <div className="setting-group">
      {kinds.length === 0 && <p className="note">{words.noOwnLimits}</p>}
      {kinds.map((kind) => (
        <KindLine
          key={kind}
          name={name}
          kind={kind}
          limits={limits}
          mayChange={mayChange}
          onChange={write}
        />
      ))}
      {mayChange && others.length > 0 && (
        <AddKind
          name={name}
          kinds={others}
          onAdd={(kind) => write({ ...limits, [kind]: { minimum: '', maximum: '' } })}
        />
      )}
    </div>
  );
}

interface KindLineProps {
  /** Before the name of every field. */
  readonly name: string;
  readonly kind: string;
  readonly limits: KindLimits;
  readonly mayChange: boolean;
  readonly onChange: (limits: KindLimits) => void;
}

function KindLine({ name, kind, limits, mayChange, onChange }: KindLineProps) {
  const words = useWords(floorWords);
  const { [kind]: own = { minimum: '', maximum: '' }, ...others } = limits;
  return (
    <div className="setting-line" data-kind={kind}>
      <code>{kind}</code>
      {(['minimum', 'maximum'] as const).map((side) => (
        <input
          key={side}
          name={`${name}.${kind}.${side}`}
          aria-label={`${kind}: ${words.settings[`limits.default.${side}`]}`}
          placeholder={words.settings[`limits.default.${side}`]}
          inputMode="decimal"
          autoComplete="off"
          readOnly={!mayChange}
          value={own[side]}
          onChange={({ target }) =>
            onChange({ ...limits, [kind]: { ...own, [side]: target.value } })
          }
        />
      ))}
      {mayChange && (
        <button
          type="button"
          className="hkey hkey--small"
          data-do="remove-kind"
          aria-label={`${words.removeKind}: ${kind}`}
          onClick={() => onChange(others)}
        >
          {words.removeKind}
        </button>
      )}
    </div>
  );
}

interface AddKindProps {
  readonly name: string;
  readonly kinds: readonly string[];
  readonly onAdd: (kind: string) => void;
}

function AddKind({ name, kinds, onAdd }: AddKindProps) {
  const words = useWords(floorWords);
  const [chosen, choose] = useState('');
  const kind = kinds.includes(chosen) ? chosen : (kinds[0] ?? '');
  return (
    <div className="setting-line setting-line--add">
      <select
        name={`${name}.add`}
        aria-label={words.addKind}
        value={kind}
        onChange={({ target }) => choose(target.value)}
      >
        {kinds.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <button
        type="button"
        className="hkey hkey--small"
        data-do="add-kind"
        onClick={() => onAdd(kind)}
      >
        {words.addKind}
      </button>
    </div>
  );
}
