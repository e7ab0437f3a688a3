import { type Money, total } from '@baize/exact';
import type { Posting } from '@baize/ledger';
import {
  type ClosedStakes,
  type EscrowOnRecord,
  type Outcome,
  type Recorded,
  type SettledTerminal,
  type SettlementOnRecord,
  type TableLibrary,
  withoutLines,
} from '@baize/table';
import { settlementIn, withdrawnIn } from '../own-settlement.ts';

/** A round as its facts leave it, put together from the last fact back to the first. */
export interface PastRound {
  readonly round: string;
  readonly number: number;
  readonly status: 'in-progress' | 'settled' | 'corrected' | 'void' | 'reversed';
  readonly openedAt: number;
  readonly endedAt: number | null;
  readonly result: Outcome | null;
  readonly closed: readonly ClosedStakes[];
  /** In force; after a reversal, as it had been settled before. */
  readonly settled: readonly SettledTerminal[];
  /** Sequence number of its first event. */
  readonly first: number;
  /** Hash of the row with the event that ended it; null while it goes on. */
  readonly hash: string | null;
  /** The watched account before the round, and when it was over. */
  readonly before: number;
  readonly after: number | null;
}

type Draft = { -readonly [Field in keyof PastRound]: PastRound[Field] } & {
  wasReversed: boolean;
  /** Whether it was corrected later than what is read now, and all of it was settled again. */
  isResettled: boolean;
  wasCorrected: boolean;
  wasVoided: boolean;
  /** Whether what was settled before is taken back by what has been read already. */
  isTakenBack: boolean;
};

type Decided = Extract<Recorded['event'], { type: 'AmountDecided' }>;
type Withdrawn = EscrowOnRecord['withdrawn'][number];

/** Reads facts newest first; each round is handed over when its first fact is reached. */
export class RoundAssembly {
  private readonly drafts = new Map<string, Draft>();
  /** Bets taken back after the close of the round in which reading is, from hands exposed to it. */
  private readonly withdrawn: Withdrawn[] = [];
  /** By round: bets that a decision returned once they were paid, whenever that was. */
  private readonly returned = new Map<string, Withdrawn[]>();
  private readonly library: Pick<TableLibrary, 'mechanics'>;
  private readonly account: string | null;
  private balance: number;

  /** Follows the balance of one account too, beginning with what it is now. */
  constructor(
    library: Pick<TableLibrary, 'mechanics'>,
    account: string | null = null,
    balance = 0,
  ) {
    this.library = library;
    this.account = account;
    this.balance = balance;
  }

  take(fact: Recorded, hash: string): PastRound | null {
    const after = this.balance;
    this.balance -= this.changeBy(fact);
    const { event } = fact;
    const gone = event.type === 'BetsReturned' ? event.returned : withdrawnIn(this.library, event);
    this.withdrawn.push(...gone);
    if (event.type === 'AmountDecided') this.noteReturned(event);
    if (!('round' in event) || typeof event.round !== 'string') return null;
    const draft = this.draftOf(event.round);
    if (event.type !== 'RoundOpened') {
      apply(draft, fact, hash, after);
      const own = settlementIn(this.library, event);
      if (own) applyOwn(draft, own);
      if (event.type === 'BetsClosed') {
        const gone = [...this.withdrawn, ...(this.returned.get(event.round) ?? [])];
        draft.closed = without(event.stakes, gone);
        draft.settled = withoutLines(draft.settled, gone);
      }
      return null;
    }
    this.drafts.delete(event.round);
    this.withdrawn.length = 0;
    const { sequence: first, at: openedAt } = fact;
    const { wasReversed, wasCorrected, wasVoided, isResettled, isTakenBack, ...past } = draft;
    const { number } = event;
    return { ...past, status: statusOf(draft), first, openedAt, number, before: this.balance };
  }

  private noteReturned({ about, bet, terminal, returnsBet }: Decided): void {
    if (!returnsBet || about === null || bet === null) return;
    const before = this.returned.get(about) ?? [];
    this.returned.set(about, [...before, { terminal, bets: [bet] }]);
  }

  private draftOf(round: string): Draft {
    const known = this.drafts.get(round);
    if (known) return known;
    const seen = {
      wasReversed: false,
      wasCorrected: false,
      wasVoided: false,
      isResettled: false,
      isTakenBack: false,
    };
    const draft: Draft = { ...NOTHING_YET, ...seen, round };
    this.drafts.set(round, draft);
    return draft;
  }

  private changeBy({ event }: Recorded): number {
    const postings: readonly Posting[] = 'postings' in event ? event.postings : [];
    return postings.reduce((sum, { from, to, amount }) => {
      const gained: Money | 0 = to === this.account ? amount : 0;
      return sum + gained - (from === this.account ? amount : 0);
    }, 0);
  }
}

const NOTHING_YET: Omit<PastRound, 'round'> = {
  number: 0,
  status: 'in-progress',
  openedAt: 0,
  endedAt: null,
  result: null,
  closed: [],
  settled: [],
  first: 0,
  hash: null,
  before: 0,
  after: null,
};

/** Later facts have been seen already, so what is known of the settlement stands. */
function apply(draft: Draft, { at, event }: Recorded, hash: string, balance: number): void {
  switch (event.type) {
    case 'RoundReversed':
      draft.wasReversed = true;
      break;
    case 'SettlementReversed':
      draft.isTakenBack = true;
      break;
    case 'ResultCorrected':
      if (draft.isTakenBack) break;
      if (draft.settled.length === 0) draft.settled = event.settled;
      draft.isResettled = true;
      draft.wasCorrected = true;
      draft.result ??= event.is;
      break;
    case 'RoundVoided':
    case 'RoundConcluded':
      draft.wasVoided = event.type === 'RoundVoided';
      draft.endedAt = at;
      draft.hash = hash;
      draft.after = balance;
      break;
    case 'ResultDecided':
      if (draft.settled.length === 0) draft.settled = event.settled;
      draft.result ??= event.is;
      break;
    default:
      break;
  }
}

/** What a mechanic has settled; it stands unless all of it was settled again later. */
function applyOwn(draft: Draft, { outcome, settled, isPartial, isCorrection }: SettlementOnRecord) {
  if (draft.isTakenBack) return;
  draft.result ??= outcome;
  if (isPartial || isCorrection) {
    if (!draft.isResettled) draft.settled = [...settled, ...draft.settled];
  } else if (draft.settled.length === 0) {
    draft.settled = settled;
  }
  if (!isCorrection) return;
  draft.isResettled ||= settled.length > 0;
  draft.wasCorrected = true;
}

function statusOf({ endedAt, wasReversed, wasCorrected, wasVoided }: Draft): PastRound['status'] {
  if (endedAt === null) return 'in-progress';
  if (wasReversed) return 'reversed';
  if (wasVoided) return 'void';
  return wasCorrected ? 'corrected' : 'settled';
}

/** Stakes less those that were taken back, terminal by terminal. */
function without(
  stakes: readonly ClosedStakes[],
  withdrawn: readonly Withdrawn[],
): readonly ClosedStakes[] {
  return stakes.flatMap((each) => {
    const gone = withdrawn.filter(({ terminal }) => terminal === each.terminal);
    const bets = gone.flatMap((one) => one.bets);
    const left = each.stakes.filter(({ bet }) => !bets.includes(bet));
    if (left.length === 0) return [];
    return [{ ...each, stakes: left, total: total(left.map(({ stake }) => stake)) }];
  });
}
