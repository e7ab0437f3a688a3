import type { DiceLayout, SharedBetText } from '@baize/three-dice';
import type { Cite } from './clauses.ts';
import { layoutA } from './layout-a.ts';
import { layoutC } from './layout-c.ts';
import { layoutE } from './layout-e.ts';

export const layouts = [layoutA, layoutC, layoutE] as const satisfies readonly DiceLayout<
  Cite,
  SharedBetText
>[];
