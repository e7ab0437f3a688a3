import { TaskHead } from '../../../console/tasks/task-head.tsx';
import { useStepText } from '../../../console/words/step-words.ts';
import { moneyText } from '../../../text/amount.ts';
import { useWords } from '../../../text/dictionary.ts';
import { Because } from '../../../ui/clause-tag.tsx';
import { RefusalNote } from '../../../ui/refusal-note.tsx';
import type { StepTaskProps } from '../../screen-mechanic.ts';
import { CardFace } from '../cards/card-face.tsx';
import { cardWords } from './card-words.ts';
import { BoxRow, DealerRow } from './compare-rows.tsx';
import { type DueLine, linesOf } from './due-lines.ts';
import { useTicks } from './use-ticks.ts';

type Cards = NonNullable<StepTaskProps['view']['cards']>;
/** Box by box: both hands against the dealer's, and what is to be paid, collected or left. */
export function CompareTask({ view, act, isBusy, step, refusal }: StepTaskProps) {
  const words = useWords(cardWords);
  const text = useStepText('settle-initial');
  const { cards, round } = view;
  const [ticked, tick] = useTicks(round?.id ?? '');
  if (!cards?.due) return null;
  const lines = linesOf(cards.due.initial);
  const compared = cards.boxes.filter((box) => box.compared !== null).map(({ box }) => box);
  const next = compared.find((box) => !ticked.includes(box));
  const done = compared.filter((box) => ticked.includes(box)).length;
  return (
    <>
      <TaskHead title={text.title} hint={text.hint} because={step.because}>
        <p className="compare-done">{words.boxesDone(done, compared.length)}</p>
      </TaskHead>
      <DealerRow dealer={cards.dealer} />
      <ul className="compare">
        {cards.boxes.map((box) => (
          <BoxRow
            key={box.box}
            box={box}
            lines={lines.filter(({ bet }) => bet === `${box.box}/initial`)}
            isTicked={ticked.includes(box.box)}
            isNext={box.box === next}
            onTick={() => tick(box.box)}
          />
        ))}
      </ul>
      {refusal && <RefusalNote refusal={refusal} />}
      <button
        type="button"
        className="key key--main"
        data-do="SettleInitial"
        disabled={refusal !== null || isBusy}
        onClick={() => act({ type: 'SettleInitial' })}
      >
        {words.initialSettled}
      </button>
    </>
  );
}

/** The bonus bets by the four cards alone, after the initial bets and without commission. */
export function BonusTask({ view, act, isBusy, step, refusal }: StepTaskProps) {
  const words = useWords(cardWords);
  const text = useStepText('settle-bonus');
  const { cards } = view;
  const lines = linesOf(cards?.due?.bonus ?? []);
  return (
    <>
      <TaskHead title={text.title} hint={text.hint} because={step.because} />
      {cards && <DealerRow dealer={cards.dealer} />}
      <ul className="compare" data-of="bonus">
        {lines.length === 0 && <li className="compare-none">{words.noBonus}</li>}
        {lines.map((line) => (
          <li key={`${line.terminal} ${line.bet}`} data-due={line.bet} data-result={line.result}>
            <b className="compare-box">{line.bet.split('/')[0]}</b>
            <span className="compare-who">
              <b title={line.terminal}>{line.terminal}</b>
              <small>
                {line.bet.endsWith('dealer') ? words.bonusOnDealer : words.bonusOnHand}{' '}
                {moneyText(line.stake)}
              </small>
            </span>
            {cards && <FourCards cards={fourOf(line, cards)} />}
            <em>
              {line.result === 'win'
                ? words.pay(moneyText(line.pays))
                : words.collect(moneyText(line.stake))}
            </em>
            <Because citations={line.because.slice(0, 1)} />
          </li>
        ))}
      </ul>
      {refusal && <RefusalNote refusal={refusal} />}
      <button
        type="button"
        className="key key--main"
        data-do="SettleBonus"
        disabled={refusal !== null || isBusy}
        onClick={() => act({ type: 'SettleBonus' })}
      >
        {words.bonusSettled}
      </button>
    </>
  );
}

/** The four cards a bonus bet is about. */
function fourOf({ bet }: DueLine, { dealer, boxes }: Cards): string | null {
  if (bet.endsWith('dealer')) return dealer.cards;
  return boxes.find(({ box }) => bet.startsWith(`${box}/`))?.cards ?? null;
}

function FourCards({ cards }: { readonly cards: string | null }) {
  return (
    <span className="compare-four">
      {cards?.split(' ').map((card) => (
        <CardFace key={card} card={card} width={46} />
      ))}
    </span>
  );
}
