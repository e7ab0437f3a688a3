import { useState } from 'react';
import { TaskHead } from '../../../console/tasks/task-head.tsx';
import { useStepText } from '../../../console/words/step-words.ts';
import { moneyText } from '../../../text/amount.ts';
import { useWords } from '../../../text/dictionary.ts';
import { Because } from '../../../ui/clause-tag.tsx';
import { RefusalNote } from '../../../ui/refusal-note.tsx';
import type { StepTaskProps } from '../../screen-mechanic.ts';
import { CardFace } from '../cards/card-face.tsx';
import {
  besideWorth,
  bothWorth,
  type HandValues,
  handWords,
  shortWorth,
} from '../cards/hand-words.ts';
import type { DealerBox } from './boxes.tsx';
import { cardWords } from './card-words.ts';

type Cards = NonNullable<StepTaskProps['view']['cards']>;
type Due = NonNullable<Cards['due']>;

/** A bet of somebody with what is to be done about it. */
export type DueLine = Due['initial'][number]['lines'][number] & { readonly terminal: string };

/** Box by box: both hands against the dealer's, and what is to be paid, collected or left. */
export function CompareTask({ view, act, isBusy, step, refusal }: StepTaskProps) {
  const words = useWords(cardWords);
  const text = useStepText('settle-initial');
  const { cards } = view;
  if (!cards?.due) return null;
  const lines = linesOf(cards.due.initial);
  return (
    <>
      <TaskHead title={text.title} hint={text.hint} because={step.because} />
      <DealerRow cards={cards} />
      <ul className="compare">
        {cards.boxes.map((box) => (
          <BoxRow
            key={box.box}
            box={box}
            lines={lines.filter(({ bet }) => bet === `${box.box}/initial`)}
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
      {cards && <DealerRow cards={cards} />}
      <ul className="compare">
        {lines.length === 0 && <li className="compare-none">{words.noBonus}</li>}
        {lines.map((line) => (
          <li key={`${line.terminal} ${line.bet}`} data-due={line.bet} data-result={line.result}>
            <b className="compare-box">{line.bet.split('/')[0]}</b>
            <span className="compare-who">
              {line.terminal} ·{' '}
              {line.bet.endsWith('dealer') ? words.bonusOnDealer : words.bonusOnHand}
              <small>{moneyText(line.stake)}</small>
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

/** What is due, bet by bet. */
export function linesOf(due: Due['initial']): readonly DueLine[] {
  return due.flatMap(({ terminal, lines }) => lines.map((line) => ({ ...line, terminal })));
}

function DealerRow({ cards }: { readonly cards: Cards }) {
  const words = useWords(cardWords);
  const { setting, values } = cards.dealer;
  return setting && values ? (
    <div className="compare-dealer">
      <b className="compare-box">{words.dealerLetter}</b>
      <Hands setting={setting} values={values} compared={null} />
      <span className="compare-dealer-way">{words.dealerByHouseWay}</span>
    </div>
  ) : null;
}

interface HandsProps {
  readonly setting: { readonly low: string; readonly high: string };
  readonly values: HandValues;
  readonly compared: DealerBox['compared'];
}

function Hands({ setting, values, compared }: HandsProps) {
  const words = useWords(handWords);
  return (['low', 'high'] as const).map((half) => (
    <span key={half} className="compare-half" data-winner={compared?.[half].winner}>
      {setting[half].split(' ').map((card) => (
        <CardFace key={card} card={card} width={46} />
      ))}
      <span>
        <b>{shortWorth(values[half], words)}</b>
        <small>{besideWorth(values[half], words)}</small>
      </span>
      {compared && <i>{compared[half].winner === 'player' ? '✓' : '✗'}</i>}
    </span>
  ));
}

function BoxRow({ box, lines }: { readonly box: DealerBox; readonly lines: readonly DueLine[] }) {
  const words = useWords(cardWords);
  const [isTicked, setTicked] = useState(false);
  const { setting, values, compared } = box;
  if (!setting || !values || !compared || lines.length === 0) {
    return (
      <li className="compare-none" data-due={box.box}>
        <b className="compare-box">{box.box}</b>
        {box.hand === 'withdrawn' ? words.withdrawnReturned : words.hands.none}
      </li>
    );
  }
  return (
    <li data-due={box.box} data-result={compared.result} data-ticked={isTicked || undefined}>
      <b className="compare-box">{box.box}</b>
      <Hands setting={setting} values={values} compared={compared} />
      <DueOfBox box={box} result={compared.result} lines={lines} />
      <button
        type="button"
        className="compare-tick"
        aria-pressed={isTicked}
        aria-label={words.doneWith(box.box)}
        onClick={() => setTicked(!isTicked)}
      >
        ✓
      </button>
    </li>
  );
}

interface DueOfBoxProps {
  readonly box: DealerBox;
  readonly result: NonNullable<DealerBox['compared']>['result'];
  readonly lines: readonly DueLine[];
}

/** What is to be done about the bets of a box, for whom, and how the House Way would have had it. */
function DueOfBox({ box, result, lines }: DueOfBoxProps) {
  const words = useWords(cardWords);
  const inWords = useWords(handWords);
  const sum = (of: (line: DueLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  return (
    <span className="compare-due">
      <strong data-result={result}>{words.results[result]}</strong>
      <em>
        {result === 'win'
          ? words.pay(moneyText(sum(({ pays }) => pays)))
          : result === 'lose'
            ? words.collect(moneyText(sum(({ stake }) => stake)))
            : words.leave(moneyText(sum(({ stake }) => stake)))}
      </em>
      <small>
        {lines
          .map(({ terminal, stake, commission }) =>
            commission > 0
              ? words.lessCommission(terminal, moneyText(stake), moneyText(commission))
              : `${terminal} ${moneyText(stake)}`,
          )
          .join(', ')}
      </small>
      {box.houseWay && (
        <span className="compare-way" data-house-way={box.box}>
          {words.byHouseWay(bothWorth(box.houseWay.values, inWords))}{' '}
          <Because citations={box.houseWay.because.slice(0, 1)} />
        </span>
      )}
    </span>
  );
}

/** What the lines with one result come to. */
export function sumOf(
  lines: readonly DueLine[],
  result: DueLine['result'],
  of: (line: DueLine) => number,
): number {
  return lines.filter((line) => line.result === result).reduce((all, line) => all + of(line), 0);
}
