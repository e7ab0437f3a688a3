import { useState } from 'react';
import { type Act, type DealerView, refusalOf } from '../../../console/model/dealer-view.ts';
import { useWords } from '../../../text/dictionary.ts';
import { RefusalNote } from '../../../ui/refusal-note.tsx';
import { CheckSection } from './check-section.tsx';
import type { EquipmentChecks } from './equipment-checks.ts';
import { equipmentWords } from './equipment-words.ts';

interface DiceSetProps {
  readonly view: DealerView;
  readonly act: Act;
  readonly checks: EquipmentChecks;
}

/** Which dice lie on the table, for how long, and a new set in their place. */
export function DiceSet({ view, act, checks }: DiceSetProps) {
  const [id, setId] = useState('');
  const words = useWords(equipmentWords);
  const refusal = refusalOf(view, 'ChangeDice');
  const { dice, hoursMaximum } = checks;
  return (
    <CheckSection
      name="dice"
      title={words.dice}
      state={dice ? words.diceOn(dice.id, words.hours(dice.hours)) : words.noDice}
      isInOrder={dice !== null && !dice.isTooOld}
      because={view.diceHoursMaximum?.because ?? []}
    >
      {hoursMaximum !== null && <p className="quiet">{words.limit(hoursMaximum)}</p>}
      {refusal ? (
        <RefusalNote refusal={refusal} />
      ) : (
        <form
          className="check-row"
          onSubmit={(event) => {
            event.preventDefault();
            act({ type: 'ChangeDice', dice: id.trim() });
            setId('');
          }}
        >
          <label className="field">
            <span>{words.newDice}</span>
            <input name="dice" value={id} onChange={(event) => setId(event.target.value)} />
          </label>
          <button type="submit" className="key" data-do="ChangeDice" disabled={id.trim() === ''}>
            {words.changeDice}
          </button>
        </form>
      )}
    </CheckSection>
  );
}
