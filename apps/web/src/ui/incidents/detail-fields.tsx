import { consoleWords } from '../../console/words/console-words.ts';
import { cardWords } from '../../mechanics/si-ki-pi/console/card-words.ts';
import { DicePad } from '../../mechanics/three-dice/console/dice-pad.tsx';
import { useWords } from '../../text/dictionary.ts';
import { Choices } from './choices.tsx';
import type { IncidentDetails, IncidentInput, IncidentView } from './incident-details.ts';
import { reportWords } from './report-words.ts';

interface DetailFieldsProps {
  readonly view: IncidentView;
  readonly inputs: readonly IncidentInput[];
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

type FieldProps = Omit<DetailFieldsProps, 'inputs'> & { readonly input: IncidentInput };

function Field(props: FieldProps) {
  switch (props.input) {
    case 'dice':
    case 'readable':
      return <DiceField {...props} />;
    case 'one-round':
    case 'rounds':
      return <RoundsField {...props} />;
    case 'terminals':
    case 'box':
      return <PlacesField {...props} />;
    case 'supervisor':
    case 'note':
      return <TextField {...props} />;
  }
}

function DiceField({ input, details, onChange }: FieldProps) {
  const words = useWords(reportWords);
  const isResult = input === 'dice';
  return (
    <div className="field">
      <span>{isResult ? words.dice : words.readable}</span>
      <DicePad
        entry={isResult ? details.dice : details.readable}
        onChange={(entry) =>
          onChange({ ...details, ...(isResult ? { dice: entry } : { readable: entry }) })
        }
      />
    </div>
  );
}

function RoundsField({ input, view, details, onChange }: FieldProps) {
  const words = useWords(reportWords);
  const { round } = useWords(consoleWords);
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
        text: `${round(each.number)}${each.result ? `: ${each.result.join('-')}` : ''}`,
      }))}
      chosen={details.rounds}
      onChange={(rounds) => onChange({ ...details, rounds })}
    />
  );
}

function PlacesField({ input, view, details, onChange }: FieldProps) {
  const words = useWords(reportWords);
  const { box } = useWords(cardWords);
  if (input === 'terminals') {
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
  return (
    <Choices
      label={words.box}
      isOne
      options={(view.cards?.boxes ?? []).map((each) => ({
        id: String(each.box),
        text: box(each.box),
      }))}
      chosen={details.box === null ? [] : [String(details.box)]}
      onChange={([chosen]) =>
        onChange({ ...details, box: chosen === undefined ? null : Number(chosen) })
      }
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
