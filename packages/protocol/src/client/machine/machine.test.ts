import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Mischief, Network } from '../../testing/network.ts';

const side = fc.constantFrom('client' as const, 'server' as const);
const which = fc.nat(9);

const mischief: fc.Arbitrary<Mischief> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('deliver' as const), to: side, which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('drop' as const), to: side, which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('duplicate' as const), to: side, which }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('break' as const, 'restart' as const) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(3000) }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'do' } as const) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('happens' as const),
      stream: fc.constantFrom('table' as const, 'own' as const),
      value: fc.nat(1000),
    }),
  },
);

type Shown = Network['machine']['streams'];

/** What is shown is something the server had, at that number; and it never goes back. */
function isTrue({ server, machine }: Network, before: Shown, wasLive: boolean): void {
  const { streams, shown, link } = machine;
  if (!streams || !shown) return;
  const { epoch, numbers, table, own } = streams;
  expect(table).toEqual(server.at(epoch, 'table', numbers.table));
  expect(own).toEqual(server.at(epoch, 'own', numbers.own));
  expect(server.wereTogether(shown.epoch, shown.numbers)).toBe(true);
  expect(shown.table).toEqual(server.at(shown.epoch, 'table', shown.numbers.table));
  expect(shown.own).toEqual(server.at(shown.epoch, 'own', shown.numbers.own));
  if (!before || !wasLive || link.status !== 'live' || before.epoch !== epoch) return;
  expect(numbers.table).toBeGreaterThanOrEqual(before.numbers.table);
  expect(numbers.own).toBeGreaterThanOrEqual(before.numbers.own);
}

function run(course: readonly Mischief[]): Network {
  const world = new Network();
  for (const each of course) {
    const { streams, link } = world.machine;
    world.act(each);
    isTrue(world, streams, link.status === 'live');
  }
  world.quiet();
  return world;
}

describe('whatever the line does', () => {
  test('the client ends with what the server has, and nothing is applied twice', () => {
    fc.assert(
      fc.property(fc.array(mischief, { maxLength: 120 }), (course) => {
        const world = run(course);
        const { streams, shown, link, pending } = world.machine;
        expect(link.status).toBe('live');
        expect(pending).toEqual([]);
        expect(shown).toBe(streams);
        expect(streams?.table).toEqual(world.server.sections.table);
        expect(streams?.own).toEqual(world.server.sections.own);
        expect(streams?.numbers).toEqual(world.server.numbers);
        for (const count of world.server.applied.values()) expect(count).toBe(1);
      }),
      { numRuns: 1500 },
    );
  });

  test('what a client is told about an operation is true', () => {
    fc.assert(
      fc.property(fc.array(mischief, { maxLength: 120 }), (course) => {
        const world = run(course);
        expect([...world.outcomes.keys()].toSorted()).toEqual(
          world.made.map(({ op }) => op).toSorted(),
        );
        for (const [op, outcome] of world.outcomes) {
          const answer = outcome.type === 'answered' ? outcome.answer.type : outcome.type;
          const stands = answer === 'accepted' || answer === 'repeated' || answer === 'registered';
          expect([op, stands]).toEqual([op, world.server.applied.has(op)]);
          if (answer === 'refused') expect(world.server.refused.has(op)).toBe(true);
        }
      }),
      { numRuns: 1500 },
    );
  });
});
