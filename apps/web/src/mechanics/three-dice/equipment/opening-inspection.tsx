import { type MouseEvent, useState } from 'react';
import {
  type Act,
  type DealerView,
  isOffered,
  refusalOf,
} from '../../../console/model/dealer-view.ts';
import { useWords } from '../../../text/dictionary.ts';
import { type AreaState, EMPTY_AREA } from '../../../ui/board/area.tsx';
import { Felt } from '../../../ui/board/felt.tsx';
import { feltOf } from '../../../ui/board/game-sheet.ts';
import { useGame } from '../../../ui/board/use-game.ts';
import { FitWidth } from '../../../ui/fit-width.tsx';
import { RefusalNote } from '../../../ui/refusal-note.tsx';
import { completeEntry, type DiceEntry, NO_ENTRY } from '../console/dice-entry.ts';
import { DicePad } from '../console/dice-pad.tsx';
import { DICE_PRINT } from '../felt/dice-print.tsx';
import { CheckSection } from './check-section.tsx';
import type { EquipmentChecks } from './equipment-checks.ts';
import { equipmentWords } from './equipment-words.ts';
import { ShakeCounter } from './shake-counter.tsx';

interface LitAreasProps {
  readonly game: string;
  readonly lit: readonly string[];
  readonly onChange: (lit: readonly string[]) => void;
}

const LIT: AreaState = { ...EMPTY_AREA, light: 'lit' };
const NONE: ReadonlySet<string> = new Set();

/** The layout of the table, to mark on it which areas the device has lit. */
function LitAreas({ game, lit, onChange }: LitAreasProps) {
  const sheet = feltOf(useGame(game));
  const words = useWords(equipmentWords);
  const toggle = ({ target }: MouseEvent) => {
    const area = target instanceof Element ? target.closest('[data-area]') : null;
    const bet = area?.getAttribute('data-area');
    if (!bet) return;
    onChange(lit.includes(bet) ? lit.filter((each) => each !== bet) : [...lit, bet]);
  };
  return (
    <div className="field lit-areas" data-lit={lit.length}>
      <span>
        {words.markAll} <b>{words.litAreas(lit.length)}</b>
      </span>
      {sheet && (
        <FitWidth width={1540} height={836}>
          <Felt
            sheet={sheet}
            print={DICE_PRINT}
            states={new Map(lit.map((bet) => [bet, LIT]))}
            denominations={[]}
            pressed={NONE}
            current={null}
            handlers={{ onClick: toggle }}
          />
        </FitWidth>
      )}
    </div>
  );
}

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
