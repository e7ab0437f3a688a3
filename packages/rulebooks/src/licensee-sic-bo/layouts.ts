import type { DiceLayout, SharedBetText } from '@baize/three-dice';
import type { Cite } from './clauses.ts';
import { layoutMinimum } from './layout-minimum.ts';
import { layoutStandard } from './layout-standard.ts';

export const layouts = [layoutMinimum, layoutStandard] as const satisfies readonly DiceLayout<
  Cite,
  SharedBetText
>[];
