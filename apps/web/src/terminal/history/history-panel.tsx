import type { PlayedRound } from '@baize/protocol/client';
import { useEffect, useState } from 'react';
import { ownHttp } from '../../session/player-http.ts';
import { amountText, changeText, moneyText } from '../../text/amount.ts';
import { type Language, useLanguage } from '../../text/language.ts';
import { nameOfBet } from '../../ui/board/game-sheet.ts';
import { Because } from '../../ui/clause-tag.tsx';
import { roundText } from '../round-text.ts';
import { useTable, useTerminal } from '../terminal-context.ts';
import { usePanelWords } from '../words/panel-words.ts';

/** How many rounds a player can look back on. */
const SHOWN = 50;

type Loaded = readonly PlayedRound[] | 'loading' | 'failed';

export function HistoryPanel() {
  const { history: words } = usePanelWords();
  const rounds = useHistory();
  if (rounds === 'loading') return <p>{words.loading}</p>;
  if (rounds === 'failed') return <p role="alert">{words.failed}</p>;
  if (rounds.length === 0) return <p>{words.empty}</p>;
  return (
    <div className="history">
      {rounds.map((round) => (
        <Round key={`${round.table} ${round.round}`} round={round} />
      ))}
    </div>
  );
}

function useHistory(): Loaded {
  const [rounds, setRounds] = useState<Loaded>('loading');
  const last = useTable(({ view }) => view?.recall[0]?.round);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round that ends is one more to list.
  useEffect(() => {
    let isGone = false;
    ownHttp()
      .history({ limit: SHOWN })
      .then((answer) => {
        if (!isGone) setRounds(answer.ok ? answer.value.rounds : 'failed');
      })
      .catch(() => setRounds('failed'));
    return () => {
      isGone = true;
    };
  }, [last]);
  return rounds;
}

function Round({ round }: { readonly round: PlayedRound }) {
  const { history: words } = usePanelWords();
  const { pictures } = useTerminal();
  const net = round.returned - round.staked;
  return (
    <details className="history-round" data-history={round.round}>
      <summary>
        <span>{roundText(round.number)}</span>
        {round.result && <pictures.Result result={round.result} size={28} />}
        {round.status !== 'settled' && (
          <span className="history-status">{words[round.status]}</span>
        )}
        <span className="history-sum">
          <span>
            {words.staked} <b>{moneyText(round.staked)}</b>
          </span>
          <span>
            {words.returned} <b>{moneyText(round.returned)}</b>
          </span>
          <span>
            {words.net} <b data-sign={net > 0 ? 'plus' : undefined}>{changeText(net)}</b>
          </span>
        </span>
      </summary>
      <RoundDetails round={round} />
    </details>
  );
}

function RoundDetails({ round }: { readonly round: PlayedRound }) {
  const { history: words } = usePanelWords();
  const { store } = useTerminal();
  const isRecallable = useTable(
    ({ view }) => view?.recall.some((each) => each.round === round.round) ?? false,
  );
  return (
    <div className="history-more">
      <table>
        <thead>
          <tr>
            <th>{words.area}</th>
            <th>{words.staked}</th>
            <th>{words.odds}</th>
            <th>{words.win}</th>
            <th>{words.back}</th>
            <th>{words.because}</th>
          </tr>
        </thead>
        <tbody>
          {round.stakes.map((stake) => (
            <StakeRow key={stake.bet} round={round} bet={stake.bet} stake={stake.stake} />
          ))}
        </tbody>
      </table>
      <footer>
        <span>{words.credit(moneyText(round.creditBefore), moneyText(round.creditAfter))}</span>
        {round.hash && (
          <span>
            {words.hash} <code>{round.hash.slice(0, 16)}</code>
          </span>
        )}
        {isRecallable && (
          <button
            type="button"
            className="history-recall"
            onClick={() =>
              store.setState({ panel: null, recall: { round: round.round, step: 'bets' } })
            }
          >
            {words.recall}
          </button>
        )}
      </footer>
    </div>
  );
}

function StakeRow(props: {
  readonly round: PlayedRound;
  readonly bet: string;
  readonly stake: number;
}) {
  const { round, bet, stake } = props;
  const { history: words } = usePanelWords();
  const { sheet } = useTerminal();
  const language = useLanguage();
  const name = nameOfBet(sheet, bet);
  const line = round.lines.find((each) => each.bet === bet);
  return (
    <tr>
      <th scope="row">{name?.[language] ?? bet}</th>
      <td className="num-cell" data-label={words.staked}>
        {amountText(stake)}
      </td>
      <td className="num-cell" data-label={words.odds}>
        {line?.odds ? oddsText(line.odds, language) : '–'}
      </td>
      <td className="num-cell" data-label={words.win}>
        {line ? amountText(line.pays) : '–'}
      </td>
      <td className="num-cell" data-label={words.back}>
        {amountText(line ? line.returns : stake)}
      </td>
      <td>{line && <Because citations={line.because} />}</td>
    </tr>
  );
}

/** Exact odds in words of the felt: `17/2` is `8 ½ to 1`, or `1 赔 8 ½`. Never "for". */
function oddsText(odds: string, language: Language): string {
  const [numerator = '0', denominator = '1'] = odds.split('/');
  const isHalf = denominator === '2';
  const whole = isHalf ? BigInt(numerator) / 2n : BigInt(numerator);
  const price = isHalf ? `${whole} ½` : `${whole}`;
  const stake = isHalf ? '1' : denominator;
  return language === 'en' ? `${price} to ${stake}` : `${stake} 赔 ${price}`;
}
