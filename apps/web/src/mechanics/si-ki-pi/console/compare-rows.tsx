import type { DealerView } from '../../../console/model/dealer-view.ts';
import { amountText, moneyText } from '../../../text/amount.ts';
import { useWords } from '../../../text/dictionary.ts';
import { CardFace } from '../cards/card-face.tsx';
import {
  bothWorth,
  type HandValues,
  handWords,
  shortWorth,
  stackedWorth,
} from '../cards/hand-words.ts';
import { backersText, type DealerBox } from './boxes.tsx';
import { cardWords } from './card-words.ts';
import type { DueLine } from './due-lines.ts';

type Cards = NonNullable<DealerView['cards']>;

/** The dealer's two hands, which every box is compared with. */
export function DealerRow({ dealer: { setting, values } }: Pick<Cards, 'dealer'>) {
  const words = useWords(cardWords);
  return setting && values ? (
    <div className="compare-dealer">
      <b className="compare-box">{words.dealerLetter}</b>
      <span className="compare-who">
        <b>{words.dealer}</b>
        <small>{words.houseWay}</small>
      </span>
      <Hands setting={setting} values={values} compared={null} />
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
  return (['low', 'high'] as const).map((half) => {
    const [worth, below] = stackedWorth(values[half], words);
    return (
      <span key={half} className="compare-half" data-winner={compared?.[half].winner}>
        {setting[half].split(' ').map((card) => (
          <CardFace key={card} card={card} width={46} />
        ))}
        <span>
          <b>{worth}</b>
          <small>{below}</small>
        </span>
        {compared ? (
          <i>{compared[half].winner === 'player' ? '✓' : '✗'}</i>
        ) : (
          <em className="compare-half-name">{words[half]}</em>
        )}
      </span>
    );
  });
}

interface BoxRowProps {
  readonly box: DealerBox;
  readonly lines: readonly DueLine[];
  readonly isTicked: boolean;
  /** Whether it is the first that is not ticked. */
  readonly isNext: boolean;
  readonly onTick: () => void;
}

/** One box against the dealer: who, both hands, and what is to be done; pressed right of the hands it is done. */
export function BoxRow({ box, lines, isTicked, isNext, onTick }: BoxRowProps) {
  const words = useWords(cardWords);
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
    <li
      data-due={box.box}
      data-result={compared.result}
      data-ticked={isTicked || undefined}
      data-next={isNext || undefined}
    >
      <b className="compare-box">{box.box}</b>
      <Seated box={box} />
      <Hands setting={setting} values={values} compared={compared} />
      <DueOfBox seated={box.terminal} result={compared.result} lines={lines} />
      <button
        type="button"
        className="compare-tick"
        aria-pressed={isTicked}
        aria-label={words.doneWith(box.box)}
        onClick={onTick}
      >
        <i aria-hidden="true">✓</i>
      </button>
    </li>
  );
}

/** Whose box it is, and how the House Way would have set it. */
function Seated({ box }: { readonly box: DealerBox }) {
  const words = useWords(cardWords);
  const inWords = useWords(handWords);
  const name = box.terminal ?? words.nobody;
  const { houseWay, setting } = box;
  const isSame = houseWay?.low === setting?.low && houseWay?.high === setting?.high;
  return (
    <span className="compare-who">
      <b title={name}>{name}</b>
      <small>{backersText(box, words)}</small>
      {houseWay && (
        <span
          className="compare-way"
          data-house-way={box.box}
          title={words.byHouseWay(bothWorth(houseWay.values, inWords))}
        >
          {isSame
            ? words.houseWay
            : words.byHouseWay(
                `${shortWorth(houseWay.values.low, inWords)} · ${shortWorth(houseWay.values.high, inWords)}`,
              )}{' '}
          · {clauseOf(houseWay.because[0])}
        </span>
      )}
    </span>
  );
}

/** `H 4(i)`, `3.11` */
function clauseOf(citation: string): string {
  return citation.slice(citation.indexOf('#') + 1).replace('Appendix ', '');
}

interface DueOfBoxProps {
  readonly seated: string | null;
  readonly result: NonNullable<DealerBox['compared']>['result'];
  readonly lines: readonly DueLine[];
}

/** What is to be done about the bets of a box, and for whom. */
function DueOfBox({ seated, result, lines }: DueOfBoxProps) {
  const words = useWords(cardWords);
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
          .map(({ terminal, stake, commission }) => {
            const who = lines.length === 1 && terminal === seated ? '' : `${terminal}\u00a0`;
            return commission > 0
              ? words.lessCommission(`${who}${moneyText(stake)}`, moneyText(commission))
              : `${who}${amountText(stake)}`;
          })
          .join(', ')}
      </small>
    </span>
  );
}
