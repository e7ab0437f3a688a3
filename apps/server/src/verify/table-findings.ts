import { isDeepStrictEqual } from 'node:util';
import { derive, verifySeed } from '@baize/chance';
import {
  type DrawnOnRecord,
  emptyTable,
  evolve,
  invariantProblems,
  LIBRARY,
  type Recorded,
  restoreFrom,
  snapshotOf,
  type TableLibrary,
  type TableState,
} from '@baize/table';
import { kindsIn } from '../store/changes.ts';
import {
  decodeFacts,
  EMPTY_HEAD,
  type Head,
  headAfter,
  type JournalRow,
  readRows,
  rowProblem,
} from '../store/journal-row.ts';
import {
  isSealed,
  jsonIn,
  type StoredSnapshot,
  snapshotBefore,
  snapshotPlaces,
} from '../store/snapshot-store.ts';
import { consequenceFindings, type KindsFound, kindFindings } from './consequence-findings.ts';
import { endFindings } from './end-findings.ts';
import type { Finding, Findings, Progress } from './finding.ts';
import { missingBookIn } from './missing-book.ts';
import { RollupWatch } from './rollup-findings.ts';
import { RoundWatch } from './round-watch.ts';
import { SignatureWatch } from './signature-watch.ts';
import type { Verification } from './verify-floor.ts';

/**
 * Checks every virtual result: the seed is the one that was committed to before anybody bet, the hash
 * is that of the row which closed the bets, and the result is what the mechanic draws from the two.
 */
class VirtualWatch {
  readonly #table: string;
  readonly #progress: Progress;
  #closeHash: string | null = null;
  #published: string | null = null;

  constructor(table: string, progress: Progress) {
    this.#table = table;
    this.#progress = progress;
  }

  *look({ event, sequence }: Recorded, row: JournalRow, state: TableState): Generator<Finding> {
    if (event.type === 'BetsClosed') this.#closeHash = row.hash.toString('hex');
    const isVirtual = state.rules?.config.resultSource === 'virtual';
    if (event.type === 'CommitmentPublished') this.#published = event.commitment;
    if (event.type === 'RoundOpened') {
      const published = this.#published;
      this.#published = null;
      if (isVirtual && published !== null && event.commitment !== published)
        yield {
          where: `journal ${this.#table} event ${sequence}`,
          what: 'opens a round bound by another seed than was promised',
        };
    }
    const onRecord = state.rules?.mechanic.virtual?.onRecord(event);
    if (!onRecord || (!isVirtual && onRecord.proof === null)) return;
    const what = this.#proofFault(onRecord, state);
    this.#progress.virtualResults += 1;
    if (what) yield { where: `journal ${this.#table} event ${sequence}`, what };
  }

  #proofFault({ proof, isDrawn }: DrawnOnRecord, { round, rules }: TableState): string | null {
    if (!proof) return 'is a virtual result without a seed';
    if (proof.closeHash !== this.#closeHash) return 'does not name the row that closed the bets';
    const verified = verifySeed({ commitment: round?.commitment ?? '', ...proof });
    if (!verified.ok) return `fails its proof: ${verified.error.code}`;
    const { seed, closeHash } = verified.value;
    const isSame = rules && isDrawn((drawing) => derive(drawing, seed, closeHash), rules);
    return isSame ? null : 'fails its proof: outcome-is-not-the-derived-one';
  }
}

/** A snapshot says what replay says, at the row it names. */
async function* snapshotFindings(
  snapshot: StoredSnapshot | undefined,
  state: TableState,
  head: Head,
  progress: Progress,
): Findings {
  if (!snapshot) return;
  const what = await snapshotProblem(snapshot, state, head);
  if (what === OF_ANOTHER_VERSION) progress.snapshotsPassedOver += 1;
  else if (what) yield { where: `snapshots ${snapshot.table} ${snapshot.sequence}`, what };
}

const OF_ANOTHER_VERSION = 'is of another version';

async function snapshotProblem(
  snapshot: StoredSnapshot,
  state: TableState,
  { hash }: Head,
): Promise<string | null> {
  if (!snapshot.hash.equals(hash)) return 'names another row';
  if (!isSealed(snapshot)) return 'is not what was signed';
  const replayed = JSON.stringify(snapshotOf(state));
  const stored = await jsonIn(snapshot);
  if (replayed === stored) return null;
  // The order of fields may differ between a state that was restored and one that was replayed.
  const found = parseJson(stored ?? '');
  if (isDeepStrictEqual(JSON.parse(replayed), found)) return null;
  return isOfThisVersion(found, state[LIBRARY]) ? 'differs from the replay' : OF_ANOTHER_VERSION;
}

/**
 * What an earlier version has signed may have another form. No server restores from it, so it can say
 * nothing false; books that do not balance are no question of form, and name no field.
 */
