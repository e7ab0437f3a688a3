import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What lies before this player and concerns nobody else: nothing of it is sent. */
interface Desk {
  /** The box that is looked at, where several could be. */
  readonly box: number | null;
  /** The card that was lifted to be swapped. */
  readonly picked: string | null;
  /** How the cards of each hand lie, by round and box. */
  readonly orders: Readonly<Record<string, readonly string[]>>;
  /** Hands that were turned over on this screen and lie open. */
  readonly opened: readonly string[];
  /** When cards were moved last; a hand that still moves is not put down. */
  readonly movedAt: number;
  /** The bet that is being explained. */
  readonly explained: string | null;
}

const KEPT_AS = 'baize-hands';
const EMPTY: Desk = {
  box: null,
  picked: null,
  orders: {},
  opened: [],
  movedAt: 0,
  explained: null,
};

const store = createStore<Desk>(() => ({ ...EMPTY, ...readKept() }));

/** A page that is loaded again finds the cards as they lay; it lasts as long as the window. */
function readKept(): Partial<Desk> {
  const text = globalThis.sessionStorage?.getItem(KEPT_AS) ?? null;
  if (text === null) return {};
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? value : {};
}

function keep(): void {
  const { orders, opened } = store.getState();
  sessionStorage.setItem(KEPT_AS, JSON.stringify({ orders, opened }));
}

export function useDesk<Part>(select: (desk: Desk) => Part): Part {
  return useStore(store, select);
}

export function chooseBox(box: number): void {
  store.setState({ box, picked: null, explained: null });
}

export function explain(bet: string | null): void {
  store.setState({ explained: bet });
}

export function pick(card: string | null): void {
  store.setState({ picked: card });
}

/** Only the last hands are kept: those before them are nobody's any more. */
const HANDS_KEPT = 12;

export function lay(hand: string, order: readonly string[]): void {
  const { [hand]: _, ...others } = store.getState().orders;
  const kept = Object.entries(others).slice(-HANDS_KEPT);
  store.setState({
    orders: { ...Object.fromEntries(kept), [hand]: order },
    picked: null,
    movedAt: performance.now(),
  });
  keep();
}

export function turnOver(hand: string): void {
  const { opened } = store.getState();
  if (opened.includes(hand)) return;
  store.setState({ opened: [...opened.slice(-HANDS_KEPT), hand] });
  keep();
}
