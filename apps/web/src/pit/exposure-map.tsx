import type { OutcomeBody, PitView } from '@baize/protocol/client';
import { memo } from 'react';
import { amountText } from '../text/amount.ts';
import { inLanguage, useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import type { GameSheet, SheetArea } from '../ui/board/game-sheet.ts';
import { FitWidth } from '../ui/fit-width.tsx';
import { heatOf } from './heat.ts';
import { pitWords } from './words/pit-words.ts';

interface ExposureMapProps {
  readonly sheet: GameSheet;
  readonly areas: PitView['areas'];
  readonly wins: OutcomeBody['wins'];
  /** What a mechanic prints in the small square of an area; its name where that is null. */
  readonly labelOf: (bet: string) => string | null;
}

/** The layout with what lies on it, coloured by what each area could cost. */
export function ExposureMap({ sheet, areas, wins, labelOf }: ExposureMapProps) {
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
