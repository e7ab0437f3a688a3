import type { FaultsBody, FloorTable, PitView } from '@baize/protocol/client';
import type { ReactNode } from 'react';
import { useParts } from '../mechanics/mechanics.ts';
import { ResultPicture } from '../mechanics/result-picture.tsx';
import { useClient, useOnline, useServerTime } from '../session/use-client.ts';
import { amountText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { DemonstrationMark } from '../ui/demonstration/demonstration-tag.tsx';
import { DuePill } from '../ui/due/due-card.tsx';
import { goTo } from '../ui/house/use-address.ts';
import { faultsAt } from './faults-at.ts';
import type { PitClient } from './pit-clients.ts';
import { stakeOf, worstOutcome } from './pit-figures.tsx';
import { type TableShift, TileShift } from './tile-shift.tsx';
import { pitWords } from './words/pit-words.ts';

interface TileProps {
  readonly table: FloorTable;
  readonly client: PitClient;
  readonly faults: FaultsBody['faults'];
  readonly isOpen: boolean;
  readonly shift: TableShift | undefined;
}

/** One table at a glance: where it is, what it could cost, and what is wrong there and nowhere else. */
export function Tile({ table, client, faults, isOpen, shift }: TileProps) {
  const view = useClient(client, (state) => state.view);
  const isOnline = useOnline(client);
  const now = useServerTime(client, 1000);
  const its = view ? faultsAt(faults, table.table, view) : [];
  const waiting = view ? view.approvals.length + view.matters.length : 0;
  const locked = view?.terminals.filter((each) => each.locked).length ?? 0;
  const isAlarm = its.length > 0 || view?.status.status === 'suspended' || !isOnline;
  return (
    <button
      type="button"
      className="pit-tile"
      data-tile={table.table}
      data-alarm={isAlarm || undefined}
      data-waits={waiting > 0 || undefined}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => goTo({ table: table.table })}
    >
      <span className="tile-head">
        <b>{table.table}</b>
        <small>{table.name}</small>
        <PhasePill view={view} now={now} />
      </span>
      <TileFigures view={view} mechanic={table.mechanic} isOld={!isOnline} />
      <TileShift shift={shift} />
      {view && <DuePill view={view} now={now} look="hpill" />}
      <TileState isOnline={isOnline} faults={its.length} waiting={waiting} locked={locked}>
        <DemonstrationMark demonstration={table.demonstration} />
      </TileState>
    </button>
  );
}

interface TileFiguresProps {
  readonly view: PitView | null;
  readonly mechanic: string;
  readonly isOld: boolean;
}

function TileFigures({ view, mechanic, isOld }: TileFiguresProps) {
  const words = useWords(pitWords);
  const TileFigure = useParts(mechanic, 'pit')?.TileFigure;
  const worst = view ? worstOutcome(view) : undefined;
  return (
    <span className="tile-figures" data-old={isOld || undefined}>
      <span>
        <small>{words.atStake}</small>
        <b data-at-stake>{view ? amountText(stakeOf(view)) : '–'}</b>
      </span>
      {view && TileFigure ? (
        <TileFigure view={view} />
      ) : (
        <span>
          <small>{words.worst}</small>
          <b className={worst && worst.net < 0 ? 'neg' : ''}>
            {worst ? amountText(worst.net) : '–'}{' '}
            {worst && <ResultPicture mechanic={mechanic} result={worst.dice} size={16} />}
          </b>
        </span>
      )}
    </span>
  );
}

interface TileStateProps {
  readonly isOnline: boolean;
  readonly faults: number;
  readonly waiting: number;
  readonly locked: number;
  readonly children: ReactNode;
}

function TileState({ isOnline, faults, waiting, locked, children }: TileStateProps) {
  const words = useWords(pitWords);
  return (
    <span className="tile-state">
      {!isOnline && (
        <span className="hpill" data-tone="bad">
          {words.offline}
        </span>
      )}
      {faults > 0 && (
        <span className="hpill" data-tone="bad" data-faults={faults}>
          {words.outOfOrder(faults)}
        </span>
      )}
      {waiting > 0 && (
        <span className="hpill" data-tone="warn" data-waiting={waiting}>
          {words.waiting(waiting)}
        </span>
      )}
      {locked > 0 && (
        <span className="hpill" data-tone="info">
          {words.lockedTerminals(locked)}
        </span>
      )}
      {isOnline && faults + waiting + locked === 0 && (
        <span className="tile-ok">✓ {words.inOrder}</span>
      )}
      {children}
    </span>
  );
}

function PhasePill({ view, now }: { readonly view: PitView | null; readonly now: number }) {
  const words = useWords(pitWords);
  if (!view) return <span className="hpill">–</span>;
  const { status } = view.status;
  if (status !== 'open') {
    return (
      <span className="hpill" data-tone="warn">
        {words.statuses[status]}
      </span>
    );
  }
  const { phase, tone } = phaseOf(view, now, words);
  return (
    <span className="hpill" data-tone={tone}>
      {phase}
    </span>
  );
}

function phaseOf(view: PitView, now: number, words: (typeof pitWords)['en']) {
  const { round } = view;
  if (!round) return { phase: words.phases.idle, tone: '' };
  if (round.result) return { phase: words.phases.result, tone: 'info' };
  if (round.phase === 'betting') {
    const left =
      round.closesAt === null ? null : Math.max(0, Math.ceil((round.closesAt - now) / 1000));
    return {
      phase: left === null ? words.phases['bets-open'] : words.phases.seconds(left),
      tone: 'ok',
    };
  }
  return { phase: words.phases.closed, tone: 'warn' };
}
