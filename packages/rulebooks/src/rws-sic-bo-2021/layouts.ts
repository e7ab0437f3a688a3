import type { DiceLayout, SharedBetText } from '@baize/three-dice';
import type { Cite } from './clauses.ts';
import { layoutA } from './layout-a.ts';
import { layoutB } from './layout-b.ts';
import { layoutC } from './layout-c.ts';

export const layouts = [layoutA, layoutB, layoutC] as const satisfies readonly DiceLayout<
  Cite,
  SharedBetText
>[];
