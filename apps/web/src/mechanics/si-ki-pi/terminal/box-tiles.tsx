import type { CSSProperties } from 'react';
import { pendingStakes } from '../../../terminal/betting/bet-commands.ts';
import { useStage } from '../../../terminal/stage.tsx';
import { useTable, useTerminal } from '../../../terminal/terminal-context.ts';
import { amountText } from '../../../text/amount.ts';
import { useWords } from '../../../text/dictionary.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import { chipsFor } from '../../../ui/chip/chip-value.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { CardFace } from '../cards/card-face.tsx';
import type { CardStage, PlayerBox } from './card-stage.ts';
import { chooseBox } from './hands/desk.ts';
import { type TableWords, tableWords } from './table-words.ts';

/** The felt in layout units. */
const WIDTH = 1508;
const BETS = ['initial', 'bonus:player', 'bonus:dealer'] as const;

/** On a small screen all lie in one row, or in two where there are many; the dealer stands first. */
export function lanePlace(box: number, count: number) {
  const inRow = lanesOf(count);
  const index = count - box + 1;
  return { gridColumn: (index % inRow) + 1, gridRow: Math.floor(index / inRow) + 1 };
}

/** How many lanes that takes. */
export function lanesOf(count: number): number {
  return count <= 7 ? count + 1 : Math.ceil((count + 1) / 2);
}

/** Where a tile lies: box 1 is on the players' right, and the row is bowed like the rail. */
function tilePlace(box: number, count: number) {
  const step = WIDTH / count;
  const index = count - box;
  const width = Math.min(200, step - 15);
  const t = count > 1 ? (index / (count - 1)) * 2 - 1 : 0;
  return { left: index * step + (step - width) / 2, top: 158 - 62 * t * t, width };
}

interface BoxTilesProps {
  readonly boxes: readonly PlayerBox[];
  readonly stage: CardStage;
  /** The box whose tray is open below. */
  readonly chosen: number | null;
}

/** Every box of the table, from the players' side. */
export function BoxTiles({ boxes, stage, chosen }: BoxTilesProps) {
  const isSeated = boxes.some(({ isMine }) => isMine);
  return boxes.map((box) => (
    <BoxTile
      isSeated={isSeated}
      key={box.box}
      box={box}
      count={boxes.length}
      stage={stage}
      isChosen={box.box === chosen}
    />
  ));
}

interface BoxTileProps {
  readonly box: PlayerBox;
  readonly count: number;
  readonly stage: CardStage;
  readonly isChosen: boolean;
  /** Whether this player sits anywhere: then other boxes are backed. */
  readonly isSeated: boolean;
}

function BoxTile({ box, count, stage, isChosen, isSeated }: BoxTileProps) {
  const words = useWords(tableWords);
  const kind = useStage();
  const place = tilePlace(box.box, count);
  const state = tileState(box, stage, isSeated);
  const seat = seatText(box, words);
  const backing = box.stakes.find(({ bet }) => bet === 'initial')?.stake;
  const label = [words.box(box.box), seat, words.state[state], backing && amountText(backing)];
  return (
    <button
      type="button"
      className="box-tile"
      style={kind === 'kiosk' ? place : lanePlace(box.box, count)}
      data-box={box.box}
      data-state={state}
      data-mine={box.isMine || undefined}
      data-chosen={isChosen || undefined}
      aria-pressed={isChosen}
      onClick={() => chooseBox(box.box)}
    >
      <span className="spoken">{label.filter(Boolean).join(', ')}</span>
      <span className="box-head" aria-hidden="true">
        <b className="box-number">{box.box}</b>
        <span className="box-seat">{seat}</span>
        {box.backers > 0 && (
          <span className="box-backers" title={words.backers(box.backers)}>
            <Icon name="people" />+{box.backers}
          </span>
        )}
      </span>
      <TileCards box={box} count={count} />
      {place.width >= 150 && <TileBets box={box} />}
      <span className="box-state" aria-hidden="true">
        <StateMark state={state} />
        <span>{words.state[state]}</span>
      </span>
    </button>
  );
}

function seatText({ isMine, isTaken, hasInitialBet, hand }: PlayerBox, words: TableWords): string {
  if (isMine) return words.you;
  if (isTaken) return words.taken;
  return hasInitialBet || hand !== 'none' ? words.nobody : words.free;
}

