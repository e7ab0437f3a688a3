import type { FloorTable } from '@baize/protocol/client';
import { useHasTerminal, useParts } from '../mechanics/mechanics.ts';
import { amountText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { layoutName } from '../ui/board/use-game.ts';
import { DemonstrationTag } from '../ui/demonstration/demonstration-tag.tsx';
import { positionWords } from '../ui/position-words.ts';
import { consoleAt, displayAt, terminalAt } from './addresses.ts';
import { lobbyWords } from './lobby-words.ts';
import { WindowLink } from './window-link.tsx';

interface TableCardProps {
  readonly table: FloorTable;
  readonly isDemo: boolean;
  /** Server time. */
  readonly now: number;
}

/** One table of the floor: what happens there now, what it showed last, and every way in. */
export function TableCard({ table, isDemo, now }: TableCardProps) {
  const words = useWords(lobbyWords);
  const { limits, currency } = table;
  return (
    <li className="table-card" data-table={table.table} data-mode={table.mode}>
      <header>
        <h3>{table.name}</h3>
        <span className="table-id">{table.table}</span>
        <DemonstrationTag demonstration={table.demonstration} />
      </header>
      <p className="table-rules">
        <span>{table.rulebook.title}</span>
        <Phase table={table} now={now} />
      </p>
      <LastResults table={table} />
      <dl>
        <div>
          <dt>{words.limits}</dt>
          <dd>
            {amountText(limits.minimum)} – {amountText(limits.maximum)} <small>{currency}</small>
          </dd>
        </div>
        <div>
          <dt>{table.mode === 'automatic' ? words.automatic : words.dealt}</dt>
          <dd>{words.seated(table.seated)}</dd>
        </div>
        {table.layouts && (
          <div>
            <dt>{words.layouts}</dt>
            <dd>{table.layouts.map(layoutName).join(' · ')}</dd>
          </div>
        )}
      </dl>
      <Ways table={table} isDemo={isDemo} />
    </li>
  );
}

function Phase({ table, now }: Pick<TableCardProps, 'table' | 'now'>) {
  const { phases } = useWords(lobbyWords);
  const { is, seconds } = tablePhase(table, now);
  return (
    <span className="table-phase" data-phase={is}>
      {seconds === null ? phases[is] : phases.bettingFor(seconds)}
    </span>
  );
}

function LastResults({ table }: { readonly table: FloorTable }) {
  const words = useWords(lobbyWords);
  const pictures = useParts(table.mechanic, 'pictures');
  if (pictures) return <pictures.LastResults table={table} />;
  return <p className="table-last table-none">{pictures === null ? words.unknownMechanic : ''}</p>;
}

function Ways({ table, isDemo }: Pick<TableCardProps, 'table' | 'isDemo'>) {
  const words = useWords(lobbyWords);
  const { table: id, mode, name } = table;
  const isPlayable = useHasTerminal(table.mechanic);
  const toConsole = isDemo && mode === 'dealt' ? words.dealer : words.console;
  return (
    <nav className="table-ways" aria-label={`${name}`}>
      {isPlayable && isDemo && (
        <WindowLink href={terminalAt(id)} to="terminal" label={`${words.player}, ${name}`} isMain>
          {words.player}
        </WindowLink>
      )}
      <WindowLink
        href={consoleAt(id, isDemo ? 'dealer' : null)}
        to="dealer"
        label={`${toConsole}, ${name}`}
        isMain={mode === 'dealt'}
      >
        {toConsole}
      </WindowLink>
      <WindowLink href={displayAt(id)} to="display" label={`${words.display}, ${name}`}>
        {words.display}
      </WindowLink>
      {isDemo && <MoreRoles table={table} />}
    </nav>
  );
}

/** The second person of a correction, and whoever decides what no clause does. */
const RANKS = ['pit-supervisor', 'pit-manager', 'shift-manager', 'casino-manager'] as const;

function MoreRoles({ table }: { readonly table: FloorTable }) {
  const words = useWords(lobbyWords);
  const positions = useWords(positionWords);
  return (
    <details className="more-roles">
      <summary>{words.moreRoles}</summary>
      <div>
        {RANKS.map((rank) => (
          <WindowLink
            key={rank}
            href={consoleAt(table.table, rank)}
            to={rank}
            label={`${positions[rank]}, ${table.name}`}
          >
            {positions[rank]}
          </WindowLink>
        ))}
      </div>
    </details>
  );
}

type Phases = (typeof lobbyWords)['en']['phases'];

/** How a table stands, as one word on its card. */
interface TablePhase {
  readonly is: Exclude<keyof Phases, 'bettingFor'>;
  /** Seconds until bets close by themselves; null where nobody counts. */
  readonly seconds: number | null;
}

export function tablePhase({ status, round }: FloorTable, now: number): TablePhase {
  if (status.status !== 'open') return { is: status.status, seconds: null };
  if (!round) return { is: 'idle', seconds: null };
  switch (round.phase) {
    case 'idle':
    case 'covered':
      return { is: round.phase, seconds: null };
    case 'betting':
      return { is: 'betting', seconds: secondsLeft(round.closesAt, now) };
    case 'dealt':
    case 'dealer-set':
      return { is: 'arranging', seconds: null };
    case 'resulted':
    case 'collected':
    case 'paid':
      return { is: 'result', seconds: null };
    default:
      return { is: 'noMoreBets', seconds: null };
  }
}

function secondsLeft(closesAt: number | null, now: number): number | null {
  if (closesAt === null) return null;
  const seconds = Math.ceil((closesAt - now) / 1000);
  return seconds > 0 ? seconds : null;
}
