import { HouseMark } from '../ui/house-mark.tsx';
import { useLoaded, useParts } from './mechanics.ts';
import type { Outcome } from './screen-mechanic.ts';

interface ResultPictureProps {
  readonly mechanic: string | null;
  readonly result: Outcome;
  readonly size: number;
  /** With what it is called beside it. */
  readonly isNamed?: boolean;
}

/** What a round showed, drawn by whoever knows what is played with. */
export function ResultPicture({ mechanic, result, size, isNamed = false }: ResultPictureProps) {
  const pictures = useParts(mechanic, 'pictures');
  if (!pictures) return null;
  const Drawn = isNamed ? pictures.NamedResult : pictures.Result;
  return <Drawn result={result} size={size} />;
}

/** What the drawings of every mechanic on this page refer to; it stands on a page once. */
export function PictureSymbols() {
  return useLoaded('pictures').map(({ Symbols }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: mechanics are only ever added at the end.
    Symbols ? <Symbols key={index} /> : null,
  );
}

interface GameMarkProps {
  readonly mechanic: string | null;
  readonly size: number;
}

/** What stands for the game beside its name: its own mark, or that of the house. */
export function GameMark({ mechanic, size }: GameMarkProps) {
  const pictures = useParts(mechanic, 'pictures');
  if (pictures === undefined && mechanic !== null) return null;
  const Mark = pictures?.Mark ?? HouseMark;
  return <Mark size={size} />;
}
