import { useMemo } from 'react';
import { Felt } from '../../ui/board/felt.tsx';
import type { FeltPrint } from '../../ui/board/felt-print.tsx';
import { pendingStakes } from '../betting/bet-commands.ts';
import { type TerminalPhase, takesBets } from '../phase/terminal-phase.ts';
import type { PlayerView } from '../player-view.ts';
import { useFelt, useTable, useTerminal, useTerminalState } from '../terminal-context.ts';
import { Afloat } from './afloat.tsx';
import { AreaCard } from './area-card.tsx';
import { areaStates, recalledStates } from './area-states.ts';
import { TipBubble } from './tip-bubble.tsx';
import { useFeltInput } from './use-felt-input.ts';

interface BettingFeltProps {
  readonly phase: TerminalPhase;
  readonly view: PlayerView;
  readonly print: FeltPrint;
}

/** The layout with this player's chips on it. */
export function BettingFelt({ phase, view, print }: BettingFeltProps) {
  const { table } = useTerminal();
  const sheet = useFelt();
  const pending = useTable((state) => state.pending);
  const refused = useTerminalState((state) => state.refused);
  const current = useTerminalState((state) => state.current);
  const recall = useTerminalState((state) => state.recall);
  const states = useMemo(() => {
    const recalled = recall && view.recall.find(({ round }) => round === recall.round);
    if (recalled) {
      const areas = sheet.areas.map(({ bet }) => bet);
      return recalledStates(recalled, recall.step, areas);
    }
    return areaStates(view, { pending: pendingStakes(pending), refused });
  }, [view, pending, refused, recall, sheet]);
  const input = useFeltInput(takesBets(phase) && !recall);
  return (
    <Felt
      sheet={sheet}
      print={print}
      states={states}
      denominations={table.chips}
      pressed={input.pressed}
      current={current}
      handlers={input.handlers}
    >
      <Afloat>
        <TipBubble />
        <AreaCard view={view} canBet={takesBets(phase)} />
      </Afloat>
    </Felt>
  );
}
