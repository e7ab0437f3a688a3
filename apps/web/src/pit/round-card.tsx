import type { PitView } from '@baize/protocol/client';
import { pauseText } from '../console/words/fault-words.ts';
import { useParts } from '../mechanics/mechanics.ts';
import { ResultPicture } from '../mechanics/result-picture.tsx';
import type { Acts } from '../session/use-acts.ts';
import { moneyText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import { DemonstrationTag } from '../ui/demonstration/demonstration-tag.tsx';
import { serviceWords } from '../ui/service/service-words.ts';
import { DecideKey } from './past-rounds.tsx';
import type { PitPanel } from './pit-panels.tsx';
import { pitWords } from './words/pit-words.ts';

interface CountdownProps {
  readonly closesAt: number | null;
  readonly openedAt: number | null;
  readonly now: number;
}

const AROUND = 2 * Math.PI * 26;

/** How long bets are still taken; nothing where nobody counts. */
function Countdown({ closesAt, openedAt, now }: CountdownProps) {
  if (closesAt === null || openedAt === null || now > closesAt) return null;
  const left = Math.max(0, closesAt - now);
  const share = left / Math.max(1, closesAt - openedAt);
  return (
    <span className="pit-countdown" role="timer">
      <svg width="64" height="64" viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="26" fill="none" stroke="#22303a" strokeWidth="6" />
        <circle
          cx="32"
          cy="32"
          r="26"
          fill="none"
          stroke="#ffb638"
          strokeWidth="6"
          strokeDasharray={`${AROUND * share} ${AROUND}`}
          transform="rotate(-90 32 32)"
        />
      </svg>
      <b>{Math.ceil(left / 1000)}</b>
    </span>
  );
}

interface RoundCardProps {
  readonly view: PitView;
  readonly now: number;
  readonly acts: Acts;
  readonly onOpen: (panel: PitPanel) => void;
}

/** The round in progress, and what may be done about the table. */
export function RoundCard({ view, now, acts, onOpen }: RoundCardProps) {
  const words = useWords(pitWords);
  const language = useLanguage();
  const { round, status } = view;
  const RoundNow = useParts(view.table?.mechanic ?? null, 'pit')?.RoundNow;
  return (
    <section className="hcard pit-round">
      <div className="hcard-head">
        <h2>{round ? words.round(round.id) : words.noRound}</h2>
        <DemonstrationTag demonstration={view.table?.demonstration} />
        {status.status !== 'open' && (
          <span className="hpill" data-tone="warn">
            {words.statuses[status.status]}
          </span>
        )}
      </div>
      {'reason' in status && <p className="pit-paused">{pauseText(status.reason, language)}</p>}
      {round && (
        <div className="pit-round-now">
          {round.result ? (
            <ResultPicture
              mechanic={view.table?.mechanic ?? null}
              result={round.result}
              size={34}
            />
          ) : (
            <Countdown closesAt={round.closesAt} openedAt={round.betsOpenedAt} now={now} />
          )}
          {view.voidReturns !== null && !view.unread?.matter && (
            <p>
              <small>{words.voidReturns}</small>
              <b className="pit-amount" data-void-returns={view.voidReturns}>
                {moneyText(view.voidReturns)}
              </b>
            </p>
          )}
        </div>
      )}
      {round && !round.result && RoundNow && <RoundNow view={view} />}
      <TableKeys view={view} acts={acts} onOpen={onOpen} />
    </section>
  );
}

function TableKeys({ view, acts, onOpen }: Omit<RoundCardProps, 'now'>) {
  const words = useWords(pitWords);
  const service = useWords(serviceWords);
  const { status } = view.status;
  const isPausable = status === 'open' && view.can.PauseTable?.allowed === true;
  return (
    <div className="house-keys">
      {isPausable && (
        <button type="button" className="hkey" data-open="pause" onClick={() => onOpen('pause')}>
          {words.pause}
        </button>
      )}
      {status === 'paused' && <TableKey view={view} acts={acts} does="ResumeTable" />}
      {status === 'suspended' && <TableKey view={view} acts={acts} does="ReleaseTable" />}
      {status === 'closed' && <TableKey view={view} acts={acts} does="OpenTable" />}
      {view.can.CloseTable?.allowed === true && status !== 'closed' && (
        <TableKey view={view} acts={acts} does="CloseTable" />
      )}
      {view.can.WatchSettlement?.allowed === true && (
        <TableKey view={view} acts={acts} does="WatchSettlement" />
      )}
      <button
        type="button"
        className="hkey"
        data-open="incidents"
        onClick={() => onOpen('incidents')}
      >
        {words.incident}
      </button>
      <button type="button" className="hkey" data-open="limits" onClick={() => onOpen('limits')}>
        {words.limits}
      </button>
      <button type="button" className="hkey" data-open="service" onClick={() => onOpen('service')}>
        {service.open}
        {view.outOfService.length > 0 && ` (${view.outOfService.length})`}
      </button>
      {view.round && (
        <DecideKey
          view={view}
          round={view.round.id}
          onDecide={(round) => onOpen({ decide: round })}
        />
      )}
    </div>
  );
}

const KEY_WORDS = {
  ResumeTable: 'resume',
  ReleaseTable: 'release',
  WatchSettlement: 'watch',
  OpenTable: 'openTable',
  CloseTable: 'closeTable',
} as const;

interface TableKeyProps {
  readonly view: PitView;
  readonly acts: Acts;
  readonly does: keyof typeof KEY_WORDS;
}

/** Lets the table go on, for whoever may. */
function TableKey({ view, acts, does }: TableKeyProps) {
  const words = useWords(pitWords);
  return (
    <button
      type="button"
      className={does === 'CloseTable' ? 'hkey' : 'hkey hkey--main'}
      data-do={does}
      disabled={acts.isBusy || view.can[does]?.allowed !== true}
      onClick={() => acts.act({ type: does })}
    >
      {words[KEY_WORDS[does]]}
    </button>
  );
}
