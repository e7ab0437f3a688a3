interface ChoicesProps {
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly chosen: readonly string[];
  readonly isOne?: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Large keys to choose one or several from. */
export function Choices({ label, hint, options, chosen, isOne = false, onChange }: ChoicesProps) {
  const toggle = (id: string) => {
    if (chosen.includes(id)) return chosen.filter((each) => each !== id);
    return isOne ? [id] : [...chosen, id];
  };
  return (
    <fieldset className="field choices">
      <legend>{label}</legend>
      {hint && <small>{hint}</small>}
      <div className="choice-keys">
        {options.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            className="choice"
            data-choice={id}
            aria-pressed={chosen.includes(id)}
            onClick={() => onChange(toggle(id))}
          >
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
