import { useWords } from '../../text/dictionary.ts';
import { floorWords } from '../words/floor-words.ts';
import {
  bookPrice,
  type Game,
  type HousePrices,
  lineName,
  type PriceLine,
  pricesIn,
  printedPrices,
} from './config-lines.ts';

interface PriceFieldsProps {
  /** Before the name of every field. */
  readonly name: string;
  readonly text: string;
  /** The game of the draft; undefined while nobody knows it. */
  readonly game: Game | undefined;
  readonly mayChange: boolean;
  readonly onChange: (text: string) => void;
}

/** Prices of the house line by line, beside what the book prints and the least it allows. */
export function PriceFields({ name, text, game, mayChange, onChange }: PriceFieldsProps) {
  const words = useWords(floorWords);
  const prices = pricesIn(text);
  const write = (next: HousePrices | null) => onChange(JSON.stringify(next));
  const isFixed = (game?.prices ?? []).length === 0;
  if (prices === undefined) return <p className="note">{words.otherPrices}</p>;
  const begin = () => game && write({ ...prices, ...printedPrices(game) });
  return (
    <div className="setting-group">
      {prices === null && (
        <p className="note">{isFixed ? words.fixedPrices : words.printedPrices}</p>
      )}
      {prices?.rows.map((line, index) => (
        <PriceField
          key={lineName(line)}
          name={`${name}.${index}`}
          line={line}
          book={bookPrice(line, game)}
          mayChange={mayChange}
          onChange={(pays) =>
            write({
              ...prices,
              rows: prices.rows.map((each, at) => (at === index ? { ...each, pays } : each)),
            })
          }
        />
      ))}
      {mayChange && (
        <div className="setting-line setting-line--add">
          {!isFixed && (prices === null || prices.game !== game?.game) && (
            <PriceKey action="own-prices" label={words.ownPrices} onPress={begin} />
          )}
          {prices !== null && (
            <PriceKey action="printed-prices" label={words.asPrinted} onPress={() => write(null)} />
          )}
        </div>
      )}
    </div>
  );
}

interface PriceFieldProps {
  readonly name: string;
  readonly line: PriceLine;
  readonly book: Game['prices'][number] | undefined;
  readonly mayChange: boolean;
  readonly onChange: (pays: string) => void;
}

function PriceField({ name, line, book, mayChange, onChange }: PriceFieldProps) {
  const words = useWords(floorWords);
  return (
    <div className="setting-line" data-price={lineName(line)}>
      <span>
        {line.label ?? book?.label ?? line.bet} <code>{lineName(line)}</code>
      </span>
      <input
        name={name}
        aria-label={`${words.settings.houseTable}: ${lineName(line)}`}
        autoComplete="off"
        readOnly={!mayChange}
        value={line.pays}
        onChange={({ target }) => onChange(target.value)}
      />
      {book && <small>{words.bookPrice(book.pays, book.least)}</small>}
    </div>
  );
}

interface PriceKeyProps {
  readonly action: string;
  readonly label: string;
  readonly onPress: () => void;
}

function PriceKey({ action, label, onPress }: PriceKeyProps) {
  return (
    <button type="button" className="hkey hkey--small" data-do={action} onClick={onPress}>
      {label}
    </button>
  );
}
