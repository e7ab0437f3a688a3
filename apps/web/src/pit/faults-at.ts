import type { FaultsBody, PitView } from '@baize/protocol/client';

type Fault = FaultsBody['faults'][number];

/** What is out of order at a table: there, at its terminals, at a device that names it, or everywhere. */
export function faultsAt(
  faults: readonly Fault[],
  table: string,
  view: Pick<PitView, 'terminals'>,
): readonly Fault[] {
  const seated = new Set(view.terminals.map(({ terminal }) => terminal));
  return faults.filter(
    ({ subject }) =>
      subject === table ||
      subject === 'floor' ||
      seated.has(subject) ||
      subject.startsWith(`${table}/`),
  );
}
