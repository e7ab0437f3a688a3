import { amountText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import type { DealerView } from './model/dealer-view.ts';
import { consoleWords } from './words/console-words.ts';

interface RoundCardProps {
  readonly view: DealerView;
  /** Server time. */
  readonly now: number;
}

/** What a dealer may know of the round: no figure of money before the result stands. */
export function RoundCard({ view, now }: RoundCardProps) {
  const words = useWords(consoleWords);
  return (
    <section className="card round-card" aria-labelledby="this-round">
      <h2 id="this-round">{words.thisRound}</h2>
      <dl className="facts">
        {factsOf(view, now, words).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Words = (typeof consoleWords)['en'];

function factsOf(view: DealerView, now: number, words: Words): readonly [string, string][] {
  const { facts } = words;
  const { round, equipment, settled, breaches, readings, table } = view;
  const list: [string, string][] = [[facts.terminals, String(view.terminals.length)]];
  if (round) {
    list.push([facts.betsClosed, round.phase === 'betting' ? facts.open : facts.closed]);
  }
  if (round?.phase === 'betting' && round.betsOpenedAt !== null) {
    list.push([facts.bettingFor, durationText(now - round.betsOpenedAt)]);
  }
  if (round?.tumbles != null && round.tumblesLeast !== null) {
    list.push([facts.tumbles, words.tumbleCount(round.tumbles, round.tumblesLeast)]);
  }
  if (readings && table?.resultSource === 'dealer-and-device') {
    list.push([facts.device, readings.hasDeviceRead ? facts.deviceRead : facts.deviceNotRead]);
  }
  if (breaches.length > 0) list.push([facts.outsideLimits, String(breaches.length)]);
  if (settled) {
    const payable = settled.reduce((sum, { returned }) => sum + returned, 0);
    list.push([facts.payable, amountText(payable)]);
  }
  if (equipment.dice) list.push([facts.dice, equipment.dice.id]);
  return list;
}

/** `0:18` */
function durationText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
