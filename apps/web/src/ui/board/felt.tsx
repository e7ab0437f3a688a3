import { type HTMLAttributes, type ReactNode, useMemo } from 'react';
import { areaGroups } from '../../mechanics/three-dice/felt/area-groups.ts';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { Area, type AreaState, EMPTY_AREA } from './area.tsx';
import { boardWords } from './board-words.ts';
import type { GameSheet, SheetCaption } from './game-sheet.ts';
import { captionText } from './printed.ts';
import './felt.css';

interface FeltProps {
  readonly sheet: GameSheet;
  readonly states: ReadonlyMap<string, AreaState>;
  readonly denominations: readonly number[];
  readonly pressed: ReadonlySet<string>;
  /** The area the Tab key leads to. */
  readonly current: string | null;
  readonly handlers: HTMLAttributes<HTMLElement>;
  readonly children?: ReactNode;
}

/** Any layout, drawn from its data on the canvas all layouts share. */
export function Felt(props: FeltProps) {
  const { sheet, states, denominations, pressed, current, handlers, children } = props;
  const words = useWords(boardWords);
  const groups = useMemo(() => areaGroups(sheet.areas), [sheet]);
  const first = sheet.areas[0]?.bet ?? null;
  return (
    <section className="felt" aria-label={words.felt} data-game={sheet.game} {...handlers}>
      <div
        className="felt-layout"
        style={{ width: sheet.canvas.width, height: sheet.canvas.height }}
      >
        <Ornaments sheet={sheet} />
        {groups.map(({ name, areas }) => (
          <fieldset key={name} className="area-group" aria-label={words.groups[name]}>
            {areas.map((area) => (
              <Area
                key={area.bet}
                area={area}
                denominations={denominations}
                isPressed={pressed.has(area.bet)}
                tabIndex={(current ?? first) === area.bet ? 0 : -1}
                {...(states.get(area.bet) ?? EMPTY_AREA)}
              />
            ))}
          </fieldset>
        ))}
        {sheet.captions.map((caption) => (
          <Caption key={caption.at.join(' ')} caption={caption} />
        ))}
        {children}
      </div>
    </section>
  );
}

function Caption({ caption }: { readonly caption: SheetCaption }) {
  const { price, dice } = captionText(caption.text, useLanguage());
  const look = caption.vertical ? 'vertical' : dice ? 'dice' : 'line';
  const [left, top] = caption.at;
  const [width, height] = caption.size;
  return (
    <div className={`caption caption--${look}`} style={{ left, top, width, height }}>
      <span>{price}</span>
      {dice && <span className="caption-dice">{dice}</span>}
    </div>
  );
}

/** The two cells of the grid of pairs that no layout offers stay ornamental. */
function Ornaments({ sheet }: { readonly sheet: GameSheet }) {
  const first = sheet.areas.find(({ bet }) => bet === 'pair-single:113');
  const last = sheet.areas.find(({ bet }) => bet === 'pair-single:664');
  if (!first || !last) return null;
  const step = (sheet.areas.find(({ bet }) => bet === 'pair-single:114')?.x ?? 0) - first.x;
  const size = { width: first.width, height: first.height };
  return (
    <>
      <svg
        className="ornament"
        style={{ left: first.x - step, top: first.y, ...size }}
        viewBox="-8 -8 76 76"
        aria-hidden="true"
      >
        <path d="M6 54V6h48M14 54V14h40M22 54V22h32" />
      </svg>
      <svg
        className="ornament"
        style={{ left: last.x + step, top: last.y, ...size }}
        viewBox="-8 -8 76 76"
        aria-hidden="true"
      >
        <path d="M54 6v48H6M46 6v40H6M38 6v32H6" />
      </svg>
    </>
  );
}
