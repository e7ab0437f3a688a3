import { useWords } from '../text/dictionary.ts';
import { HouseDoor } from '../ui/house/house-door.tsx';
import { PitShell } from './pit-shell.tsx';
import { pitWords } from './words/pit-words.ts';

const POSITIONS = ['pit-supervisor', 'pit-manager', 'shift-manager', 'casino-manager'] as const;

/** The pit of the address: `/pit?table=TS-C&tables=TS-C,SB-B`, in a demo with `&as=pit-manager`. */
export function PitApp() {
  const { title } = useWords(pitWords);
  return (
    <HouseDoor title={title} positions={POSITIONS}>
      {(person) => <PitShell person={person} />}
    </HouseDoor>
  );
}
