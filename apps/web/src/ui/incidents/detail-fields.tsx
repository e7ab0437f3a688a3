import { consoleWords } from '../../console/words/console-words.ts';
import { useParts } from '../../mechanics/mechanics.ts';
import type {
  IncidentFieldProps,
  IncidentParts,
  IncidentView,
} from '../../mechanics/screen-mechanic.ts';
import { useWords } from '../../text/dictionary.ts';
import { Choices } from './choices.tsx';
import type { IncidentDetails } from './incident-details.ts';
import { reportWords } from './report-words.ts';

interface DetailFieldsProps {
  readonly view: IncidentView;
  readonly parts: IncidentParts;
  readonly inputs: readonly string[];
  readonly details: IncidentDetails;
  readonly onChange: (details: IncidentDetails) => void;
}

/** One field for each thing the incident makes it necessary to say. */
export function DetailFields({ inputs, ...props }: DetailFieldsProps) {
  return (
    <div className="detail-fields">
      {inputs.map((input) => (
        <Field key={input} input={input} {...props} />
      ))}
    </div>
  );
}

type FieldProps = Omit<DetailFieldsProps, 'inputs'> & { readonly input: string };

function Field(props: FieldProps) {
  const { input, view, parts, details, onChange } = props;
  const own = parts.fields[input];
  if (own) {
    const onSay: IncidentFieldProps['onSay'] = (said) =>
      onChange({ ...details, own: { ...details.own, [input]: said } });
    return <own.Field view={view} onSay={onSay} />;
  }
  switch (input) {
    case 'one-round':
    case 'rounds':
      return <RoundsField {...props} />;
    case 'terminals':
      return <TerminalsField {...props} />;
    default:
      return <TextField {...props} />;
  }
}

function RoundsField({ input, view, details, onChange }: FieldProps) {
  const words = useWords(reportWords);
  const { round } = useWords(consoleWords);
  const pictures = useParts(view.table?.mechanic ?? null, 'pictures');
  const isOne = input === 'one-round';
  const settled = view.rounds.filter(
    ({ status }) => status === 'settled' || status === 'corrected',
  );
  return (
    <Choices
      label={isOne ? words.oneRound : words.rounds}
      isOne={isOne}
      options={settled.slice(0, 20).map((each) => ({
        id: each.round,
        text: `${round(each.number)}${each.result && pictures ? `: ${pictures.resultText(each.result)}` : ''}`,
      }))}
      chosen={details.rounds}
      onChange={(rounds) => onChange({ ...details, rounds })}
    />
  );
}

function TerminalsField({ view, details, onChange }: FieldProps) {
  const words = useWords(reportWords);
  return (
    <Choices
      label={words.terminals}
      hint={words.allTerminals}
      options={view.terminals.map(({ terminal }) => ({ id: terminal, text: terminal }))}
      chosen={details.terminals}
      onChange={(terminals) => onChange({ ...details, terminals })}
    />
  );
}

function TextField({ input, details, onChange }: FieldProps) {
  const words = useWords(reportWords);
  if (input === 'supervisor') {
    return (
      <label className="field">
        <span>{words.supervisor}</span>
        <input
          name="supervisor"
          value={details.supervisor}
          placeholder={words.supervisorHint}
          onChange={(event) => onChange({ ...details, supervisor: event.target.value })}
        />
      </label>
    );
  }
  return (
    <label className="field">
      <span>{words.note}</span>
      <textarea
        name="note"
        rows={2}
        maxLength={500}
        value={details.note}
        placeholder={words.noteHint}
        onChange={(event) => onChange({ ...details, note: event.target.value })}
      />
    </label>
  );
}
