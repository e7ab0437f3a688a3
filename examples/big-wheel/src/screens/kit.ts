/*
 * What the floor hands to a module of screens, as far as this one uses it. The module imports nothing that runs: React,
 * words and the felt are those of the page it is drawn on.
 */

import type { Language } from '@baize/game';

export type Node = unknown;
export type Component<Props> = (props: Props) => Node;
type Element = string | Component<never>;

export interface ScreenKit {
  readonly react: {
    createElement(
      type: Element,
      props: Readonly<Record<string, unknown>> | null,
      ...children: readonly Node[]
    ): Node;
    readonly Fragment: Element;
    useState<Value>(first: Value): readonly [Value, (next: Value) => void];
  };
  readonly text: { useLanguage(): Language };
  terminal(): Promise<{
    readonly BettingFelt: Element;
    readonly CheckKey: Element;
    readonly FeltViewport: Element;
    readonly PLAIN_PRINT: unknown;
    roundText(number: number): string;
  }>;
  console(): Promise<{
    readonly TaskHead: Element;
    readonly RefusalNote: Element;
    useStepText(step: string): { readonly title: string; readonly action: string };
  }>;
}

export type { Language };

/** Of a view of a table, what the screens of the wheel read. */
export interface WheelView {
  readonly round: {
    readonly number: number;
    readonly phase: string;
    readonly result: number | null;
  } | null;
  readonly previous?: { readonly number: number; readonly result: number | null } | null;
  readonly last?: { readonly result: number | null } | null;
}

export interface TaskProps {
  readonly act: (command: Readonly<Record<string, unknown>>) => void;
  readonly isBusy: boolean;
  readonly step: { readonly step: string; readonly because: readonly string[] };
  readonly refusal: unknown;
}
