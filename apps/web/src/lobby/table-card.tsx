import type { FloorTable } from '@baize/protocol/client';
import { diceName } from '../mechanics/three-dice/dice/dice-name.ts';
import { Die } from '../mechanics/three-dice/dice/die.tsx';
import { SideBadge } from '../mechanics/three-dice/roads/side-badge.tsx';
import { amountText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { positionWords } from '../ui/position-words.ts';
import { consoleAt, displayAt, terminalAt } from './addresses.ts';
import { lobbyWords } from './lobby-words.ts';
import { tablePhase } from './table-phase.ts';
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
  if (table.mechanic !== 'three-dice') return <CardFan />;
  if (table.last.length === 0) return <p className="table-last table-none">{words.noResults}</p>;
  return (
    <ol className="table-last" aria-label={words.lastResults}>
      {table.last.slice(0, 3).map(({ round, dice }) => {
        const { total, sides } = diceName(dice);
        return (
          <li key={round}>
            <span role="img" aria-label={dice.join(' ')}>
              {dice.map((face, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice differ only by their place
                <Die key={place} face={face} size={24} />
              ))}
            </span>
            <b>{total}</b>
            {sides[0] && <SideBadge side={sides[0]} />}
          </li>
        );
      })}
    </ol>
  );
}

/** The card game has no dice to show; four cards stand for it. */
function CardFan() {
  return (
    <p className="table-last card-fan" aria-hidden="true">
      {['A♠', 'K♥', '9♦', '9♣'].map((card) => (
        <span key={card}>{card}</span>
      ))}
    </p>
  );
}

function Ways({ table, isDemo }: Pick<TableCardProps, 'table' | 'isDemo'>) {
  const words = useWords(lobbyWords);
  const { table: id, mechanic, mode, name } = table;
  const toConsole = isDemo && mode === 'dealt' ? words.dealer : words.console;
  return (
    <nav className="table-ways" aria-label={`${name}`}>
      {mechanic === 'three-dice' && isDemo && (
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
const RANKS = ['pit-supervisor', 'pit-manager', 'shift-manager'] as const;

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
