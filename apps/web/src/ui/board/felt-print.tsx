import type { ComponentType } from 'react';
import type { Dictionary } from '../../text/dictionary.ts';
import { type Language, useLanguage } from '../../text/language.ts';
import type { GameSheet, SheetArea } from './game-sheet.ts';
import { priceText } from './printed.ts';

export interface FaceProps {
  readonly bet: string;
  /** What the book calls the bet, in the language of the screen. */
  readonly name: string;
  /** The price as this layout prints it. */
  readonly price: string;
  readonly width: number;
  readonly height: number;
}

/** Areas that are read together, where somebody has the felt read to them. */
export interface AreaGroup<Area = SheetArea> {
  readonly name: string;
  readonly title: Dictionary<string>;
  readonly areas: readonly Area[];
}

/** How a mechanic prints its felt; where the areas lie and what they pay, the game says. */
export interface FeltPrint {
  readonly Face: ComponentType<FaceProps>;
  /** The look of an area, and the size of the chips on it. */
  lookOf(area: SheetArea): { readonly kind: string; readonly chip: number };
  groupsOf(areas: readonly SheetArea[]): readonly AreaGroup[];
  /** What is printed between the areas: a price, and what it holds for. */
  captionText(text: string, language: Language): PrintedCaption;
  readonly Ornaments: ComponentType<{ readonly sheet: GameSheet }> | null;
}

export interface PrintedCaption {
  readonly price: string;
  readonly note: string | null;
}

function PlainFace({ name, price }: FaceProps) {
  return (
    <>
      <span className="any-triple-name">{name}</span>
      <span className="area-price">{priceText(price, useLanguage())}</span>
    </>
  );
}

const ALL: Dictionary<string> = { en: 'All bets', 'zh-Hans': '所有投注' };

/** A felt that prints the name and the price of every bet, for whoever needs no more. */
export const PLAIN_PRINT: FeltPrint = {
  Face: PlainFace,
  lookOf: () => ({ kind: 'own', chip: 46 }),
  groupsOf: (areas) => [{ name: 'all', title: ALL, areas }],
  captionText: (text, language) => ({ price: priceText(text, language), note: null }),
  Ornaments: null,
};
