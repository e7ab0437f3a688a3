import type { PitView, RoundsBody, WireCommand } from '@baize/protocol/client';
import { useState } from 'react';
import { ResultPicture } from '../mechanics/result-picture.tsx';
import { http } from '../session/http.ts';
import { amountText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import { minuteText } from '../text/moment.ts';
import { ProblemLine } from '../ui/house/problem-line.tsx';
import { useAsked } from '../ui/house/use-asked.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Panel } from '../ui/panel.tsx';
import { RefusalNote } from '../ui/refusal-note.tsx';
import { recallWords } from './words/recall-words.ts';

interface RecallPanelProps {
  readonly view: PitView;
  readonly act: (command: WireCommand) => void;
  readonly refusal: Parameters<typeof RefusalNote>[0]['refusal'] | null;
  readonly onClose: () => void;
}

const PAGE = 20;

/** Rounds the table has put away, page by page; one that is recalled can be corrected and decided about. */
export function RecallPanel({ view, act, refusal, onClose }: RecallPanelProps) {
  const words = useWords(recallWords);
  return (
    <Panel
      title={words.title}
      closeLabel={words.close}
      onClose={onClose}
      name="recall"
      tools={<LanguageSwitch />}
    >
      <p className="note">{words.note}</p>
      {refusal && (
        <div role="alert">
          <RefusalNote refusal={refusal} />
        </div>
      )}
      <PutAwayRounds view={view} act={act} />
    </Panel>
  );
}

function PutAwayRounds({ view, act }: Pick<RecallPanelProps, 'view' | 'act'>) {
  const words = useWords(recallWords);
  const [before, setBefore] = useState<number | null>(null);
  const table = view.table?.table ?? '';
  const kept = new Set(view.rounds.map(({ round }) => round));
  // A round that was recalled is kept again, and stays in its place on the page.
  const [newest] = useState(() => oldestInRow(view));
  const from = before ?? newest;
  const page = useAsked(`rounds ${table} ${from ?? ''}`, () =>
    http().rounds(table, { limit: PAGE, ...(from === null ? {} : { before: from }) }),
  );
  const rounds = (page.value?.rounds ?? []).filter(({ status }) => status !== 'in-progress');
  return (
    <>
      <ProblemLine problem={page.problem} />
      {page.value && rounds.length === 0 && <p className="note">{words.none}</p>}
      <ul className="recall-list">
        {rounds.map((round) => (
          <PutAway
            key={round.round}
            round={round}
            mechanic={view.table?.mechanic ?? null}
            isKept={kept.has(round.round)}
            isAllowed={view.can.RecallRound?.allowed === true}
            onRecall={() => act({ type: 'RecallRound', round: round.round })}
          />
        ))}
      </ul>
      <div className="house-keys">
        {before !== null && (
          <button type="button" className="hkey" onClick={() => setBefore(null)}>
            {words.newest}
          </button>
        )}
        {page.value?.next != null && (
          <button
            type="button"
            className="hkey"
            data-do="older"
            onClick={() => setBefore(rounds.at(-1)?.number ?? null)}
          >
            {words.older}
          </button>
        )}
      </div>
    </>
  );
}

/** The oldest of the rounds a table has kept without a gap since; null where it has kept none. */
function oldestInRow({ rounds }: PitView): number | null {
  let oldest: number | null = null;
  for (const { number } of rounds.toSorted((one, other) => other.number - one.number)) {
    if (oldest !== null && number !== oldest - 1) break;
    oldest = number;
  }
  return oldest;
}

interface PutAwayProps {
  readonly round: RoundsBody['rounds'][number];
  readonly mechanic: string | null;
  readonly isKept: boolean;
  readonly isAllowed: boolean;
  readonly onRecall: () => void;
}

function PutAway({ round: listed, mechanic, isKept, isAllowed, onRecall }: PutAwayProps) {
  const words = useWords(recallWords);
  const language = useLanguage();
  const { round, endedAt, result, status, staked, returned } = listed;
  return (
    <li data-round={round} data-kept={isKept}>
      <span>{round}</span>
      <small>{endedAt === null ? '' : minuteText(endedAt, language)}</small>
      {result ? (
        <ResultPicture mechanic={mechanic} result={result} size={18} />
      ) : (
        <small>{words.statuses[status]}</small>
      )}
      <b>
        {amountText(staked)} / {amountText(returned)}
      </b>
      {isKept ? (
        <span className="hpill" data-tone="ok">
          {words.isBack}
        </span>
      ) : (
        <button
          type="button"
          className="hkey hkey--small"
          data-do="RecallRound"
          disabled={!isAllowed}
          onClick={onRecall}
        >
          {words.recall}
        </button>
      )}
    </li>
  );
}
