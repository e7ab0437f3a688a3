import { EVENT_MEANINGS, publicFacts, SHIPPED } from '@baize/house';
import { GAMES } from '@baize/rulebooks';
import { describe, expect, test } from 'vitest';
import type { EventType, Recorded } from '../event.ts';
import { seededSource } from '../plausible/source.ts';
import { leavesOf, mutateAt, pathText } from '../testing/leaves.ts';
import { CARELESS } from '../testing/simulator/attempt.ts';
import { newFloor } from '../testing/simulator/floor.ts';
import { setUp } from '../testing/simulator/simulate-floor.ts';
import { takeTurn } from '../testing/simulator/take-turn.ts';

/** Everything that happened at a table of this game in some hundred turns. */
function journalOf(game: string): readonly Recorded[] {
  const floor = newFloor([game], 5, SHIPPED);
  const source = seededSource(5n);
  const turns = [...setUp(floor, source)];
  for (let turn = 0; turn < 3000; turn += 1) turns.push(takeTurn(floor, source, CARELESS));
  return turns.flatMap(({ answer }) => (answer?.type === 'accepted' ? answer.events : []));
}

const facts = GAMES.flatMap(({ id }) => journalOf(id));

/** The first few facts of every type. */
const samples = Object.keys(EVENT_MEANINGS).flatMap((type) =>
  facts.filter(({ event }) => event.type === type).slice(0, 3),
);

const ALWAYS = [/^sequence$/, /^at$/, /^event\.type$/, /^event\.because/];

/** By event: what of it everybody may know, besides when it happened and why. */
const MAY_BE_TOLD: Partial<Record<EventType, RegExp>> = {
  TablePaused: /^event\.reason$/,
  TableSuspended: /^event\.reason$/,
  CommitmentPublished: /^event\.commitment$/,
  RoundOpened: /^event\.(round|number|commitment)$/,
  BetsOpened: /^event\.(round|closesAt)$/,
  BetsClosed: /^event\.round$/,
  DiceTumbled: /^event\.tumbles$/,
  ResultRegistered: /^event\.(round|dice\[\d\]|source|proof\.\w+)$/,
  LosersCollected: /^event\.round$/,
  WinnersPaid: /^event\.round$/,
  RoundConcluded: /^event\.round$/,
  RoundVoided: /^event\.(round|incident)$/,
  IncidentRecorded: /^event\.(round|incident)$/,
  RoundInterrupted: /^event\.(round|established)$/,
  ResultCorrected: /^event\.(round|was\[\d\]|is\[\d\])$/,
  RoundReversed: /^event\.(round|incident)$/,
  SettlementReversed: /^event\.round$/,
  ActRecorded: /^event\.(act|round)$/,
  MatterReferred: /^event\.incident$/,
  MatterDecided: /^event\.effect$/,
  DealerHandSet: /^event\.(low|high)$/,
  InitialBetsSettled: /^event\.(round|results\[\d\]\.(box|result))$/,
  InitialBetsReversed: /^event\.round$/,
  BonusBetsSettled: /^event\.round$/,
  CardsCorrected: /^event\.round$/,
};

/** Leaves of a fact whose change everybody would notice. */
function noticed(fact: Recorded): readonly string[] {
  const before = JSON.stringify(publicFacts([fact]));
  return [...leavesOf(fact, new Set(['type']))]
    .filter((path) => JSON.stringify(publicFacts([mutateAt(fact, path)])) !== before)
    .map((path) => pathText(path, fact));
}

describe('what everybody is told of an event', () => {
  test('depends on nothing that is not for everybody', () => {
    expect(new Set(samples.map(({ event }) => event.type)).size).toBeGreaterThan(50);
    for (const fact of samples) {
      const allowed = [...ALWAYS, MAY_BE_TOLD[fact.event.type] ?? /^$/];
      const strays = noticed(fact).filter((path) => !allowed.some((each) => each.test(path)));
      expect([fact.event.type, ...strays]).toEqual([fact.event.type]);
    }
  });

  test('names no terminal, no person and no operation', () => {
    const text = JSON.stringify(publicFacts(facts));
    expect(text).toContain('"type":"BetsClosed"');
    for (const secret of ['terminal-', 'shift-', 'dealer-1', 'op-', '"stake', '"amount"']) {
      expect(text).not.toContain(secret);
    }
  });

  test('is nothing while cards lie face down but that they do', () => {
    const dealt = publicFacts(facts.filter(({ event }) => event.type === 'CardsDealt'));
    expect(dealt.length).toBeGreaterThan(0);
    for (const each of dealt) {
      expect(Object.keys(each).toSorted()).toEqual(['at', 'because', 'sequence', 'type']);
    }
  });
});
