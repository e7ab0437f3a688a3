interface SegmentsProps<Name extends string> {
  readonly label: string;
  readonly names: Readonly<Record<Name, string>>;
  readonly chosen: string;
  readonly onChoose: (name: Name) => void;
}

/** A few choices of which one holds. */
export function Segments<Name extends string>({
  label,
  names,
  chosen,
  onChoose,
}: SegmentsProps<Name>) {
  const all = Object.entries<string>(names);
  return (
    <fieldset className="seg" aria-label={label}>
      {all.map(([name, text]) => (
        <button
          key={name}
          type="button"
          data-choose={name}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name as Name)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