function isOfThisVersion(snapshot: unknown, library: TableLibrary): boolean {
  if (snapshot === undefined) return false;
  const restored = restoreFrom(snapshot, library);
  return restored.ok || (restored.error.code === 'damaged' && restored.error.field === '');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const PAGE = 200;

/** One journal being walked through. */
interface Walk {
  readonly table: string;
  readonly verification: Verification;
  readonly rounds: RoundWatch;
  readonly rollups: RollupWatch;
  readonly virtual: VirtualWatch;
  readonly signatures: SignatureWatch;
  /** Where snapshots were taken. */
  readonly snapshots: ReadonlySet<number>;
  head: Head;
  state: TableState;
  /** Of the page at hand. */
  facts: Recorded[];
  kinds: KindsFound;
}

/** Walks through one journal and computes again all that follows from it. */
export async function* tableFindings(table: string, verification: Verification): Findings {
  const { client, progress, options } = verification;
  const walk: Walk = {
    table,
    verification,
    rounds: new RoundWatch(table, verification),
    rollups: await RollupWatch.open(table, verification),
    virtual: new VirtualWatch(table, progress),
    signatures: new SignatureWatch(verification),
    snapshots: new Set(await snapshotPlaces(client, table)),
    head: EMPTY_HEAD,
    state: emptyTable(options.library),
    facts: [],
    kinds: { from: 1, rows: [] },
  };
  // By where rows begin, not by where they should: a row that overlaps another must be met too.
  for (let first = 1, isMore = true; isMore; ) {
    const page = await readRows(client, table, first, PAGE);
    for (const row of page) yield* rowFindings(row, walk);
    yield* consequenceFindings(table, walk.facts, verification);
    yield* kindFindings(table, walk.kinds, page.at(-1)?.last ?? 0, verification);
    walk.facts = [];
    walk.kinds = { from: walk.head.last + 1, rows: [] };
    options.onProgress?.(progress);
    first = (page.at(-1)?.first ?? first) + 1;
    isMore = page.length === PAGE;
  }
  const { state, rounds, head, snapshots } = walk;
  yield* rounds.end(state);
  yield* walk.rollups.end();
  for (const what of invariantProblems(state)) yield { where: `table ${table}`, what };
  yield* endFindings(table, state, verification);
  for (const sequence of [...snapshots].filter((each) => each > head.last)) {
    yield { where: `snapshots ${table} ${sequence}`, what: 'is of events that are not there' };
  }
}

async function* rowFindings(row: JournalRow, walk: Walk): Findings {
  const { table, rounds, virtual, snapshots, verification } = walk;
  const where = `journal ${table} row ${row.first}`;
  const facts = factsIn(row);
  const what =
    rowProblem(row, walk.head) ??
    walk.signatures.problem(row) ??
    (typeof facts === 'string' ? facts : null);
  if (what !== null || typeof facts === 'string') {
    yield { where, what: what ?? 'cannot be read' };
    return;
  }
  for (const fact of facts) {
    yield* rounds.before(fact, walk.state);
    yield* virtual.look(fact, row, walk.state);
    const lacks = missingBookIn(fact, table, verification.options.library);
    if (lacks) {
      yield { where, what: `plays ${lacks.game}, which is not here`, lacks };
      return;
    }
    const next = tryEvolve(walk.state, fact);
    if (typeof next === 'string') {
      yield { where, what: `cannot be replayed: ${next}` };
      return;
    }
    walk.state = next;
    rounds.after(fact);
    yield* walk.rollups.look(fact);
    walk.facts.push(fact);
  }
  walk.kinds.rows.push({ first: row.first, kinds: kindsIn(facts) });
  walk.head = headAfter(row);
  const { client, progress } = verification;
  if (snapshots.has(walk.head.last)) {
    const snapshot = await snapshotBefore(client, table, walk.head.last + 1);
    yield* snapshotFindings(snapshot, walk.state, walk.head, progress);
  }
  progress.rows += 1;
  progress.events += facts.length;
}

/** The facts of a row, or how they contradict what the row says of itself. */
function factsIn(row: JournalRow): readonly Recorded[] | string {
  try {
    const facts = decodeFacts(row);
    if (facts.length !== row.last - row.first + 1) return `holds ${facts.length} events`;
    const stray = facts.findIndex(({ sequence }, index) => sequence !== row.first + index);
    if (stray >= 0) return `has an event out of sequence at ${row.first + stray}`;
    return facts.some(({ at }) => at !== row.at) ? 'has an event of another time' : facts;
  } catch {
    return 'cannot be read';
  }
}

/** The next state, or why there is none: what cannot be replayed was never decided here. */
function tryEvolve(state: TableState, fact: Recorded): TableState | string {
  try {
    return evolve(state, fact);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
