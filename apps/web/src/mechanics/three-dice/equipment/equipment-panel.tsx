import { consoleWords } from '../../../console/words/console-words.ts';
import { useWords } from '../../../text/dictionary.ts';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RefusalNote } from '../../../ui/refusal-note.tsx';
import type { EquipmentProps } from '../../screen-mechanic.ts';
import { DiceSet } from './dice-set.tsx';
import { equipmentChecks } from './equipment-checks.ts';
import { equipmentWords } from './equipment-words.ts';
import { OpeningInspection } from './opening-inspection.tsx';
import { ShakerChange } from './shaker-change.tsx';
import { ShiftInspection } from './shift-inspection.tsx';

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
