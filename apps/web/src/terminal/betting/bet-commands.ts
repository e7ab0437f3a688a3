import type {
  Operation,
  Outcome,
  PlayerView,
  TableClient,
  WireCommand,
} from '@baize/protocol/client';
import type { StoreApi } from 'zustand/vanilla';
import type { PendingStake } from '../felt/area-states.ts';
import { rest } from '../rest.tsx';
import { play } from '../sound/sound.ts';
import type { FavouriteBet, TerminalState } from '../terminal-state.ts';
import type { TableWatch } from '../watch-table.ts';
import type { Tip } from './tip.ts';

/** What the player can do about bets; every one of these is a command the server decides. */
export interface BetCommands {
  place(bet: string): void;
  removeOne(bet: string): void;
  removeAll(bet: string): void;
  undo(): void;
  clear(): void;
  double(): void;
  rebet(): void;
  placeFavourite(slot: number): void;
  keepFavourite(slot: number): void;
}

/** How long a tip stays. */
const TIP_SHOWN = 2_500;
/** How long its reason can be asked for, beside the felt. */
const REASON_SHOWN = 10_000;

export function betCommands(
  client: TableClient<'player'>,
  store: StoreApi<TerminalState>,
  { answered }: TableWatch,
): BetCommands {
  const groups = undoGroups();
  const terminal = () => client.state().view?.terminal ?? '';
  const round = () => client.state().view?.round?.id ?? '';
  const give = async (command: WireCommand): Promise<Outcome> => {
    const id = round();
    const outcome = await client.do(command, id === '' ? {} : { round: id });
    answered({ command }, outcome);
    void report(command, outcome, client, store);
    return outcome;
  };
  const act = async (...commands: readonly WireCommand[]): Promise<void> => {
    const id = round();
    const outcomes = await Promise.all(commands.map(give));
    groups.did(id, outcomes.filter(isAccepted).length);
  };
  const toPlaceBet = (bet: string, stake: number): WireCommand => ({
    type: 'PlaceBet',
    terminal: terminal(),
    bet,
    stake: amountOf(stake),
  });
  return {
    place: (bet) => void act(toPlaceBet(bet, store.getState().chip)),
    removeOne: (bet) => {
      // A chip larger than the stack takes the stack; chips on their way are part of it.
      const { chip } = store.getState();
      const stake = stakeOn(bet, client) > chip ? amountOf(chip) : null;
      void act({ type: 'WithdrawBet', terminal: terminal(), bet, stake });
    },
    removeAll: (bet) => void act({ type: 'WithdrawBet', terminal: terminal(), bet, stake: null }),
    undo: () => {
      const commands = groups.takeLast(round());
      for (let n = 0; n < commands; n += 1) void give({ type: 'UndoBets', terminal: terminal() });
    },
    clear: () => void act({ type: 'ClearBets', terminal: terminal() }),
    double: () => void act({ type: 'DoubleBets', terminal: terminal() }),
    rebet: () => void act({ type: 'RepeatBets', terminal: terminal() }),
    placeFavourite: (slot) => {
      const bets = store.getState().favourites[slot] ?? [];
      void act(...bets.map(({ bet, stake }) => toPlaceBet(bet, stake)));
    },
    keepFavourite: (slot) => keepFavourite(slot, client.state().view?.areas ?? [], store),
  };
}

/** What lies on an area, registered and pending. */
export function stakeOn(bet: string, client: TableClient<'player'>): number {
  const { view, pending } = client.state();
  const registered = view?.areas.find((area) => area.bet === bet)?.stake ?? 0;
  const sent = pendingStakes(pending).filter((each) => each.bet === bet);
  return sent.reduce((sum, { amount }) => sum + amount, registered);
}

function isAccepted(outcome: Outcome): boolean {
  return outcome.type === 'answered' && outcome.answer.type === 'accepted';
}

/** Keeps the bets that lie on the felt; an empty felt leaves the slot as it was. */
function keepFavourite(
  slot: number,
  areas: PlayerView['areas'],
  store: StoreApi<TerminalState>,
): void {
  const bets = areas.flatMap(({ bet, stake }): FavouriteBet[] =>
    stake > 0 ? [{ bet, stake }] : [],
  );
  if (bets.length === 0) return;
  store.setState(({ favourites }) => ({
    favourites: favourites.map((each, index) => (index === slot ? bets : each)),
  }));
}

type PlaceBet = Extract<WireCommand, { type: 'PlaceBet' }>;

// The brand of the wire says "a safe integer of minor units", which every chip and stake is.
function amountOf(minor: number): PlaceBet['stake'] {
  return minor as PlaceBet['stake'];
}

/** Bets that are on their way, as grey chips. */
export function pendingStakes(pending: readonly Operation[]): readonly PendingStake[] {
  return pending.flatMap(({ command }) =>
    command.type === 'PlaceBet' ? [{ bet: command.bet, amount: command.stake }] : [],
  );
}

async function report(
  command: WireCommand,
  outcome: Outcome,
  client: TableClient<'player'>,
  store: StoreApi<TerminalState>,
): Promise<void> {
  const { view } = client.state();
  const areaOf = (bet: string) => view?.areas.find((area) => area.bet === bet);
  const limits = {
    maximumOf: (bet: string) => areaOf(bet)?.maximum ?? 0,
    isShared: view?.table?.limitsPer === 'box',
  };
  const { tipOn } = await rest.bring();
  const tip = tipOn(command, outcome, limits);
  if (tip) showTip(tip, listRefused(command, outcome), store);
}

/** The chips that fly back to the rack. */
function listRefused(command: WireCommand, outcome: Outcome): ReadonlyMap<string, number> {
  if (outcome.type === 'answered' && outcome.answer.type !== 'refused') {
    return new Map(outcome.answer.rejected?.map(({ bet, amount }) => [bet, amount]));
  }
  const isBack = outcome.type !== 'registered' && outcome.type !== 'ended';
  return isBack && command.type === 'PlaceBet'
    ? new Map([[command.bet, command.stake]])
    : new Map();
}

function showTip(
  tip: Tip,
  refused: ReadonlyMap<string, number>,
  store: StoreApi<TerminalState>,
): void {
  play('refused');
  store.setState({ tip, refused, refusal: tip });
  setTimeout(() => {
    if (store.getState().tip?.id === tip.id) store.setState({ tip: null, refused: new Map() });
  }, TIP_SHOWN);
  setTimeout(() => {
    if (store.getState().refusal?.id === tip.id) store.setState({ refusal: null });
  }, REASON_SHOWN);
}

/** How many commands each thing the player did was made of, so that one Undo takes it all back. */
interface UndoGroups {
  /** Something was done in a round, by so many accepted commands. */
  did(round: string, commands: number): void;
  /** How many commands the last thing took; one where nothing is known of it. */
  takeLast(round: string): number;
}

/** A favourite is several bets to the server and one act to the player. */
export function undoGroups(): UndoGroups {
  let current = '';
  let sizes: number[] = [];
  const enter = (round: string) => {
    if (round !== current) sizes = [];
    current = round;
  };
  return {
    did: (round, commands) => {
      enter(round);
      if (commands > 0) sizes.push(commands);
    },
    takeLast: (round) => {
      enter(round);
      return sizes.pop() ?? 1;
    },
  };
}
