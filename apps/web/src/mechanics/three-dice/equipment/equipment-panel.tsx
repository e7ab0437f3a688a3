import { useState } from 'react';
import {
  type Act,
  type DealerView,
  isOffered,
  refusalOf,
} from '../../../console/model/dealer-view.ts';
import { consoleWords } from '../../../console/words/console-words.ts';
import { useWords } from '../../../text/dictionary.ts';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RefusalNote } from '../../../ui/refusal-note.tsx';
import type { EquipmentProps } from '../../screen-mechanic.ts';
import { CheckSection } from './check-section.tsx';
import { type EquipmentChecks, equipmentChecks } from './equipment-checks.ts';
import { equipmentWords } from './equipment-words.ts';
import { OpeningInspection } from './opening-inspection.tsx';
import { ShakeCounter } from './shake-counter.tsx';

const SHAKERS = ['manual', 'automated'] as const;

/** One shaker at a time: one leaves the table before the other is used. */
function ShakerChange({ view, act }: { readonly view: DealerView; readonly act: Act }) {
  const words = useWords(equipmentWords);
  const { shaker } = view.equipment;
  if (!isOffered(view, 'FitShaker')) return null;
  const refusal = refusalOf(view, shaker ? 'RemoveShaker' : 'FitShaker');
  return (
    <CheckSection
      name="shaker"
      title={words.shaker}
      state={shaker ? words.shakers[shaker] : words.noShaker}
      isInOrder={shaker !== null}
      because={view.inspection?.oneShaker.because ?? []}
    >
      {refusal && <RefusalNote refusal={refusal} />}
      <div className="check-row">
        {shaker ? (
          <button
            type="button"
            className="key"
            data-do="RemoveShaker"
            disabled={refusal !== null}
            onClick={() => act({ type: 'RemoveShaker' })}
          >
            {words.remove}
          </button>
        ) : (
          SHAKERS.map((each) => (
            <button
              key={each}
              type="button"
              className="key"
              data-do={`FitShaker-${each}`}
              disabled={refusal !== null}
              onClick={() => act({ type: 'FitShaker', shaker: each })}
            >
              {words.fit[each]}
            </button>
          ))
        )}
      </div>
    </CheckSection>
  );
}

/** Dice, shaker and the inspections the rulebook asks for, each with its clause. */
export function EquipmentPanel({ view, act, now, onClose, refusal }: EquipmentProps) {
  const words = useWords(equipmentWords);
  const { close } = useWords(consoleWords);
  const checks = equipmentChecks(view, now);
  return (
    <Panel
      title={words.title}
      closeLabel={close}
      onClose={onClose}
      name="equipment"
      tools={<LanguageSwitch />}
    >
      <div className="equipment">
        {refusal && (
          <div className="panel-refusal" role="alert">
            <RefusalNote refusal={refusal} />
          </div>
        )}
        <DiceSet view={view} act={act} checks={checks} />
        <ShakerChange view={view} act={act} />
        <OpeningInspection view={view} act={act} checks={checks} />
        <ShiftInspection view={view} act={act} checks={checks} />
      </div>
    </Panel>
  );
}

interface DiceSetProps {
  readonly view: DealerView;
  readonly act: Act;
  readonly checks: EquipmentChecks;
}

/** Which dice lie on the table, for how long, and a new set in their place. */
function DiceSet({ view, act, checks }: DiceSetProps) {
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

interface ShiftInspectionProps {
  readonly view: DealerView;
  readonly act: Act;
  readonly checks: EquipmentChecks;
}

/** A new shift tests the automated shaker again, under the eyes of a supervisor. */
function ShiftInspection({ view, act, checks }: ShiftInspectionProps) {
  const [shakes, setShakes] = useState(0);
  const words = useWords(equipmentWords);
  if (!isOffered(view, 'RecordShiftInspection')) return null;
  const refusal = refusalOf(view, 'RecordShiftInspection');
  const least = checks.shiftShakes;
  return (
    <CheckSection
      name="shift"
      title={words.shift}
      state={view.equipment.shiftInspected ? words.done : words.missing}
      isInOrder={!checks.needsShift}
      because={view.inspection?.shiftTests.because ?? []}
    >
      {refusal ? (
        <RefusalNote refusal={refusal} />
      ) : (
        <ShakeCounter count={shakes} least={least} onCount={setShakes} />
      )}
      <div className="check-row">
        <button
          type="button"
          className="key"
          data-do="BeginShift"
          disabled={refusalOf(view, 'BeginShift') !== null}
          onClick={() => act({ type: 'BeginShift' })}
        >
          {words.beginShift}
        </button>
        <button
          type="button"
          className="key key--main"
          data-do="RecordShiftInspection"
          disabled={refusal !== null || shakes < least}
          onClick={() => {
            act({ type: 'RecordShiftInspection', shakes });
            setShakes(0);
          }}
        >
          {words.recordShift}
        </button>
      </div>
    </CheckSection>
  );
}
