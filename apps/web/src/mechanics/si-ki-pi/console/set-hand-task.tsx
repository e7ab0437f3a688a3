import { useState } from 'react';
import { isAllowed } from '../../../console/model/dealer-view.ts';
import type { TaskProps } from '../../../console/tasks/task-card.tsx';
import { TaskHead } from '../../../console/tasks/task-head.tsx';
import { useStepText } from '../../../console/words/step-words.ts';
import { useWords } from '../../../text/dictionary.ts';
import { Because } from '../../../ui/clause-tag.tsx';
import { Countdown } from '../../../ui/countdown.tsx';
import { RefusalNote } from '../../../ui/refusal-note.tsx';
import type { StepTaskProps } from '../../screen-mechanic.ts';
import { CardFace } from '../cards/card-face.tsx';
import { besideWorth, handWords, worthText } from '../cards/hand-words.ts';
import { Boxes, type DealerBox } from './boxes.tsx';
import { cardWords } from './card-words.ts';

/** When every box is put down the dealer's cards are set, as the House Way says and not otherwise. */
export function SetHandTask({ view, act, now, isBusy, step, refusal }: StepTaskProps) {
  const words = useWords(cardWords);
  const text = useStepText('set-dealer-hand');
  const way = view.cards?.houseWay ?? null;
  const boxes = view.cards?.boxes ?? [];
  if (way) return <DealerSets way={way} act={act} isBusy={isBusy} step={step} refusal={refusal} />;
  return (
    <>
      <TaskHead title={words.arranging} hint={text.hint} because={step.because} />
      <ArrangingNow view={view} now={now} />
      <Boxes boxes={boxes}>
        {(box) => <BoxKeys box={box} view={view} act={act} isBusy={isBusy} />}
      </Boxes>
      <div className="task-keys">
        <button
          type="button"
          className="key key--main"
          data-do="EndArranging"
          disabled={!isAllowed(view, 'EndArranging') || isBusy}
          onClick={() => act({ type: 'EndArranging' })}
        >
          {words.endArranging(waitingIn(boxes))}
        </button>
      </div>
    </>
  );
}

/** The boxes whose cards are not put down. */
function waitingIn(boxes: readonly DealerBox[]): readonly number[] {
  return boxes.filter(({ hand }) => hand === 'dealt').map(({ box }) => box);
}

/** How far the boxes are, and what time is left to them where any is set. */
function ArrangingNow({ view, now }: Pick<TaskProps, 'view' | 'now'>) {
  const words = useWords(cardWords);
  const { boxes = [], arranging = null } = view.cards ?? {};
  const waiting = waitingIn(boxes);
  const down = boxes.filter(({ hand }) => hand === 'set').length;
  const left = arranging && Math.max(0, arranging.until - now);
  const seconds = left === null ? null : Math.ceil(left / 1000);
  return (
    <section className="arranging-now" data-ending={(seconds ?? 9) <= 5 || undefined}>
      {arranging && seconds !== null && left !== null && (
        <Countdown
          seconds={seconds}
          left={left / Math.max(1, arranging.until - arranging.from)}
          isEnding={seconds <= 5}
          label={seconds > 0 ? words.secondsLeft(seconds) : words.timeIsUp}
        />
      )}
      <p>
        <b>{words.downOf(down, down + waiting.length)}</b>
        <span>
          {waiting.length > 0 && words.areArranging(waiting)}{' '}
          {arranging ? words.clockAdvises : words.dealerWaits}
        </span>
      </p>
    </section>
  );
}

interface BoxKeysProps extends Pick<TaskProps, 'view' | 'act' | 'isBusy'> {
  readonly box: DealerBox;
}

/** What a dealer can do for a box while players arrange. */
function BoxKeys({ box, view, act, isBusy }: BoxKeysProps) {
  const words = useWords(cardWords);
  return (
    <>
      {box.hand === 'dealt' && box.offered.length === 0 && (
        <button
          type="button"
          className="box-key"
          data-house-way={box.box}
          disabled={!isAllowed(view, 'RequestHouseWay') || isBusy}
          onClick={() => act({ type: 'RequestHouseWay', box: box.box })}
        >
          {words.onRequest}
        </button>
      )}
      {box.offered.map((terminal) => (
        <Answer key={terminal} box={box.box} terminal={terminal} act={act} isBusy={isBusy} />
      ))}
    </>
  );
}

