import { type DealerView, isOffered, type PastRound } from '../../../console/model/dealer-view.ts';
import { consoleWords } from '../../../console/words/console-words.ts';
import { moneyText } from '../../../text/amount.ts';
import { useWords } from '../../../text/dictionary.ts';
import type { ConsoleSideProps } from '../../screen-mechanic.ts';
import { handWords, shortWorth } from '../cards/hand-words.ts';
import { backersText, type DealerBox, nameText, stateText } from './boxes.tsx';
import { cardWords } from './card-words.ts';
import { type DueLine, linesOf, sumOf } from './due-lines.ts';

type Cards = NonNullable<DealerView['cards']>;

/** Beside the task: the boxes until cards are dealt, then what was played before; below it figures. */
export function CardConsoleSide({ view, now, onCorrect }: ConsoleSideProps) {
  const { cards, round } = view;
  if (!cards) return null;
  const phase = round?.phase ?? 'idle';
  return (
    <section className="card card-side-card" data-phase={phase}>
      {phase === 'betting' || phase === 'closed' ? (
        <BoxList cards={cards} />
      ) : phase === 'dealer-set' ? (
        <NextBonus cards={cards} />
      ) : (
        <LastRounds view={view} cards={cards} onCorrect={onCorrect} />
      )}
      <Figures view={view} cards={cards} now={now} />
    </section>
  );
}

