import type { FloorBody } from '@baize/protocol/client';
import type { StaffMember } from '../../session/staff.ts';
import { useWords } from '../../text/dictionary.ts';
import { houseWords } from './house-words.ts';
import { Segments } from './segments.tsx';
import { goTo } from './use-address.ts';

interface PitChoiceProps {
  readonly pits: readonly string[];
  readonly chosen: string | null;
}

/** The pits of the floor as its file groups them; a floor that is one pit has nothing to choose. */
export function PitChoice({ pits, chosen }: PitChoiceProps) {
  const words = useWords(houseWords);
  if (pits.length < 2) return null;
  const names = Object.fromEntries([['', words.allPits], ...pits.map((pit) => [pit, pit])]);
  return (
    <nav className="pit-choice" aria-label={words.choosePit}>
      <Segments
        label={words.choosePit}
        names={names}
        chosen={chosen ?? ''}
        onChoose={(pit) => goTo({ pit: pit === '' ? null : pit, table: null })}
      />
    </nav>
  );
}

/** The floor as somebody works in it: whoever is assigned to pits has the tables of those alone. */
export function ownFloor(floor: FloorBody | null, { pits }: StaffMember): FloorBody | null {
  if (!floor || !pits) return floor;
  const tables = floor.tables.filter(({ pit }) => pit !== undefined && pits.includes(pit));
  return { ...floor, tables };
}

export function pitsOf(floor: FloorBody | null): readonly string[] {
  return [...new Set((floor?.tables ?? []).flatMap(({ pit }) => pit ?? []))];
}
