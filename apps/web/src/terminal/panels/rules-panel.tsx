import type { BoxGameBody } from '@baize/protocol/client';
import { amountText } from '../../text/amount.ts';
import { appendixText } from '../../text/appendix.ts';
import { inLanguage } from '../../text/dictionary.ts';
import { percentText } from '../../text/fraction.ts';
import { type Language, useLanguage } from '../../text/language.ts';
import { feltOf, type SheetArea } from '../../ui/board/game-sheet.ts';
import { priceText } from '../../ui/board/printed.ts';
import { ClauseTag } from '../../ui/clause-tag.tsx';
import { waysText } from '../felt/ways-text.ts';
import { useTable, useTerminal } from '../terminal-context.ts';
import { usePanelWords } from '../words/panel-words.ts';

/** The pay table of this layout with exact edges, and the irregularities in plain words. */
export function RulesPanel() {
  const { rules: words } = usePanelWords();
  const { sheet, parts } = useTerminal();
  const felt = feltOf(sheet);
  const language = useLanguage();
  return (
    <div className="rules">
      <p className="rules-book">
        {words.book}: <b>{sheet.rulebook.title}</b>, {appendixText(sheet.title, language)}
        {sheet.rulebook.effectiveFrom &&
          `, ${words.effective(sheet.rulebook.effectiveFrom.replace('T', ' '))}`}
      </p>
      <h3>{words.plain}</h3>
      <ul>
        {[parts.words[language].decides, ...words.points].map((point) => (
          <li key={point}>{point}</li>
        ))}
        <Limits />
      </ul>
      <table>
        <thead>
          <tr>
            <th>{words.area}</th>
            <th>{words.wins}</th>
            <th>{words.pays}</th>
            <th>{words.chance}</th>
            <th>{words.edge}</th>
            <th>{words.clauses}</th>
          </tr>
        </thead>
        <tbody>
          {felt
            ? payRows(felt.areas).map((row) => <PayRow key={row.area.bet} row={row} />)
            : 'bets' in sheet && sheet.bets.map((bet) => <BoxBetRow key={bet.bet} bet={bet} />)}
        </tbody>
      </table>
    </div>
  );
}

function Limits() {
  const { rules: words } = usePanelWords();
  const { parts } = useTerminal();
  const language = useLanguage();
  const unit = useTable(({ view }) => view?.table?.unit ?? null);
  const differential = useTable(({ view }) => view?.table?.differential ?? null);
  return (
    <>
      {unit !== null && <li>{words.unit(amountText(unit))}</li>}
      {differential !== null && (
        <li>{parts.words[language].differential(amountText(differential))}</li>
      )}
    </>
  );
}

function PayRow({ row }: { readonly row: PricedRow }) {
  const { area, count } = row;
  const { rules: words } = usePanelWords();
  const { parts } = useTerminal();
  const language = useLanguage();
  const [first] = area.prices;
  const prices = [...new Set(area.prices.map(({ printed }) => priceText(printed, language)))];
  return (
    <tr data-pay={area.bet}>
      <th scope="row">{rowName(row, language)}</th>
      <td>
        {count > 1 && `${words.example(inLanguage(area.name, language))} `}
        {inLanguage(area.wins, language)}
      </td>
      <td className="num-cell">{prices.join(' · ')}</td>
      <td className="num-cell" data-label={words.chance}>
        {parts.outcomes === null
          ? percentText(area.chance)
          : `${waysText(area.chance, parts.outcomes)} / ${parts.outcomes}`}
      </td>
      <td className="num-cell" data-label={words.edge}>
        {percentText(area.edge)} <small>{area.edge}</small>
      </td>
      <td>{first && <ClauseTag citation={first.because[0]} />}</td>
    </tr>
  );
}

type BoxBet = BoxGameBody['bets'][number];

/** A bet of a game that is played at boxes; what it costs may depend on how cards are arranged. */
function BoxBetRow({ bet }: { readonly bet: BoxBet }) {
  const { rules: words } = usePanelWords();
  const language = useLanguage();
  const [first] = bet.prices;
  const { arranged } = bet;
  const chance = arranged ? arranged.houseWay.win : bet.chance;
  const edges = arranged ? [arranged.houseWay.edge, arranged.best.edge] : [bet.edge];
  return (
    <tr data-pay={bet.bet}>
      <th scope="row">{inLanguage(bet.name, language)}</th>
      <td>
        {inLanguage(bet.wins, language)}
        {arranged && ` ${words.arranged}`}
      </td>
      <td className="num-cell">
        {bet.prices.map(({ printed }) => priceText(printed, language)).join(' · ')}
      </td>
      <td className="num-cell" data-label={words.chance}>
        {chance !== null && percentText(chance)}
      </td>
      <td className="num-cell" data-label={words.edge}>
        {edges.map(
          (edge) =>
            edge !== null && (
              <span key={edge} className="rules-edge">
                {percentText(edge)} <small>{edge}</small>
              </span>
            ),
        )}
      </td>
      <td>{first && <ClauseTag citation={first.because[0]} />}</td>
    </tr>
  );
}

/** One row of the pay table: an area, and how many others have its kind, price and chance. */
interface PricedRow {
  readonly area: SheetArea;
  readonly count: number;
}

/** Areas of one kind with one price and one chance share a row; the first stands for all. */
function payRows(areas: readonly SheetArea[]): readonly PricedRow[] {
  const rows = new Map<string, PricedRow>();
  for (const area of areas) {
    const prices = area.prices.map(({ printed }) => printed);
    // Each total reads differently, whatever it shares with another.
    const own = area.kind === 'total' ? area.bet : '';
    const key = [area.kind, own, area.chance, ...prices].join('|');
    const row = rows.get(key);
    rows.set(key, row ? { ...row, count: row.count + 1 } : { area, count: 1 });
  }
  return [...rows.values()];
}

/** The name of a row: its kind with a count where it stands for several areas. */
function rowName({ area, count }: PricedRow, language: Language): string {
  const name = inLanguage(area.name, language);
  return count === 1 ? name : `${name.replace(/ [\d-]+$/, '')} ×${count}`;
}