function BoxList({ cards }: { readonly cards: Cards }) {
  const words = useWords(cardWords);
  return (
    <>
      <h2>{words.boxes}</h2>
      <ol className="box-list">
        {cards.boxes.map((box) => (
          <li key={box.box} data-box={box.box} data-staked={box.hasInitialBet || undefined}>
            <b className="compare-box">{box.box}</b>
            <span>
              <b title={nameText(box, words)}>{nameText(box, words)}</b>
              <small>{backersText(box, words)}</small>
            </span>
            <em className="pill">{stateText(box, words)}</em>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What is settled next, so that the chips for it can be cut while hands are compared. */
function NextBonus({ cards }: { readonly cards: Cards }) {
  const words = useWords(cardWords);
  const lines = linesOf(cards.due?.bonus ?? []);
  return (
    <>
      <h2>{words.nextBonus}</h2>
      {lines.length === 0 && <p className="quiet">{words.noBonus}</p>}
      <ol className="box-list">
        {lines.map((line) => (
          <li key={`${line.terminal} ${line.bet}`} data-result={line.result}>
            <b className="compare-box">{line.bet.split('/')[0]}</b>
            <span>
              <b title={line.terminal}>{line.terminal}</b>
              <small>
                {line.bet.endsWith('dealer') ? words.bonusOnDealer : words.bonusOnHand}{' '}
                {moneyText(line.stake)}
              </small>
            </span>
            <em className="pill">
              {line.result === 'win' ? words.pay(moneyText(line.pays)) : words.results.lose}
            </em>
          </li>
        ))}
      </ol>
    </>
  );
}

interface LastRoundsProps {
  readonly view: DealerView;
  readonly cards: Cards;
  readonly onCorrect: (round: string) => void;
}

/** The rounds before this one: what the dealer held, and how the boxes came out. */
function LastRounds({ view, cards, onCorrect }: LastRoundsProps) {
  const words = useWords(cardWords);
  const inWords = useWords(handWords);
  const { noResults } = useWords(consoleWords);
  const canCorrect = isOffered(view, 'CorrectCards');
  const [now, ...before] = view.rounds;
  if (!now) {
    return (
      <>
        <h2>{words.lastRounds}</h2>
        <p className="quiet">{noResults}</p>
      </>
    );
  }
  return (
    <>
      <h2>{words.lastRounds}</h2>
      <table className="last-rounds">
        <thead>
          <tr>
            <th scope="col">{words.roundColumn}</th>
            <th scope="col">{inWords.low}</th>
            <th scope="col">{inWords.high}</th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.off}</th>
            <th scope="col">{words.lost}</th>
            {canCorrect && <td />}
          </tr>
        </thead>
        <tbody>
          {[now, ...before].slice(0, 9).map((round) => (
            <PastRow
              key={round.round}
              round={round}
              past={cards.past.find((each) => each.round === round.round)}
              {...(canCorrect ? { onCorrect } : {})}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface PastRowProps {
  readonly round: PastRound;
  readonly past: Cards['past'][number] | undefined;
  readonly onCorrect?: (round: string) => void;
}

function PastRow({ round, past, onCorrect }: PastRowProps) {
  const inWords = useWords(handWords);
  const words = useWords(consoleWords);
  const values = past?.dealer.values;
  const isStanding = round.status !== 'void' && round.status !== 'reversed';
  const count = (result: string) =>
    past?.boxes.filter(({ compared }) => compared?.result === result).length ?? 0;
  return (
    <tr data-round={round.round} data-status={round.status}>
      <th scope="row">{round.number}</th>
      {isStanding && values ? (
        <>
          <td>{shortWorth(values.low, inWords)}</td>
          <td>{shortWorth(values.high, inWords)}</td>
          <td>{count('win')}</td>
          <td>{count('stand-off')}</td>
          <td>{count('lose')}</td>
        </>
      ) : (
        <td colSpan={5}>
          <em>{isStanding ? '–' : words.voided}</em>
        </td>
      )}
      {onCorrect && (
        <td>
          {isStanding && values && (
            <button
              type="button"
              className="correct-key"
              data-correct={round.round}
              aria-label={`${words.correct}, ${words.round(round.number)}`}
              onClick={() => onCorrect(round.round)}
            >
              ✎
            </button>
          )}
        </td>
      )}
    </tr>
  );
}

interface FiguresProps {
  readonly view: DealerView;
  readonly cards: Cards;
  readonly now: number;
}

type Figure = readonly [name: string, value: string];
type Words = (typeof cardWords)['en'];

function Figures({ view, cards, now }: FiguresProps) {
  const words = useWords(cardWords);
  const { facts } = useWords(consoleWords);
  const phase = view.round?.phase ?? 'idle';
  const list: readonly Figure[] =
    phase === 'dealer-set'
      ? dueFigures(linesOf(cards.due?.initial ?? []), words)
      : phase === 'resulted'
        ? bonusFigures(linesOf(cards.due?.bonus ?? []), words)
        : [
            [facts.terminals, String(view.terminals.length)],
            ...(phase === 'betting' || phase === 'closed'
              ? [[facts.betsClosed, phase === 'betting' ? facts.open : facts.closed] as const]
              : []),
            ...roundFigures(phase, cards, now, words),
          ];
  return (
    <dl className="facts">
      {list.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is to be paid, collected and left. */
function dueFigures(lines: readonly DueLine[], words: Words): readonly Figure[] {
  const figures: readonly (readonly [string, number])[] = [
    [words.toPay, sumOf(lines, 'win', ({ pays }) => pays)],
    [words.commission, sumOf(lines, 'win', ({ commission }) => commission)],
    [words.toCollect, sumOf(lines, 'lose', ({ stake }) => stake)],
    [words.standsOff, sumOf(lines, 'stand-off', ({ stake }) => stake)],
  ];
  return figures.map(([name, amount]) => [name, moneyText(amount)]);
}

/** Bonus bets know no commission and no stand-off. */
function bonusFigures(lines: readonly DueLine[], words: Words): readonly Figure[] {
  return [
    [words.toPay, moneyText(sumOf(lines, 'win', ({ pays }) => pays))],
    [words.toCollect, moneyText(sumOf(lines, 'lose', ({ stake }) => stake))],
  ];
}

function roundFigures(
  phase: string,
  { boxes, arranging }: Cards,
  now: number,
  words: Words,
): readonly Figure[] {
  const count = (has: (box: DealerBox) => boolean) => boxes.filter(has).length;
  if (phase === 'betting' || phase === 'closed') {
    return [[words.boxesStaked, String(count(({ hasInitialBet }) => hasInitialBet))]];
  }
  if (phase !== 'dealt') return [];
  const down = count(({ hand }) => hand === 'set');
  const withdrawn = count(({ hand }) => hand === 'withdrawn');
  return [
    [words.putDown, words.outOf(down, down + count(({ hand }) => hand === 'dealt'))],
    ...(withdrawn > 0 ? [[words.hands.withdrawn, String(withdrawn)] as const] : []),
    ...(arranging ? [[words.arrangingFor, timeText(now - arranging.from)] as const] : []),
  ];
}

/** `0:18` */
function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
