import { amountText } from '../../text/amount.ts';
import { Chip } from '../../ui/chip/chip.tsx';
import { useTable, useTerminal, useTerminalState } from '../terminal-context.ts';
import { useTerminalWords } from '../words/words.ts';

/** The chips of this table; those the credit does not cover are off. */
export function Rack({ isOff }: { readonly isOff: boolean }) {
  const words = useTerminalWords();
  const { store, table } = useTerminal();
  const chosen = useTerminalState((state) => state.chip);
  const spendable = useTable(({ view }) => view?.spendable ?? 0);
  const least = useTerminalState(({ tip }) =>
    tip?.code === 'below-minimum' ? (tip.amount ?? 0) : null,
  );
  const fitting = least === null ? null : table.chips.find((value) => value >= least);
  return (
    <fieldset className="rack">
      <legend className="spoken">{words.chip('')}</legend>
      {table.chips.map((value) => (
        <button
          key={value}
          type="button"
          className="rack-chip"
          data-chip={value}
          aria-pressed={value === chosen}
          disabled={value > spendable && !isOff}
          data-pulse={value === fitting || undefined}
          onClick={() => store.setState({ chip: value })}
        >
          <span className="spoken">{words.chip(amountText(value))}</span>
          <Chip value={value} size={88} />
        </button>
      ))}
    </fieldset>
  );
}
