import { memo } from 'react';
import { amountText } from '../../text/amount.ts';
import { inLanguage, useWords } from '../../text/dictionary.ts';
import { type Language, useLanguage } from '../../text/language.ts';
import { ChipStack } from '../chip/chip-stack.tsx';
import { boardWords } from './board-words.ts';
import type { FeltPrint } from './felt-print.tsx';
import { printedOn, type SheetArea } from './game-sheet.ts';
import { priceText } from './printed.ts';

/** What lies on an area and what has become of it; all of it as the server said. */
export interface AreaState {
  readonly registered: number;
  readonly pending: number;
  /** Lit when it wins, dimmed when another area does, plain while there is no result. */
  readonly light: 'plain' | 'lit' | 'dimmed';
  /** What came back, stake included; null where nothing was won. */
  readonly returned: number | null;
  /** Marked because something was refused here. */
  readonly warned: boolean;
  /** An amount that was just refused, whose chips fly back. */
  readonly refused: number;
}

export const EMPTY_AREA: AreaState = {
  registered: 0,
  pending: 0,
  light: 'plain',
  returned: null,
  warned: false,
  refused: 0,
};

interface AreaProps extends AreaState {
  readonly area: SheetArea;
  readonly print: FeltPrint;
  readonly denominations: readonly number[];
  readonly isPressed: boolean;
  /** Only one area of the felt is in the order of the Tab key; arrows lead to the others. */
  readonly tabIndex: 0 | -1;
}

export const Area = memo(function Area(props: AreaProps) {
  const { area, print, registered, pending, light, returned, warned, refused, denominations } =
    props;
  const language = useLanguage();
  const { kind, chip: size } = print.lookOf(area);
  return (
    <button
      type="button"
      className={`area area--${kind}`}
      style={{ left: area.x, top: area.y, width: area.width, height: area.height }}
      data-area={area.bet}
      data-light={light}
      data-pressed={props.isPressed || undefined}
      data-warned={warned || undefined}
      tabIndex={props.tabIndex}
    >
      <span className="spoken">{useAreaLabel(area, props, language)}</span>
      <span className="area-print" aria-hidden="true">
        <print.Face {...faceOf(area, language)} />
        {registered + pending > 0 && (
          <ChipStack
            registered={registered}
            pending={pending}
            size={size}
            denominations={denominations}
          />
        )}
        {refused > 0 && (
          <ChipStack
            registered={refused}
            pending={0}
            size={size}
            denominations={denominations}
            refused
          />
        )}
        {returned !== null && (
          <span className="area-returned" data-returned={returned}>
            +{amountText(returned)}
          </span>
        )}
      </span>
    </button>
  );
});

function faceOf(area: SheetArea, language: Language) {
  const { bet, name, width, height } = area;
  return {
    bet,
    name: inLanguage(name, language),
    price: printedOn(area),
    width,
    height,
  };
}

function useAreaLabel(area: SheetArea, state: AreaState, language: Language): string {
  const words = useWords(boardWords);
  const parts = [inLanguage(area.name, language), priceText(printedOn(area), language)];
  if (state.registered > 0) parts.push(words.yourBet(amountText(state.registered)));
  if (state.pending > 0) parts.push(words.notConfirmed(amountText(state.pending)));
  if (state.light === 'lit') parts.push(words.wins);
  if (state.returned !== null) parts.push(`+${amountText(state.returned)}`);
  return parts.join(language === 'en' ? ', ' : '，');
}
