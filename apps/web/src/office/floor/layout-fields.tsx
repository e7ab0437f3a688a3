import { useWords } from '../../text/dictionary.ts';
import { floorWords } from '../words/floor-words.ts';
import { type Game, type KindLimits, type LayoutLine, layoutLines } from './config-lines.ts';
import { PriceFields } from './price-fields.tsx';
import { KindLimitFields } from './setting-groups.tsx';

interface LayoutFieldsProps {
  readonly text: string;
  /** All that can be played, and which of it the table's own terminals play. */
  readonly games: readonly Game[];
  readonly game: Game | undefined;
  readonly mayChange: boolean;
  readonly onChange: (text: string) => void;
}

/** Layouts of other terminals of the same tumbler, each with its terminals, limits and prices. */
export function LayoutFields({ text, games, game, mayChange, onChange }: LayoutFieldsProps) {
  const words = useWords(floorWords);
  const lines = layoutLines(text);
  const write = (next: readonly LayoutLine[]) => onChange(JSON.stringify(next));
  // Terminals of one tumbler have layouts of one book.
  const ofBook = games.filter(({ rulebook }) => rulebook.id === game?.rulebook.id);
  const others = ofBook.filter((each) => each.game !== game?.game);
  const [first] = others.filter((each) => !lines.some((line) => line.game === each.game));
  return (
    <div className="setting-group">
      {lines.length === 0 && <p className="note">{words.oneLayout}</p>}
      {lines.map((line, index) => (
        <LayoutField
          // biome-ignore lint/suspicious/noArrayIndexKey: Lines have no name of their own and never change places.
          key={`${index} of ${lines.length}`}
          place={index}
          line={line}
          games={others}
          mayChange={mayChange}
          onChange={(next) => write(lines.map((each, at) => (at === index ? next : each)))}
          onRemove={() => write(lines.filter((_, at) => at !== index))}
        />
      ))}
      {mayChange && first && (
        <div className="setting-line setting-line--add">
          <button
            type="button"
            className="hkey hkey--small"
            data-do="add-layout"
            onClick={() => write([...lines, { ...EMPTY, game: first.game }])}
          >
            {words.addLayout}
          </button>
        </div>
      )}
    </div>
  );
}

const EMPTY: Omit<LayoutLine, 'game'> = {
  terminals: '',
  minimum: '',
  maximum: '',
  differential: '',
  kinds: {},
  houseTable: null,
};

interface LayoutFieldProps {
  readonly place: number;
  readonly line: LayoutLine;
  readonly games: readonly Game[];
  readonly mayChange: boolean;
  readonly onChange: (line: LayoutLine) => void;
  readonly onRemove: () => void;
}

function LayoutField({ place, line, games, mayChange, onChange, onRemove }: LayoutFieldProps) {
  const words = useWords(floorWords);
  const name = `layouts.${place}`;
  const game = games.find((each) => each.game === line.game);
  return (
    <fieldset className="layout-line" data-layout={place}>
      <legend>{words.layout(place + 1)}</legend>
      <LayoutGame name={name} line={line} games={games} mayChange={mayChange} onChange={onChange} />
      <PlainFields name={name} line={line} mayChange={mayChange} onChange={onChange} />
      <span>{words.settings['limits.kinds']}</span>
      <KindLimitFields
        name={`${name}.limits.kinds`}
        text={JSON.stringify(line.kinds)}
        game={game}
        mayChange={mayChange}
        onChange={(kinds) => onChange({ ...line, kinds: JSON.parse(kinds) as KindLimits })}
      />
      <span>{words.settings.houseTable}</span>
      <PriceFields
        name={`${name}.houseTable`}
        text={JSON.stringify(line.houseTable)}
        game={game}
        mayChange={mayChange}
        onChange={(prices) => onChange({ ...line, houseTable: JSON.parse(prices) as unknown })}
      />
      {mayChange && (
        <button
          type="button"
          className="hkey hkey--small"
          data-do="remove-layout"
          onClick={onRemove}
        >
          {words.removeLayout}
        </button>
      )}
    </fieldset>
  );
}

function LayoutGame({
  name,
  line,
  games,
  mayChange,
  onChange,
}: PlainFieldsProps & Pick<LayoutFieldProps, 'games'>) {
  const words = useWords(floorWords);
  return (
    <label className="hfield">
      {words.settings.game}
      <select
        name={`${name}.game`}
        disabled={!mayChange}
        value={line.game}
        onChange={({ target }) => onChange({ ...line, game: target.value, houseTable: null })}
      >
        {!games.some(({ game }) => game === line.game) && <option>{line.game}</option>}
        {games.map((each) => (
          <option key={each.game} value={each.game}>
            {each.title} · {each.game}
          </option>
        ))}
      </select>
    </label>
  );
}

interface PlainFieldsProps {
  readonly name: string;
  readonly line: LayoutLine;
  readonly mayChange: boolean;
  readonly onChange: (line: LayoutLine) => void;
}

/** What is one text each: who has the layout, and within which limits it is played. */
function PlainFields({ name, line, mayChange, onChange }: PlainFieldsProps) {
  const words = useWords(floorWords);
  const titles = {
    terminals: words.terminals,
    minimum: words.settings['limits.default.minimum'],
    maximum: words.settings['limits.default.maximum'],
    differential: words.settings.differential,
  };
  return (['terminals', 'minimum', 'maximum', 'differential'] as const).map((field) => (
    <label key={field} className="hfield">
      {titles[field]}
      <input
        name={`${name}.${field}`}
        inputMode={field === 'terminals' ? 'text' : 'decimal'}
        autoComplete="off"
        readOnly={!mayChange}
        value={line[field]}
        onChange={({ target }) => onChange({ ...line, [field]: target.value })}
      />
    </label>
  ));
}
