import type { FaultsBody, FloorTable, PitView } from '@baize/protocol/client';
import { useParts } from '../mechanics/mechanics.ts';
import { ResultPicture } from '../mechanics/result-picture.tsx';
import { useClient, useOnline, useServerTime } from '../session/use-client.ts';
import { amountText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { DemonstrationMark } from '../ui/demonstration/demonstration-tag.tsx';
import { DuePill } from '../ui/due/due-card.tsx';
import { goTo } from '../ui/house/use-address.ts';
import type { PitClient } from './pit-clients.ts';
import { stakeOf, worstOutcome } from './pit-figures.tsx';
import { TileBand } from './tile-band.tsx';
import { type TableShift, TileShift } from './tile-shift.tsx';
import { type WaitingTerminal, type WaitKind, waitsAt } from './waits.ts';
import { pitWords } from './words/pit-words.ts';

interface TileProps {
  readonly table: FloorTable;
  readonly client: PitClient;
  /** Null where the floor has not said it, or did not answer when it was last asked. */
  readonly faults: FaultsBody['faults'] | null;
  readonly waiting: readonly WaitingTerminal[] | null;
  readonly isOpen: boolean;
  readonly shift: TableShift | undefined;
}

/** What sounds the alarm of a tile, whatever else waits there. */
const ALARMS: readonly WaitKind[] = ['line-lost', 'suspended', 'fault'];

/** One table at a glance: where it is, what it could cost, and what is wrong there and nowhere else. */
export function Tile({ table, client, faults, waiting, isOpen, shift }: TileProps) {
  const view = useClient(client, (state) => state.view);
  const isOnline = useOnline(client);
  const now = useServerTime(client, 1000);
  const waits = waitsAt({ table: table.table, view, isOnline, faults, waiting, now });
  const isAlarm = waits.some(({ kind }) => ALARMS.includes(kind));
  return (
    <button
      type="button"
      className="pit-tile"
      data-tile={table.table}
      data-alarm={isAlarm || undefined}
      data-colour={waits[0]?.colour}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => goTo({ table: table.table })}
    >
      <span className="tile-head">
        <b>{table.table}</b>
        <small>{table.name}</small>
        <PhasePill view={view} now={now} />
        <DemonstrationMark demonstration={table.demonstration} />
      </span>
      <TileFigures view={view} mechanic={table.mechanic} isOld={!isOnline} />
      <TileShift shift={shift} />
      {view && <DuePill view={view} now={now} look="hpill" />}
      <TileBand waits={waits} now={now} />
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
