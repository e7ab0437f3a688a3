import { useState } from 'react';
import {
  type Act,
  type DealerView,
  isOffered,
  refusalOf,
} from '../../../console/model/dealer-view.ts';
import { useWords } from '../../../text/dictionary.ts';
import { RefusalNote } from '../../../ui/refusal-note.tsx';
import { CheckSection } from './check-section.tsx';
import type { EquipmentChecks } from './equipment-checks.ts';
import { equipmentWords } from './equipment-words.ts';
import { ShakeCounter } from './shake-counter.tsx';

interface ShiftInspectionProps {
  readonly view: DealerView;
  readonly act: Act;
  readonly checks: EquipmentChecks;
}

/** A new shift tests the automated shaker again, under the eyes of a supervisor. */
export function ShiftInspection({ view, act, checks }: ShiftInspectionProps) {
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
