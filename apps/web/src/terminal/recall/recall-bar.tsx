import { useEffect } from 'react';
import { amountText, changeText } from '../../text/amount.ts';
import type { RecallStep } from '../felt/area-states.ts';
import type { OwnRound } from '../player-view.ts';
import { roundText } from '../round-text.ts';
import { useTable, useTerminal, useTerminalState } from '../terminal-context.ts';
import { usePanelWords } from '../words/panel-words.ts';
import './recall.css';

/** How long each step of a recalled round is shown before the next. */
const STEP = 1_600;
const NEXT: Readonly<Record<RecallStep, RecallStep | null>> = {
  bets: 'closed',
  closed: 'result',
  result: null,
};

/** A round of this terminal shown again on the felt, in its own order and under a banner. */
export function RecallBar() {
  const { store } = useTerminal();
  const recall = useTerminalState((state) => state.recall);
  const rounds = useTable(({ view }) => view?.recall ?? NONE);
  const index = rounds.findIndex(({ round }) => round === recall?.round);
  const round = rounds[index];
  useEffect(() => {
    const next = recall && NEXT[recall.step];
    if (!next) return;
    const timer = setTimeout(() => {
      store.setState({ recall: { ...recall, step: next } });
    }, STEP);
    return () => clearTimeout(timer);
  }, [recall, store]);
  if (!recall || !round) return null;
  const show = (other: OwnRound | undefined) => {
    if (other) store.setState({ recall: { round: other.round, step: 'bets' } });
  };
  return (
    <Banner
      round={round}
      step={recall.step}
      position={{ index: index + 1, count: rounds.length }}
      onEarlier={index + 1 < rounds.length ? () => show(rounds[index + 1]) : null}
      onLater={index > 0 ? () => show(rounds[index - 1]) : null}
      onAgain={() => show(round)}
      onEnd={() => store.setState({ recall: null })}
    />
  );
}

const NONE: readonly OwnRound[] = [];

interface BannerProps {
  readonly round: OwnRound;
  readonly step: RecallStep;
  readonly position: { readonly index: number; readonly count: number };
  readonly onEarlier: (() => void) | null;
  readonly onLater: (() => void) | null;
  readonly onAgain: () => void;
  readonly onEnd: () => void;
}

function Banner(props: BannerProps) {
  const { recall: words } = usePanelWords();
  const { round, step, position } = props;
  return (
    <section
      className="recall"
      aria-label={words.banner}
      data-recall={round.round}
      data-step={step}
    >
      <strong>{words.banner}</strong>
      <div className="recall-text">
        <span>{words.explain(roundText(round.number))}</span>
        <b>{words[step]}</b>
        {step === 'result' && <RecallOutcome round={round} />}
      </div>
      <span className="recall-position">{words.of(position.index, position.count)}</span>
      <button type="button" disabled={!props.onEarlier} onClick={props.onEarlier ?? undefined}>
        {words.previous}
      </button>
      <button type="button" disabled={!props.onLater} onClick={props.onLater ?? undefined}>
        {words.next}
      </button>
      <button type="button" onClick={props.onAgain}>
        {words.replay}
      </button>
      <button type="button" className="recall-end" onClick={props.onEnd}>
        {words.end}
      </button>
    </section>
  );
}

function RecallOutcome({ round }: { readonly round: OwnRound }) {
  const { history } = usePanelWords();
  const { pictures } = useTerminal();
  if (round.status === 'void' || round.status === 'reversed') {
    return <b>{history[round.status]}</b>;
  }
  return (
    <span className="recall-outcome">
      {round.result && <pictures.Result result={round.result} size={30} />}
      {history.staked} {amountText(round.staked)} · {history.returned} {amountText(round.returned)}{' '}
      · {history.net} {changeText(round.returned - round.staked)}
    </span>
  );
}
