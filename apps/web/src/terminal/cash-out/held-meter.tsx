import { moneyText } from '../../text/amount.ts';
import { useTerminal } from '../terminal-context.ts';
import { useCashOutWords } from './words/cash-out-words.ts';

/** Money of a cash-out that is neither credit nor ticket; a press shows where it is and who comes. */
export function HeldMeter({ amount }: { readonly amount: number }) {
  const words = useCashOutWords().path;
  const { store } = useTerminal();
  return (
    <button
      type="button"
      className="meter meter--held"
      onClick={() => store.setState({ panel: 'cash-out' })}
    >
      <span>{words.held}</span>
      <b data-meter="held" data-amount={amount}>
        {moneyText(amount)}
      </b>
    </button>
  );
}
