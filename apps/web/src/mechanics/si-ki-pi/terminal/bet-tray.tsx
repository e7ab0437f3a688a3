import { pendingStakes } from '../../../terminal/betting/bet-commands.ts';
import type { PlayerView } from '../../../terminal/player-view.ts';
import { play } from '../../../terminal/sound/sound.ts';
import { useTable, useTerminal, useTerminalState } from '../../../terminal/terminal-context.ts';
import { amountText } from '../../../text/amount.ts';
import { useWords } from '../../../text/dictionary.ts';
import { useLanguage } from '../../../text/language.ts';
import { ChipStack } from '../../../ui/chip/chip-stack.tsx';
import { Because } from '../../../ui/clause-tag.tsx';
import { giveCard } from './card-commands.ts';
import type { PlayerBox } from './card-stage.ts';
import { chooseBox } from './hands/desk.ts';
import { tableWords } from './table-words.ts';

interface BetTrayProps {
  readonly view: PlayerView;
  readonly box: PlayerBox;
  readonly boxes: readonly PlayerBox[];
  readonly canBet: boolean;
}

const BETS = ['initial', 'bonus:player', 'bonus:dealer'] as const;
const HAN = {
  initial: '主注',
  'bonus:player': '红利',
  'bonus:dealer': '',
} as const;

/** The chosen box: who sits there, and its three bets. */
export function BetTray({ view, box, boxes, canBet }: BetTrayProps) {
  return (
    <section className="card-tray card-tray--bet">
      <Seat view={view} box={box} boxes={boxes} />
      {BETS.map((bet) => (
        <Spot key={bet} view={view} box={box} bet={bet} canBet={canBet} />
      ))}
    </section>
  );
}

function Seat({ view, box, boxes }: Omit<BetTrayProps, 'canBet'>) {
  const words = useWords(tableWords);
  const terminal = useTerminal();
  const isSeated = boxes.some(({ isMine }) => isMine);
  const backed = boxes.filter((each) => each.box !== box.box && each.stakes.length > 0);
  const leave = view.can.LeaveBox;
  return (
    <div className="seat">
      <h2>
        {words.box(box.box)}
        <small>{box.isMine ? words.yourSeat : box.isTaken ? words.othersBox : words.free}</small>
      </h2>
      <p>
        {box.isMine ? words.backNote : box.isTaken ? words.backNote : words.emptyBox}{' '}
        <Because citations={[`${view.table?.rulebook.id ?? ''}#3.11`]} />
      </p>
      {box.isMine && (
        <button
          type="button"
          className="seat-key"
          data-do="LeaveBox"
          disabled={!leave?.allowed}
          onClick={() => void giveCard({ type: 'LeaveBox', terminal: view.terminal }, terminal)}
        >
          {words.leave}
        </button>
      )}
      {!box.isMine && !box.isTaken && !isSeated && (
        <button
          type="button"
          className="seat-key seat-key--sit"
          data-do="TakeBox"
          disabled={!view.isSeated}
          onClick={() =>
            void giveCard({ type: 'TakeBox', terminal: view.terminal, box: box.box }, terminal)
          }
        >
          {words.sitHere}
        </button>
      )}
      <Backed backed={backed} />
    </div>
  );
}

/** The other boxes this player has bets in. */
function Backed({ backed }: { readonly backed: readonly PlayerBox[] }) {
  const words = useWords(tableWords);
  if (backed.length === 0) return null;
  return (
    <div className="seat-backs">
      <b>{words.alsoBack}</b>
      {backed.map((each) => (
        <button key={each.box} type="button" onClick={() => chooseBox(each.box)}>
          {words.box(each.box)}
          <em>{amountText(each.stakes.reduce((sum, { stake }) => sum + stake, 0))}</em>
        </button>
      ))}
    </div>
  );
}

interface SpotProps extends Pick<BetTrayProps, 'view' | 'box' | 'canBet'> {
  readonly bet: (typeof BETS)[number];
}

function Spot({ view, box, bet, canBet }: SpotProps) {
  const { bets, table, store } = useTerminal();
  const area = `${box.box}/${bet}`;
  const limits = view.areas.find((each) => each.bet === area);
  const pending = useTable((state) => state.pending);
  const refused = useTerminalState((state) => state.refused.get(area) ?? 0);
  const isPulsing = useTerminalState(
    ({ tip }) => bet === 'initial' && tip?.code === 'bonus-without-initial',
  );
  const staked = box.stakes.find((each) => each.bet === bet)?.stake ?? 0;
  const sent = pendingStakes(pending)
    .filter((each) => each.bet === area)
    .reduce((sum, { amount }) => sum + amount, 0);
  const range = limits ? `${amountText(limits.minimum)} – ${amountText(limits.maximum)}` : '';
  return (
    <button
      type="button"
      className="spot"
      data-area={area}
      data-bet={bet}
      data-pulse={isPulsing || undefined}
      data-warned={refused > 0 || undefined}
      disabled={!canBet}
      onClick={() => {
        play('chip');
        bets.place(area);
      }}
      onFocus={() => store.setState({ current: area })}
      onContextMenu={(event) => {
        event.preventDefault();
        bets.removeOne(area);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Delete' || event.key === 'Backspace') bets.removeOne(area);
      }}
    >
      <SpotText bet={bet} range={range} />
      {staked + sent > 0 && (
        <ChipStack
          registered={staked}
          pending={sent}
          size={bet === 'initial' ? 110 : 74}
          denominations={table.chips}
        />
      )}
    </button>
  );
}

function SpotText({ bet, range }: { readonly bet: SpotProps['bet']; readonly range: string }) {
  const words = useWords(tableWords);
  const isEnglish = useLanguage() === 'en';
  return (
    <>
      <span className="spot-name">
        {words.bets[bet]} {isEnglish && <em lang="zh-Hans">{HAN[bet]}</em>}
      </span>
      <span className="spot-pays">
        {bet === 'initial' ? words.initialPays : words.bonusPaysLine}
      </span>
      {bet !== 'initial' && (
        <span className="spot-on">{bet === 'bonus:player' ? words.onFour : words.onDealers}</span>
      )}
      <span className="spot-limits">
        {words.limits} <b>{range}</b>
      </span>
    </>
  );
}
