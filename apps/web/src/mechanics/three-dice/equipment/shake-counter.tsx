import { useWords } from '../../../text/dictionary.ts';
import { TumblePips } from '../console/tumble-pips.tsx';
import { equipmentWords } from './equipment-words.ts';

interface ShakeCounterProps {
  readonly count: number;
  readonly least: number;
  readonly onCount: (count: number) => void;
}

/** Test shakes, counted one press at a time. */
export function ShakeCounter({ count, least, onCount }: ShakeCounterProps) {
  const words = useWords(equipmentWords);
  return (
    <div className="shake-counter" data-shakes={count}>
      <TumblePips count={count} least={least} />
      <b role="status">{words.shakes(count, least)}</b>
      <button
        type="button"
        className="key"
        data-do="count-shake"
        onClick={() => onCount(count + 1)}
      >
        {words.shake}
      </button>
    </div>
  );
}
