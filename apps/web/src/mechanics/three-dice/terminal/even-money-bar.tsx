import { stakeOn } from '../../../terminal/betting/bet-commands.ts';
import { takesBets } from '../../../terminal/phase/terminal-phase.ts';
import { useTable, useTerminal } from '../../../terminal/terminal-context.ts';
import { usePhase } from '../../../terminal/use-phase.ts';
import { amountText } from '../../../text/amount.ts';
import { inLanguage } from '../../../text/dictionary.ts';
import { useLanguage } from '../../../text/language.ts';
import { betsOf } from '../../../ui/board/game-sheet.ts';
import { EVEN_BETS } from '../even-money.ts';
import { HAN } from '../felt/face-words.ts';
import './even-money-bar.css';

/**
 * The even-money bets once more, side by side: on a phone held upright the layout has them further apart than the
 * window is wide. A tap places the chosen chip, as on the felt.
 */
export function EvenMoneyBar() {
  const { sheet, bets, client } = useTerminal();
  const language = useLanguage();
  const isOff = !takesBets(usePhase());
  // Asked so that the bar is drawn again when a stake changes; registered and pending count alike.
  useTable((state) => state.view);
  useTable((state) => state.pending);
  return (
    <div className="even-bar">
      {EVEN_BETS.flatMap((bet) => {
        const name = betsOf(sheet).find((each) => each.bet === bet)?.name;
        if (!name) return [];
        const stake = stakeOn(bet, client);
        return (
          <button
            key={bet}
            type="button"
            data-quick={bet}
            disabled={isOff}
            onClick={() => bets.place(bet)}
          >
            <i className="han" lang="zh-Hans" aria-hidden="true">
              {HAN[bet]}
            </i>
            <span>{inLanguage(name, language)}</span>
            {stake > 0 && <b>{amountText(stake)}</b>}
          </button>
        );
      })}
    </div>
  );
}
