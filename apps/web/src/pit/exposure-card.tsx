import type { OutcomeBody, PitView } from '@baize/protocol/client';
import { memo } from 'react';
import { useParts } from '../mechanics/mechanics.ts';
import { ResultPicture } from '../mechanics/result-picture.tsx';
import type { Outcome } from '../mechanics/screen-mechanic.ts';
import { http } from '../session/http.ts';
import { amountText } from '../text/amount.ts';
import { inLanguage, useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import type { GameSheet, SheetArea } from '../ui/board/game-sheet.ts';
import { FitWidth } from '../ui/fit-width.tsx';
import { useAsked } from '../ui/house/use-asked.ts';
import { useKeys } from '../ui/use-keys.ts';
import { outcomeCount } from './every-outcome.tsx';
import { pitWords } from './words/pit-words.ts';

/** From a cool area to one that could cost most, by the root: small stakes stay visible. */
const STOPS = [
  [18, 66, 60],
  [46, 112, 74],
  [104, 96, 30],
  [146, 78, 26],
  [168, 40, 28],
] as const;

/** A colour for a liability against the largest on the layout. */
export function heatOf(liability: number, most: number): string {
  const share = most <= 0 ? 0 : Math.sqrt(Math.max(0, liability) / most);
  const place = Math.min(1, share) * (STOPS.length - 1);
  const below = Math.min(STOPS.length - 2, Math.floor(place));
  const [from, to] = [STOPS[below] ?? STOPS[0], STOPS[below + 1] ?? STOPS[0]];
  const mixed = from.map((part, index) =>
    Math.round(part + (place - below) * ((to[index] ?? 0) - part)),
  );
  return `rgb(${mixed.join(' ')})`;
}

interface ExposureMapProps {
  readonly sheet: GameSheet;
  readonly areas: PitView['areas'];
  readonly wins: OutcomeBody['wins'];
  /** What a mechanic prints in the small square of an area; its name where that is null. */
  readonly labelOf: (bet: string) => string | null;
}

/** The layout with what lies on it, coloured by what each area could cost. */
function ExposureMap({ sheet, areas, wins, labelOf }: ExposureMapProps) {
  const { exposure } = useWords(pitWords);
  const staked = new Map(areas.map((area) => [area.bet, area]));
  const pays = new Map(wins.map((each) => [each.bet, each.pays]));
  const most = Math.max(0, ...areas.map(({ liability }) => liability));
  const { width, height } = sheet.canvas;
  return (
    <div className="exposure-map">
      <FitWidth width={width} height={height}>
        <section className="exposure-felt" style={{ width, height }} aria-label={exposure}>
          {sheet.areas.map((area) => {
            const its = staked.get(area.bet);
            return (
              <MapArea
                key={area.bet}
                area={area}
                label={labelOf(area.bet)}
                placed={its?.placed ?? 0}
                heat={its ? heatOf(its.liability, most) : null}
                used={its ? usedOf(its) : 0}
                pays={pays.get(area.bet) ?? null}
              />
            );
          })}
        </section>
      </FitWidth>
    </div>
  );
}

function usedOf({ atRisk, maximum }: PitView['areas'][number]): number {
  return maximum === 0 ? 0 : Math.min(1, atRisk / maximum);
}

interface MapAreaProps {
  readonly area: SheetArea;
  readonly label: string | null;
  readonly placed: number;
  /** A colour; null where nobody has bet. */
  readonly heat: string | null;
  /** Share of the limit. */
  readonly used: number;
  /** What it would pay on the chosen result. */
  readonly pays: number | null;
}

const MapArea = memo(function MapArea({ area, label, placed, heat, used, pays }: MapAreaProps) {
  const language = useLanguage();
  const words = useWords(pitWords);
  const { bet, x, y, width, height, name } = area;
  return (
    <div
      className="map-area"
      style={{ left: x, top: y, width, height, ...(heat ? { background: heat } : {}) }}
      data-area={bet}
      data-placed={placed}
      data-pays={pays ?? undefined}
      title={inLanguage(name, language)}
    >
      <span>{label ?? inLanguage(name, language)}</span>
      {placed > 0 && <b>{amountText(placed)}</b>}
      {used > 0 && <i style={{ width: `${used * 100}%` }} aria-hidden="true" />}
      {pays !== null && <em>{words.pays(amountText(pays))}</em>}
    </div>
  );
});

interface ExposureCardProps {
  readonly view: PitView;
  readonly table: string;
  readonly sheet: GameSheet | null;
  readonly chosen: Outcome | null;
  readonly onChoose: (result: Outcome | null) => void;
}

const COSTLIEST = 10;

/** The layout by what it could cost, beside the results that would cost most. */
export function ExposureCard({ view, table, sheet, chosen, onChoose }: ExposureCardProps) {
  const words = useWords(pitWords);
  const outcomes = view.exposure?.outcomes ?? [];
  const isAtRisk = (view.exposure?.atRisk ?? 0) > 0;
  const mechanic = view.table?.mechanic ?? null;
  const pictures = useParts(mechanic, 'pictures');
  const labelOf = useParts(mechanic, 'pit')?.areaLabel ?? noLabel;
  const keyOf = (result: Outcome | null) => (result && pictures?.resultKey(result)) || '';
  const text = isAtRisk ? keyOf(chosen) : '';
  const outcome = useAsked(`${table} ${text} ${view.exposure?.atRisk ?? 0}`, () =>
    text === '' ? nothing() : http().outcome(table, text),
  );
  const shown = text !== '' && !outcome.isOld ? outcome.value : null;
  const costliest = { mechanic, keyOf, outcomes };
  useKeys((key) => {
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
    const at = outcomes.findIndex((each) => keyOf(each.dice) === keyOf(chosen));
    const next = outcomes[Math.max(0, at + (key === 'ArrowDown' ? 1 : -1))];
    onChoose(next?.dice ?? null);
    return true;
  });
  return (
    <section className="hcard pit-exposure" data-exposure={isAtRisk ? 'at-risk' : 'none'}>
      <div className="hcard-head">
        <h2>{words.exposure}</h2>
        <small>{words.exposureNote}</small>
      </div>
      <div className="pit-exposure-body">
        {sheet && (
          <ExposureMap
            sheet={sheet}
            areas={view.areas}
            wins={shown?.wins ?? []}
            labelOf={labelOf}
          />
        )}
        <div className="pit-costliest">
          <h3>{words.costliest(outcomeCount(outcomes))}</h3>
          {!isAtRisk && <p className="note">{words.noStakes}</p>}
          {isAtRisk && <Costliest {...costliest} chosen={text} onChoose={onChoose} />}
          {shown && <Shown outcome={shown} text={pictures?.resultText(shown.dice) ?? ''} />}
        </div>
      </div>
    </section>
  );
}

interface ShownProps {
  readonly outcome: OutcomeBody;
  readonly text: string;
}

/** What the chosen result would do with the stakes. */
function Shown({ outcome: { pays, wins, collects }, text }: ShownProps) {
  const words = useWords(pitWords);
  return (
    <p className="note" data-outcome-pays={pays}>
      {text} {words.outcome(amountText(pays), wins.length, amountText(collects))}
    </p>
  );
}

interface CostliestProps {
  readonly mechanic: string | null;
  readonly keyOf: (result: Outcome) => string;
  readonly outcomes: NonNullable<PitView['exposure']>['outcomes'];
  readonly chosen: string;
  readonly onChoose: (result: Outcome | null) => void;
}

function Costliest({ mechanic, keyOf, outcomes, chosen, onChoose }: CostliestProps) {
  return (
    <ol>
      {outcomes.slice(0, COSTLIEST).map(({ dice, weight, net }) => {
        const text = keyOf(dice);
        return (
          <li key={text}>
            <button
              type="button"
              data-outcome={text}
              aria-pressed={text === chosen}
              onClick={() => onChoose(text === chosen ? null : dice)}
            >
              <ResultPicture mechanic={mechanic} result={dice} size={20} />
              <small>×{weight}</small>
              <b className={net < 0 ? 'neg' : 'pos'}>{amountText(net)}</b>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function noLabel(): null {
  return null;
}

/** Nobody has chosen a result. */
function nothing(): ReturnType<ReturnType<typeof http>['outcome']> {
  return Promise.resolve({
    ok: false,
    error: { status: 409, code: 'no-round', message: 'No result is chosen.' },
  });
}
