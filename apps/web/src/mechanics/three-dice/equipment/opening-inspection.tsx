import { useState } from 'react';
import {
  type Act,
  type DealerView,
  isOffered,
  refusalOf,
} from '../../../console/model/dealer-view.ts';
import { useWords } from '../../../text/dictionary.ts';
import { RefusalNote } from '../../../ui/refusal-note.tsx';
import { completeEntry, type DiceEntry, NO_ENTRY } from '../console/dice-entry.ts';
import { DicePad } from '../console/dice-pad.tsx';
import { CheckSection } from './check-section.tsx';
import type { EquipmentChecks } from './equipment-checks.ts';
import { equipmentWords } from './equipment-words.ts';
import { LitAreas } from './lit-areas.tsx';
import { ShakeCounter } from './shake-counter.tsx';

interface OpeningInspectionProps {
  readonly view: DealerView;
  readonly act: Act;
  readonly checks: EquipmentChecks;
}

/** Three values are entered into the device; whoever looks marks what lit, and the table judges. */
export function OpeningInspection({ view, act, checks }: OpeningInspectionProps) {
  const words = useWords(equipmentWords);
  if (!isOffered(view, 'RecordInspection')) return null;
  const refusal = refusalOf(view, 'RecordInspection');
  return (
    <CheckSection
      name="opening"
      title={words.opening}
      state={view.equipment.inspected ? words.done : words.missing}
      isInOrder={!checks.needsOpening}
      because={[
        ...(view.inspection?.deviceValues.because ?? []),
        ...(view.inspection?.shakerTests.because ?? []),
      ]}
    >
      {refusal ? <RefusalNote refusal={refusal} /> : <DeviceTest {...{ view, act, checks }} />}
    </CheckSection>
  );
}

function DeviceTest({ view, act, checks }: OpeningInspectionProps) {
  const [entry, setEntry] = useState<DiceEntry>(NO_ENTRY);
  const [lit, setLit] = useState<readonly string[]>([]);
  const [shakes, setShakes] = useState(0);
  const words = useWords(equipmentWords);
  const entered = completeEntry(entry);
  const isReady = entered !== null && lit.length > 0 && shakes >= checks.shakesNeeded;
  return (
    <>
      <p className="quiet">{words.deviceTest}</p>
      <div className="field">
        <span>{words.entered}</span>
        <DicePad entry={entry} onChange={setEntry} />
      </div>
      {entered && <LitAreas game={view.table?.game ?? ''} lit={lit} onChange={setLit} />}
      {checks.shakesNeeded > 0 && (
        <ShakeCounter count={shakes} least={checks.shakesNeeded} onCount={setShakes} />
      )}
      <div className="check-row">
        <button
          type="button"
          className="key key--main"
          data-do="RecordInspection"
          disabled={!isReady}
          onClick={() => {
            if (!entered) return;
            act({ type: 'RecordInspection', entered: [...entered], lit: [...lit], shakes });
          }}
        >
          {words.record}
        </button>
      </div>
    </>
  );
}