interface AnswerProps extends Pick<TaskProps, 'act' | 'isBusy'> {
  readonly box: number;
  readonly terminal: string;
}

/** A dealer may pass on what a player says about an exposed hand. */
function Answer({ box, terminal, act, isBusy }: AnswerProps) {
  const words = useWords(cardWords);
  const answer = (withdraw: boolean) => act({ type: 'AnswerWithdrawal', box, terminal, withdraw });
  return (
    <span className="box-offer" data-offered={terminal}>
      {terminal}
      <button type="button" className="box-key" disabled={isBusy} onClick={() => answer(true)}>
        {words.withdraws}
      </button>
      <button type="button" className="box-key" disabled={isBusy} onClick={() => answer(false)}>
        {words.stands}
      </button>
    </span>
  );
}

type Way = NonNullable<NonNullable<TaskProps['view']['cards']>['houseWay']>;

interface DealerSetsProps extends Pick<StepTaskProps, 'act' | 'isBusy' | 'step' | 'refusal'> {
  readonly way: Way;
}

/** The House Way is shown with its rule; cards that lie otherwise are told, and put right. */
function DealerSets({ way, act, isBusy, step, refusal }: DealerSetsProps) {
  const words = useWords(cardWords);
  const inWords = useWords(handWords);
  const text = useStepText('set-dealer-hand');
  const [low, setLow] = useState<readonly string[] | null>(null);
  const high = way.cards.split(' ').filter((card) => !low?.includes(card));
  const lies = low === null ? way : { low: low.join(' '), high: high.join(' ') };
  const isOff = refusal !== null || isBusy || (low !== null && low.length !== 2);
  return (
    <>
      <TaskHead title={text.title} hint={text.hint} because={step.because} />
      <div className="task-middle">
        {low === null ? <ByHouseWay way={way} /> : <Misset way={way} low={low} onLow={setLow} />}
      </div>
      {refusal && <RefusalNote refusal={refusal} />}
      <div className="task-keys">
        <button
          type="button"
          className="key"
          data-do="lies-otherwise"
          onClick={() => setLow(low === null ? [] : null)}
        >
          {low === null ? words.liesOtherwise : words.liesSo}
        </button>
        <button
          type="button"
          className="key key--main"
          data-do={low === null ? 'SetDealerHand' : 'ResetDealerHand'}
          disabled={isOff}
          onClick={() => act({ type: 'SetDealerHand', low: lies.low, high: lies.high })}
        >
          {low === null
            ? words.confirmHand(
                worthText(way.values.low, inWords),
                worthText(way.values.high, inWords),
              )
            : words.resetHand}
        </button>
      </div>
    </>
  );
}

function ByHouseWay({ way }: { readonly way: Way }) {
  const words = useWords(cardWords);
  const inWords = useWords(handWords);
  return (
    <div className="house-way" data-rule={way.because[0]}>
      {(['low', 'high'] as const).map((half) => (
        <section key={half} data-half={half}>
          <h3>{inWords[half]}</h3>
          <span>
            {way[half].split(' ').map((card) => (
              <CardFace key={card} card={card} width={132} />
            ))}
          </span>
          <p>
            <b>{worthText(way.values[half], inWords)}</b> {besideWorth(way.values[half], inWords)}
          </p>
        </section>
      ))}
      <p className="house-way-because">
        {words.houseWay} <Because citations={way.because} />
      </p>
    </div>
  );
}

interface MissetProps {
  readonly way: Way;
  readonly low: readonly string[];
  readonly onLow: (low: readonly string[]) => void;
}

/** The two cards that lie as the Low Hand, where they lie otherwise. */
function Misset({ way, low, onLow }: MissetProps) {
  const words = useWords(cardWords);
  const toggle = (card: string) => {
    if (low.includes(card)) onLow(low.filter((each) => each !== card));
    else if (low.length < 2) onLow([...low, card]);
  };
  return (
    <fieldset className="misset">
      <legend>{words.whichLow}</legend>
      {way.cards.split(' ').map((card) => (
        <button
          key={card}
          type="button"
          data-lies={card}
          aria-pressed={low.includes(card)}
          onClick={() => toggle(card)}
        >
          <CardFace card={card} width={132} />
        </button>
      ))}
    </fieldset>
  );
}
