import { useWords } from '../text/dictionary.ts';
import { HouseDoor } from '../ui/house/house-door.tsx';
import { OfficeShell } from './office-shell.tsx';
import { officeWords } from './words/office-words.ts';

const POSITIONS = [
  'pit-supervisor',
  'pit-manager',
  'shift-manager',
  'casino-manager',
  'auditor',
  'technician',
] as const;

/** The back office of the address: `/office?view=win`, in a demo with `&as=auditor`. */
export function OfficeApp() {
  const { title } = useWords(officeWords);
  return (
    <HouseDoor title={title} positions={POSITIONS}>
      {(person) => <OfficeShell person={person} />}
    </HouseDoor>
  );
}
