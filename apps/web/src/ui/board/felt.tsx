import { type HTMLAttributes, type ReactNode, useMemo } from 'react';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { Area, type AreaState, EMPTY_AREA } from './area.tsx';
import { boardWords } from './board-words.ts';
import type { FeltPrint } from './felt-print.tsx';
import type { GameSheet, SheetCaption } from './game-sheet.ts';
import './felt.css';

interface FeltProps {
  readonly sheet: GameSheet;
  readonly print: FeltPrint;
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
  const { sheet, print, states, denominations, pressed, current, handlers, children } = props;
  const words = useWords(boardWords);
  const language = useLanguage();
  const groups = useMemo(() => print.groupsOf(sheet.areas), [print, sheet]);
  const first = sheet.areas[0]?.bet ?? null;
  return (
    <section className="felt" aria-label={words.felt} data-game={sheet.game} {...handlers}>
      <div
        className="felt-layout"
        style={{ width: sheet.canvas.width, height: sheet.canvas.height }}
      >
        {print.Ornaments && <print.Ornaments sheet={sheet} />}
        {groups.map(({ name, title, areas }) => (
          <fieldset key={name} className="area-group" aria-label={title[language]}>
            {areas.map((area) => (
              <Area
                key={area.bet}
                area={area}
                print={print}
                denominations={denominations}
                isPressed={pressed.has(area.bet)}
                tabIndex={(current ?? first) === area.bet ? 0 : -1}
                {...(states.get(area.bet) ?? EMPTY_AREA)}
              />
            ))}
          </fieldset>
        ))}
        {sheet.captions.map((caption) => (
          <Caption key={caption.at.join(' ')} caption={caption} print={print} />
        ))}
        {children}
      </div>
    </section>
  );
}

interface CaptionProps {
  readonly caption: SheetCaption;
  readonly print: FeltPrint;
}

function Caption({ caption, print }: CaptionProps) {
  const { price, note } = print.captionText(caption.text, useLanguage());
  const look = caption.vertical ? 'vertical' : note ? 'dice' : 'line';
  const [left, top] = caption.at;
  const [width, height] = caption.size;
  return (
    <div className={`caption caption--${look}`} style={{ left, top, width, height }}>
      <span>{price}</span>
      {note && <span className="caption-dice">{note}</span>}
    </div>
  );
}
