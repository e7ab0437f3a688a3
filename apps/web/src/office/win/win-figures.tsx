import { moneyText } from '../../text/amount.ts';
import { useWords } from '../../text/dictionary.ts';
import { fractionValue, percentText } from '../../text/fraction.ts';
import { ZDot, zText } from '../../ui/house/z-dot.tsx';
import type { ReportRow } from '../report-of.ts';
import { winWords } from '../words/win-words.ts';

interface WinFiguresProps {
  /** Null where nothing happened, or nothing is known yet. */
  readonly row: ReportRow<'win'> | null;
  readonly isOld: boolean;
}

const NONE = '–';
const PERCENT_DIGITS = 2;
const BAND = 1.96;

/** The seven figures of a period. Each keeps its exact fraction for whoever points at it. */
export function WinFigures({ row, isOld }: WinFiguresProps) {
  const words = useWords(winWords);
  const money = (amount: number | null | undefined) => (amount == null ? NONE : moneyText(amount));
  const percent = (fraction: string | null | undefined) =>
    fraction == null ? NONE : percentText(fraction, PERCENT_DIGITS);
  return (
    <dl className="win-figures" data-old={isOld}>
      <Figure name="drop" title={words.drop} value={money(row?.drop)} />
      <Figure name="handle" title={words.handle} value={money(row?.handle)} />
      <Figure name="win" title={words.win} value={money(row?.win)} isMain />
      <Figure name="hold" title={words.hold} value={percent(row?.hold)} exact={row?.hold} />
      <Figure
        name="win-share"
        title={words.winShare}
        value={percent(row?.winShare)}
        exact={row?.winShare}
      />
      <Figure
        name="theoretical"
        title={words.theoretical}
        value={row ? moneyText(fractionValue(row.theoretical)) : NONE}
        exact={row?.theoretical}
        more={percent(row?.theoreticalShare)}
      />
      <div className="hcard" data-figure="z">
        <dt>{words.zOver((row?.rounds ?? 0).toLocaleString('en'))}</dt>
        <dd>
          <b>{zText(row?.z ?? null)}</b>
          <span className="z-words">
            <ZDot z={row?.z ?? null} />
            {row?.z != null && (
              <small>{Math.abs(Number(row.z)) <= BAND ? words.inside : words.outside}</small>
            )}
          </span>
        </dd>
      </div>
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly title: string;
  readonly value: string;
  readonly exact?: string | null | undefined;
  readonly more?: string;
  readonly isMain?: boolean;
}

function Figure({ name, title, value, exact, more, isMain = false }: FigureProps) {
  return (
    <div className="hcard" data-figure={name} data-main={isMain || undefined} title={exact ?? ''}>
      <dt>{title}</dt>
      <dd>
        <b>{value}</b>
        {more !== undefined && more !== NONE && <em>{more}</em>}
      </dd>
    </div>
  );
}