/** What a box says of itself to everybody; of others' bets only that they lie there. */
function tileState(box: PlayerBox, stage: CardStage, isSeated: boolean): keyof TableWords['state'] {
  const isOffered = stage.is === 'offer' || box.isOffered;
  switch (box.hand) {
    case 'dealt':
      if (isOffered) return 'waits';
      return box.decides ? 'turn' : 'arranging';
    case 'set':
      return box.result ?? (box.way === 'house-way' ? 'house' : 'set');
    case 'withdrawn':
      return 'withdrawn';
    case 'none':
      return beforeCards(box, stage, isSeated);
  }
}

function beforeCards(
  box: PlayerBox,
  stage: CardStage,
  isSeated: boolean,
): keyof TableWords['state'] {
  if (stage.is !== 'bet' && !box.hasInitialBet) return 'none';
  if (box.isMine) return 'yours';
  if (box.stakes.length > 0) return 'backed';
  if (box.hasInitialBet) return 'staked';
  return box.isTaken || isSeated ? 'tapToBack' : 'sit';
}

function TileCards({ box, count }: { readonly box: PlayerBox; readonly count: number }) {
  if (box.hand === 'none' || box.hand === 'withdrawn') {
    return <span className="box-cards box-cards--empty" aria-hidden="true" />;
  }
  if (box.setting && box.result !== null) {
    return (
      <span className="box-cards">
        <Two cards={box.setting.low.split(' ')} />
        <Two cards={box.setting.high.split(' ')} />
      </span>
    );
  }
  return box.hand === 'set' ? (
    <span className="box-cards" aria-hidden="true">
      <Two cards={[null, null]} />
      <Two cards={[null, null]} />
    </span>
  ) : (
    <span
      key={box.hand}
      className="box-cards box-cards--fan"
      aria-hidden="true"
      style={{ '--dealt': box.box - 1, '--boxes': count } as CSSProperties}
    >
      {[0, 1, 2, 3].map((place) => (
        <CardFace key={place} card={null} width={40} />
      ))}
    </span>
  );
}

function Two({ cards }: { readonly cards: readonly (string | null)[] }) {
  return (
    <span>
      {cards.map((card, place) => (
        <CardFace key={card ?? place} card={card} width={40} />
      ))}
    </span>
  );
}

const LETTERS = { initial: '', 'bonus:player': 'B', 'bonus:dealer': 'D' } as const;

function TileBets({ box }: { readonly box: PlayerBox }) {
  const { table } = useTerminal();
  const pending = useTable((state) => state.pending);
  return (
    <span className="box-bets" aria-hidden="true">
      {BETS.map((bet) => {
        const own = box.stakes.find((each) => each.bet === bet)?.stake ?? 0;
        const sent = pendingStakes(pending)
          .filter((each) => each.bet === `${box.box}/${bet}`)
          .reduce((sum, { amount }) => sum + amount, 0);
        const [chip] = chipsFor(own + sent, table.chips);
        const isOthers = own + sent === 0 && bet === 'initial' && box.hasInitialBet;
        return (
          <span key={bet} className="box-spot" data-bet={bet} data-pending={sent > 0 || undefined}>
            {chip !== undefined && <Chip value={chip} size={30} />}
            {own + sent > 0 ? (
              <b>{amountText(own + sent)}</b>
            ) : isOthers ? (
              <Marker />
            ) : (
              LETTERS[bet]
            )}
          </span>
        );
      })}
    </span>
  );
}

/** A bet of somebody else: that it lies there is public, its amount is not. */
function Marker() {
  return (
    <svg width="28" height="28" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="48" fill="#3d5a57" />
      <circle
        cx="50"
        cy="50"
        r="41"
        fill="none"
        stroke="#cfe0d8"
        strokeWidth="11"
        strokeDasharray="14.5 28.4"
      />
      <circle cx="50" cy="50" r="31" fill="#27423f" stroke="#cfe0d8" strokeWidth="2.5" />
    </svg>
  );
}

type TileStateName = keyof TableWords['state'];

const MARKS: Readonly<Partial<Record<TileStateName, IconName>>> = {
  set: 'check',
  house: 'house',
  withdrawn: 'undo',
  win: 'check',
  lose: 'close',
  'stand-off': 'equal',
  sit: 'add',
  backed: 'people',
};

/** What a state looks like where there is no room for its word; no colour says it alone. */
export function StateMark({ state }: { readonly state: TileStateName }) {
  if (state === 'arranging' || state === 'turn') return <Dots />;
  const mark = MARKS[state];
  return mark ? <Icon name={mark} /> : null;
}

function Dots() {
  return (
    <span className="box-dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
