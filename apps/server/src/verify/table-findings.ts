import { emptyTable } from '@baize/house';
import { evolve, invariantFaults, type Recorded, type TableState } from '@baize/table';
import {
  decodeFacts,
  EMPTY_HEAD,
  type Head,
  headAfter,
  type JournalRow,
  rowFault,
} from '../store/journal-row.ts';
import { readRows } from '../store/read-journal.ts';
import { snapshotBefore, snapshotPlaces } from '../store/snapshot-store.ts';
import { consequenceFindings } from './consequence-findings.ts';
import { endFindings } from './end-findings.ts';
import type { Findings } from './finding.ts';
import { RoundWatch } from './round-watch.ts';
import { SignatureWatch } from './signature-watch.ts';
import { snapshotFindings } from './snapshot-findings.ts';
import type { Verification } from './verify-floor.ts';
import { VirtualWatch } from './virtual-watch.ts';

const PAGE = 200;

/** One journal being walked through. */
interface Walk {
  readonly table: string;
  readonly verification: Verification;
  readonly rounds: RoundWatch;
  readonly virtual: VirtualWatch;
  readonly signatures: SignatureWatch;
  /** Where snapshots were taken. */
  readonly snapshots: ReadonlySet<number>;
  head: Head;
  state: TableState;
  /** Of the page at hand. */
  facts: Recorded[];
}

/** Walks through one journal and computes again all that follows from it. */
export async function* tableFindings(table: string, verification: Verification): Findings {
  const { client, progress, options } = verification;
  const walk: Walk = {
    table,
    verification,
    rounds: new RoundWatch(table, verification),
    virtual: new VirtualWatch(table, progress),
    signatures: new SignatureWatch(verification),
    snapshots: new Set(await snapshotPlaces(client, table)),
    head: EMPTY_HEAD,
    state: emptyTable(options.library),
    facts: [],
  };
  // By where rows begin, not by where they should: a row that overlaps another must be met too.
  for (let first = 1, isMore = true; isMore; ) {
    const page = await readRows(client, table, first, PAGE);
    for (const row of page) yield* rowFindings(row, walk);
    yield* consequenceFindings(table, walk.facts, verification);
    walk.facts = [];
    options.onProgress?.(progress);
    first = (page.at(-1)?.first ?? first) + 1;
    isMore = page.length === PAGE;
  }
  const { state, rounds, head, snapshots } = walk;
  yield* rounds.end(state);
  for (const what of invariantFaults(state)) yield { where: `table ${table}`, what };
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
    rowFault(row, walk.head) ??
    walk.signatures.fault(row) ??
    (typeof facts === 'string' ? facts : null);
  if (what !== null || typeof facts === 'string') {
    yield { where, what: what ?? 'cannot be read' };
    return;
  }
  for (const fact of facts) {
    yield* rounds.before(fact, walk.state);
    yield* virtual.look(fact, row, walk.state);
    const next = tryEvolve(walk.state, fact);
    if (typeof next === 'string') {
      yield { where, what: `cannot be replayed: ${next}` };
      return;
    }
    walk.state = next;
    rounds.after(fact);
    walk.facts.push(fact);
  }
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
