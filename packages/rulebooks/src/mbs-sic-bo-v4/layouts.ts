import type { DiceLayout, SharedBetText } from '@baize/three-dice';
import type { Cite } from './clauses.ts';
import { layoutAlfastreet } from './layout-alfastreet.ts';
import { layoutRapidSelect } from './layout-rapid-select.ts';

export const layouts = [layoutRapidSelect, layoutAlfastreet] as const satisfies readonly DiceLayout<
  Cite,
  SharedBetText
>[];
