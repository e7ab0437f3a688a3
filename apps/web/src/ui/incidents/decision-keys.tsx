interface DecisionKeysProps {
  /** The class of a key, and that of the row it stands in: the console's or the house's. */
  readonly looks: { readonly row: string; readonly key: string };
  /** What voiding the round is called; null where there is none to void. */
  readonly voids: string | null;
  readonly goesOn: string;
  readonly isReady: boolean;
  readonly onDecide: (effect: 'continue' | 'void-round') => void;
}

/** What is pressed to decide an incident that no clause decides. */
export function DecisionKeys({ looks, voids, goesOn, isReady, onDecide }: DecisionKeysProps) {
  return (
    <div className={looks.row}>
      {voids !== null && (
        <button
          type="button"
          className={`${looks.key} ${looks.key}--danger`}
          data-do="DecideMatter-void"
          disabled={!isReady}
          onClick={() => onDecide('void-round')}
        >
          {voids}
        </button>
      )}
      <button
        type="button"
        className={`${looks.key} ${looks.key}--main`}
        data-do="DecideMatter-continue"
        disabled={!isReady}
        onClick={() => onDecide('continue')}
      >
        {goesOn}
      </button>
    </div>
  );
}
