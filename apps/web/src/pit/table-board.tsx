import type { FaultsBody, FloorTable, PitView } from '@baize/protocol/client';
import { memo, useState } from 'react';
import { useParts } from '../mechanics/mechanics.ts';
import type { Outcome } from '../mechanics/screen-mechanic.ts';
import { http } from '../session/http.ts';
import type { StaffMember } from '../session/staff.ts';
import { useActs } from '../session/use-acts.ts';
import { useClient, useServerTime } from '../session/use-client.ts';
import { amountText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { betsOf, feltOf } from '../ui/board/game-sheet.ts';
import { layoutName, useBetName, useGames } from '../ui/board/use-game.ts';
import { DueCard } from '../ui/due/due-card.tsx';
import { ListFiles } from '../ui/house/list-files.tsx';
import { useAsked } from '../ui/house/use-asked.ts';
import { RefusalNote } from '../ui/refusal-note.tsx';
import { TerminalLink } from '../ui/terminal-life/terminal-link.tsx';
import { useKeys } from '../ui/use-keys.ts';
import { WaitingPlayers } from '../ui/waiting/waiting-players.tsx';
import { Decisions } from './decisions.tsx';
import { EveryOutcome } from './every-outcome.tsx';
import { ExposureCard } from './exposure-card.tsx';
import { FaultList } from './fault-list.tsx';
import { faultsAt } from './faults-at.ts';
import { IntegrityCard } from './integrity-card.tsx';
import { LimitsPanel } from './limits/limits-panel.tsx';
import { PastRounds } from './past-rounds.tsx';
import type { PitClient } from './pit-clients.ts';
import { PitFigures } from './pit-figures.tsx';
import { type PitPanel, PitPanels } from './pit-panels.tsx';
import { RoundCard } from './round-card.tsx';
import { useInTurn } from './use-in-turn.ts';
import { pitWords } from './words/pit-words.ts';
import { terminalWords } from './words/terminal-words.ts';

interface TableBoardProps {
  readonly table: FloorTable;
  readonly client: PitClient;
  readonly person: StaffMember;
  readonly faults: FaultsBody['faults'];
  readonly onFaultCleared: () => void;
}

const PANEL_KEYS: ReadonlyMap<string, PitPanel> = new Map<string, PitPanel>([
  ['p', 'pause'],
  ['i', 'incidents'],
  ['l', 'limits'],
]);

/** One table opened: what it could cost, who must decide what, and who sits there. */
export function TableBoard({ table, client, person, faults, onFaultCleared }: TableBoardProps) {
  const words = useWords(pitWords);
  const view = useClient(client, (state) => state.view);
  const ended = useClient(client, (state) => state.ended);
  const now = useServerTime(client, 500);
  const acts = useActs(client);
  const [panel, setPanel] = useState<PitPanel | null>(null);
  useKeys((key) => {
    const opened = PANEL_KEYS.get(key);
    if (opened) setPanel(opened);
    return opened !== undefined;
  });
  if (ended !== null) return <Gone text={words.gone} />;
  if (!view) return <p className="data-none">{words.connecting}</p>;
  return (
    <main className="pit-board" data-board={table.table} data-phase={view.round?.phase ?? 'idle'}>
      <div className="pit-left">
        <RoundCard view={view} now={now} acts={acts} onOpen={setPanel} />
        <Differentials view={view} game={table.game} />
        <PastRounds
          view={view}
          onCorrect={(round) => setPanel({ correct: round })}
          onDecide={(round) => setPanel({ decide: round })}
          onRecall={() => setPanel('recall')}
        />
      </div>
      <div className="pit-middle">
        {acts.refusal && (
          <div role="alert" className="hcard pit-refusal">
            <RefusalNote refusal={acts.refusal} />
          </div>
        )}
        <Middle view={view} table={table} />
        <TerminalStrip view={view} table={table.table} />
      </div>
      <div className="pit-right">
        <Decisions view={view} acts={acts} person={person} now={now} />
        <Pressing view={view} now={now} table={table.table} />
        <FaultList faults={faultsAt(faults, table.table, view)} onCleared={onFaultCleared} />
        <IntegrityCard table={table.table} mechanic={table.mechanic} />
      </div>
      {panel === 'limits' && (
        <LimitsPanel table={table.table} view={view} onClose={() => setPanel(null)} />
      )}
      {panel && panel !== 'limits' && (
        <PitPanels panel={panel} view={view} acts={acts} onClose={() => setPanel(null)} />
      )}
    </main>
  );
}

interface PressingProps {
  readonly view: PitView;
  readonly now: number;
  readonly table: string;
}

/** What has to be done about the equipment, with the console it is done at, and who waits for somebody to come. */
function Pressing({ view, now, table }: PressingProps) {
  const { seeToIt } = useWords(pitWords);
  return (
    <>
      <DueCard view={view} now={now} look="hcard">
        <a className="hkey" data-do="see-to-it" href={`/console?table=${table}`}>
          {seeToIt}
        </a>
      </DueCard>
      <WaitingPlayers table={table} look="hcard" />
    </>
  );
}

function Gone({ text }: { readonly text: string }) {
  return (
    <p className="trouble" role="alert">
      {text}
    </p>
  );
}

function Middle({ view, table }: { readonly view: PitView; readonly table: FloorTable }) {
  const words = useWords(pitWords);
  const [chosen, choose] = useState<Outcome | null>(null);
  // Of several layouts the one with most areas shows most of what lies at the table.
  const [game = null] = useGames(table.layouts ?? [table.game]).toSorted(
    (one, other) => betsOf(other).length - betsOf(one).length,
  );
  const parts = useParts(table.mechanic, 'pit');
  if (parts === null) return <p className="data-none">{words.unknownMechanic}</p>;
  if (parts?.Middle) return <parts.Middle view={view} />;
  return (
    <>
      <PitFigures view={view} />
      <ExposureCard
        view={view}
        table={table.table}
        sheet={feltOf(game)}
        chosen={chosen}
        onChoose={choose}
      />
      <EveryOutcome view={view} onChoose={choose} />
    </>
  );
}

interface DifferentialsProps {
  readonly view: PitView;
  readonly game: string;
}

/** How far two opposed areas lie apart, from the middle, against the most they may. */
function Differentials({ view: { differentials }, game }: DifferentialsProps) {
  const words = useWords(pitWords);
  const nameOf = useBetName([game]);
  if (differentials.length === 0) return null;
  return (
    <section className="hcard">
      <div className="hcard-head">
        <h2>{words.differential}</h2>
      </div>
      {differentials.map(({ sides: [one, other], difference, limit }) => {
        const ahead = one.placed >= other.placed ? one : other;
        const share = limit === 0 ? 0 : Math.min(1, difference / limit);
        return (
          <div key={one.bet} className="pit-differential" data-differential={difference}>
            <p>
              <span>
                {nameOf(one.bet)} <b>{amountText(one.placed)}</b>
              </span>
              <span>
                <b data-near={share >= 0.8 || undefined}>{amountText(difference)}</b>{' '}
                {words.of(amountText(limit))}
              </span>
              <span>
                {nameOf(other.bet)} <b>{amountText(other.placed)}</b>
              </span>
            </p>
            <span className="bar">
              <i
                style={{
                  width: `${share * 50}%`,
                  left: ahead === one ? `${50 - share * 50}%` : '50%',
                }}
                data-near={share >= 0.8 || undefined}
              />
            </span>
            {share >= 0.8 && (
              <small>{words.left(amountText(limit - difference), nameOf(ahead.bet))}</small>
            )}
          </div>
        );
      })}
    </section>
  );
}

const STRIP_TURN = 7;

interface TerminalStripProps {
  readonly view: PitView;
  readonly table: string;
}

/** Who sits at the table, what they have staked, whose line is lost and who waits for somebody. */
function TerminalStrip({ view, table }: TerminalStripProps) {
  const words = useWords(pitWords);
  const links = useAsked(`links ${table}`, () => http().terminals(table), 3_000);
  const linkOf = new Map(links.value?.terminals.map((each) => [each.terminal, each]));
  const { terminals, outOfService } = useInTurn(view, STRIP_TURN);
  return (
    <section className="hcard pit-terminals">
      <div className="hcard-head">
        <h2>{words.terminals(table)}</h2>
        <small>{terminals.length}</small>
        <span className="house-gap" />
        <ListFiles list="terminals" query={{ table }} />
      </div>
      <ul>
        {terminals.map(({ terminal, game, staked, locked, owed }) => {
          const out = outOfService.find(({ what }) => what === `terminal ${terminal}`);
          return (
            <TerminalItem
              key={terminal}
              terminal={terminal}
              game={game ?? null}
              staked={staked}
              owed={owed}
              state={out ? 'out' : stateOf(locked !== null, linkOf.get(terminal))}
              reason={out?.reason}
            />
          );
        })}
      </ul>
    </section>
  );
}

interface TerminalItemProps {
  readonly terminal: string;
  readonly game: string | null;
  readonly staked: number;
  readonly owed: number;
  readonly state: LinkState | 'out';
  readonly reason: string | undefined;
}

const TerminalItem = memo(function TerminalItem(props: TerminalItemProps) {
  const words = useWords(pitWords);
  const states = useWords(terminalWords);
  const { terminal, game, staked, owed, state, reason } = props;
  return (
    <li data-terminal={terminal} data-state={state} title={reason}>
      <small>
        <TerminalLink terminal={terminal} />{' '}
        {game !== null && <em data-game={game}>{layoutName(game)}</em>}{' '}
        {state !== 'online' && <i>{states[state]}</i>}
      </small>
      <b>{staked > 0 ? amountText(staked) : '–'}</b>
      {owed > 0 && <small className="neg">{words.owes(amountText(owed))}</small>}
    </li>
  );
});

type LinkState = 'online' | 'offline' | 'calls' | 'locked';

function stateOf(
  isLocked: boolean,
  link: { readonly isOnline: boolean; readonly attendantCalledAt: number | null } | undefined,
): LinkState {
  if (isLocked) return 'locked';
  if (link?.attendantCalledAt != null) return 'calls';
  return link && !link.isOnline ? 'offline' : 'online';
}
