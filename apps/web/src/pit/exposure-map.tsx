import type { OutcomeBody, PitView } from '@baize/protocol/client';
import { memo, useMemo } from 'react';
import { amountText } from '../text/amount.ts';
import { inLanguage, useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import type { GameSheet, SheetArea } from '../ui/board/game-sheet.ts';
import { FitWidth } from '../ui/fit-width.tsx';
import { useInTurn } from './use-in-turn.ts';
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

/** The areas are drawn in so many parts, one a picture. */
const PARTS = 4;

/** The layout with what lies on it, coloured by what each area could cost. */
export function ExposureMap({ sheet, areas, wins, labelOf }: ExposureMapProps) {
  const { exposure } = useWords(pitWords);
  const lying = useMemo(() => lyingOn(areas, wins), [areas, wins]);
  const parts = useMemo(() => partsOf(sheet.areas), [sheet]);
  const { width, height } = sheet.canvas;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is pushed sideways, by keys too.
    <section className="exposure-map" aria-label={exposure} tabIndex={0}>
      <div className="exposure-width">
        <FitWidth width={width} height={height}>
          <div className="exposure-felt" style={{ width, height }}>
            {parts.map((part, index) => (
              <MapPart
                key={part[0]?.bet}
                areas={part}
                lying={lying}
                labelOf={labelOf}
                turn={index + 1}
              />
            ))}
          </div>
        </FitWidth>
      </div>
    </section>
  );
}

function partsOf(areas: readonly SheetArea[]): readonly (readonly SheetArea[])[] {
  const size = Math.max(1, Math.ceil(areas.length / PARTS));
  return Array.from({ length: Math.ceil(areas.length / size) }, (_, part) =>
    areas.slice(part * size, (part + 1) * size),
  );
}

/** What lies on the areas, and what they would pay on the result somebody has chosen. */
interface Lying {
  readonly staked: ReadonlyMap<string, PitView['areas'][number]>;
  readonly pays: ReadonlyMap<string, number>;
  /** What the costliest area could cost. */
  readonly most: number;
}

function lyingOn(areas: PitView['areas'], wins: OutcomeBody['wins']): Lying {
  return {
    staked: new Map(areas.map((area) => [area.bet, area])),
    pays: new Map(wins.map((each) => [each.bet, each.pays])),
    most: Math.max(0, ...areas.map(({ liability }) => liability)),
  };
}

interface MapPartProps {
  readonly areas: readonly SheetArea[];
  readonly lying: Lying;
  readonly labelOf: (bet: string) => string | null;
  readonly turn: number;
}

function MapPart({ areas, lying, labelOf, turn }: MapPartProps) {
  return <MapAreas areas={areas} lying={useInTurn(lying, turn)} labelOf={labelOf} />;
}

const MapAreas = memo(function MapAreas({ areas, lying, labelOf }: Omit<MapPartProps, 'turn'>) {
  return areas.map((area) => {
    const its = lying.staked.get(area.bet);
    return (
      <MapArea
        key={area.bet}
        area={area}
        label={labelOf(area.bet)}
        placed={its?.placed ?? 0}
        heat={its ? heatOf(its.liability, lying.most) : null}
        used={its ? usedOf(its) : 0}
        pays={lying.pays.get(area.bet) ?? null}
      />
    );
  });
});

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

/** In a narrower area only the amount has room. */
const WIDE = 150;

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
      {pays !== null && <em>{width < WIDE ? amountText(pays) : words.pays(amountText(pays))}</em>}
    </div>
  );
});
