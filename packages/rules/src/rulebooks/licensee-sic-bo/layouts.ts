import type { DiceLayout } from '../../three-dice/layout.ts';
import type { Cite } from './clauses.ts';
import { layoutMinimum } from './layout-minimum.ts';
import { layoutStandard } from './layout-standard.ts';

export const layouts = [
  layoutMinimum,
  layoutStandard,
] as const satisfies readonly DiceLayout<Cite>[];
