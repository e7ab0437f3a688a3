import { Icon } from '../../ui/icon.tsx';
import { useTerminalWords } from '../words/words.ts';

/** What the keys go through; two fingers stop anywhere between. */
const STEPS = [1, 1.6, 2.4, 3.4] as const;
/** A step that is all but reached counts as reached. */
const NEAR = 0.05;

interface ZoomKeysProps {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

/** What two fingers do, for one finger or a mouse. */
export function ZoomKeys({ zoom, onZoom }: ZoomKeysProps) {
  const words = useTerminalWords();
  const smaller = STEPS.findLast((step) => step < zoom - NEAR);
  const larger = STEPS.find((step) => step > zoom + NEAR);
  return (
    <div className="felt-zoom">
      <button
        type="button"
        aria-label={words.zoomOut}
        disabled={smaller === undefined}
        onClick={() => onZoom(smaller ?? zoom)}
      >
        <Icon name="zoomOut" />
      </button>
      <button
        type="button"
        aria-label={words.zoomIn}
        disabled={larger === undefined}
        onClick={() => onZoom(larger ?? zoom)}
      >
        <Icon name="zoomIn" />
      </button>
    </div>
  );
}
