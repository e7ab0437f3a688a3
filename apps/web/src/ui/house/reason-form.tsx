import type { FormEvent, ReactNode } from 'react';

interface ReasonFormProps {
  /** What the reason is asked for with. */
  readonly label: string;
  readonly field?: string;
  readonly does: string;
  readonly done: string;
  /** Anything a story or a style finds the form by. */
  readonly marks?: Readonly<Record<`data-${string}`, string>>;
  readonly onAsk: (reason: string, form: FormData) => void;
  /** What is asked besides. */
  readonly children?: ReactNode;
}

/** Whatever needs a second person begins alike: somebody says what and why, and presses a red key. */
export function ReasonForm(props: ReasonFormProps) {
  const { label, field = 'reason', does, done, marks, onAsk, children } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onAsk(String(form.get(field) ?? '').trim(), form);
  };
  return (
    <form className="hform" {...marks} onSubmit={submit}>
      {children}
      <label className="hfield">
        {label}
        <input name={field} required maxLength={500} autoComplete="off" />
      </label>
      <button type="submit" className="hkey hkey--danger" data-do={does}>
        {done}
      </button>
    </form>
  );
}
