import {
  type Act,
  type DealerView,
  isOffered,
  refusalOf,
} from '../../../console/model/dealer-view.ts';
import { useWords } from '../../../text/dictionary.ts';
import { RefusalNote } from '../../../ui/refusal-note.tsx';
import { CheckSection } from './check-section.tsx';
import { equipmentWords } from './equipment-words.ts';

const SHAKERS = ['manual', 'automated'] as const;

/** One shaker at a time: one leaves the table before the other is used. */
export function ShakerChange({ view, act }: { readonly view: DealerView; readonly act: Act }) {
  const words = useWords(equipmentWords);
  const { shaker } = view.equipment;
  if (!isOffered(view, 'FitShaker')) return null;
  const refusal = refusalOf(view, shaker ? 'RemoveShaker' : 'FitShaker');
  return (
    <CheckSection
      name="shaker"
      title={words.shaker}
      state={shaker ? words.shakers[shaker] : words.noShaker}
      isInOrder={shaker !== null}
      because={view.inspection?.oneShaker.because ?? []}
    >
      {refusal && <RefusalNote refusal={refusal} />}
      <div className="check-row">
        {shaker ? (
          <button
            type="button"
            className="key"
            data-do="RemoveShaker"
            disabled={refusal !== null}
            onClick={() => act({ type: 'RemoveShaker' })}
          >
            {words.remove}
          </button>
        ) : (
          SHAKERS.map((each) => (
            <button
              key={each}
              type="button"
              className="key"
              data-do={`FitShaker-${each}`}
              disabled={refusal !== null}
              onClick={() => act({ type: 'FitShaker', shaker: each })}
            >
              {words.fit[each]}
            </button>
          ))
        )}
      </div>
    </CheckSection>
  );
}
