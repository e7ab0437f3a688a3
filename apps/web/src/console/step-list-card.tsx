import type { ReactNode } from 'react';
import { useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import { timeText } from '../text/moment.ts';
import { useConsoleParts } from './console-parts-context.ts';
import { type Act, type DealerView, isAllowed, type Step } from './model/dealer-view.ts';
import { tossEnds } from './model/incident-groups.ts';
import { consoleWords } from './words/console-words.ts';
import { useStepText } from './words/step-words.ts';

export type ConsolePanel =
  | 'incidents'
  | 'toss'
  | 'interruption'
  | 'equipment'
  | 'service'
  | 'pause'
  | 'terminals'
  | 'person'
  /** The sheet of incidents, with these alone. */
  | { readonly report: readonly string[] }
  /** The sheet on which a round is put right; null where somebody still has to say which. */
  | { readonly correct: string | null };

interface StepListProps {
  readonly view: DealerView;
  readonly onOpen: (panel: ConsolePanel) => void;
}

interface StepListCardProps extends StepListProps {
  readonly act: Act;
  readonly isBusy: boolean;
}

/** The round as the rulebook orders it, and what to press when it goes wrong. */
export function StepListCard({ view, onOpen, act, isBusy }: StepListCardProps) {
  const words = useWords(consoleWords);
  const { round } = view;
  return (
    <section className="card steps-card" aria-labelledby="round-title">
      <h2 id="round-title">{round ? words.round(round.number) : words.noRound}</h2>
      <ol className="steps">
        {stepList(view).map((listed) => (
          <StepRow key={`${listed.step.step} ${listed.number}`} listed={listed} view={view} />
        ))}
      </ol>
      <Troubles view={view} onOpen={onOpen}>
        {isAllowed(view, 'CloseTable') && view.status.status !== 'closed' && (
          <button
            type="button"
            className="key"
            data-do="CloseTable"
            disabled={isBusy}
            onClick={() => act({ type: 'CloseTable' })}
          >
            {words.closeTable}
          </button>
        )}
      </Troubles>
    </section>
  );
}

function StepRow({ listed, view }: { readonly listed: ListedStep; readonly view: DealerView }) {
  const { step, number, state } = listed;
  const text = useStepText(step.step);
  return (
    <li
      className="step"
      data-step={step.step}
      data-state={state}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span className="step-number" aria-hidden="true">
        {state === 'done' ? '✓' : number}
      </span>
      <div>
        <b>{text.name}</b>
        <StepNote listed={listed} view={view} />
      </div>
    </li>
  );
}

function StepNote({ listed, view }: { readonly listed: ListedStep; readonly view: DealerView }) {
  const words = useWords(consoleWords);
  const text = useStepText(listed.step.step);
  const { round } = view;
  const own = useConsoleParts().stepNote?.(listed.step.step, view, useLanguage()) ?? null;
  if (listed.state === 'later') return null;
  if (listed.state === 'now') return <small>{text.hint}</small>;
  if (own !== null) return <small>{own}</small>;
  if (listed.step.step === 'open-bets' && round?.betsOpenedAt != null) {
    return <small>{words.openedAt(timeText(round.betsOpenedAt))}</small>;
  }
  return null;
}

interface TroublesProps extends StepListProps {
  /** The key that closes the table, where it may be closed: beside the pause, or below everything. */
  readonly children: ReactNode;
}

function Troubles({ view, onOpen, children }: TroublesProps) {
  const words = useWords(consoleWords);
  const { Troubles: Own } = useConsoleParts();
  return (
    <div className="troubles">
      {Own ? (
        <Own
          view={view}
          onReport={(report) => onOpen({ report })}
          onCorrect={(correct) => onOpen({ correct })}
        />
      ) : (
        <TossEnds view={view} onOpen={onOpen} />
      )}
      <div className="troubles-row">
        {!Own && (
          <button
            type="button"
            className="key"
            data-open="incidents"
            onClick={() => onOpen('incidents')}
          >
            {words.report}
          </button>
        )}
        <button type="button" className="key" data-open="pause" onClick={() => onOpen('pause')}>
          {words.callPit}
        </button>
        {Own && children}
      </div>
      {view.inspection && (
        <button
          type="button"
          className="key"
          data-open="equipment"
          onClick={() => onOpen('equipment')}
        >
          {words.equipment}
        </button>
      )}
      {!Own && children}
    </div>
  );
}

/** What ends the toss at once, one press away. */
function TossEnds({ view, onOpen }: StepListProps) {
  const ends = view.round ? tossEnds(view.incidents) : null;
  const own = useConsoleParts().words[useLanguage()];
  if (!ends) return null;
  return (
    <>
      <p>{own.wrong}</p>
      <button
        type="button"
        className="key key--danger"
        data-open="toss"
        onClick={() => onOpen('toss')}
      >
        {ends === 'again' ? (own.again ?? own.voidRound) : own.voidRound}
      </button>
    </>
  );
}

interface ListedStep {
  readonly step: Step;
  /** Counted from 1, as it is shown. */
  readonly number: number;
  readonly state: 'done' | 'now' | 'later';
}

/** The round as the rulebook orders it, with the place where it stands. */
export function stepList({ course, round }: DealerView): readonly ListedStep[] {
  const phase = round?.phase ?? 'idle';
  const now = course.findIndex((step) => step.from === phase);
  return course.map((step, index) => ({
    step,
    number: index + 1,
    state: index === now ? 'now' : index < now ? 'done' : 'later',
  }));
}
