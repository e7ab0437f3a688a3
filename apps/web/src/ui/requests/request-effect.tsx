import type { PendingRequest } from '../../console/model/dealer-view.ts';
import { Die } from '../../mechanics/three-dice/dice/die.tsx';
import type { Face } from '../../mechanics/three-dice/dice/pips.ts';
import { amountText, changeText } from '../../text/amount.ts';
import { useWords } from '../../text/dictionary.ts';
import { Because } from '../clause-tag.tsx';
import { requestWords } from './request-words.ts';

type Effect = PendingRequest['effect'];

/** Before, after, by which clause, and the money of every terminal it would change. */
export function RequestEffect({ effect }: { readonly effect: Effect }) {
  const words = useWords(requestWords);
  switch (effect.kind) {
    case 'correct-result':
      return (
        <>
          <h3>{words['correct-result'](effect.round)}</h3>
          <div className="before-after">
            <span>
              <small>{words.was}</small>
              {effect.was && <DiceRow dice={effect.was} />}
            </span>
            <i aria-hidden="true">→</i>
            <span>
              <small>{words.is}</small>
              <DiceRow dice={effect.is} />
            </span>
          </div>
          <Changes effect={effect} />
        </>
      );
    case 'void-rounds':
      return (
        <>
          <h3>{words['void-rounds'](effect.rounds.join(', '))}</h3>
          <Changes effect={effect} />
        </>
      );
    case 'change-prices':
      return (
        <>
          <h3>{words['change-prices']}</h3>
          <p>
            {words.from} {effect.from?.game ?? '–'} · {words.to} {effect.to.game}
          </p>
        </>
      );
    case 'command':
      return <Waiting effect={effect} />;
  }
}

/** A command that one person alone may not give. */
function Waiting({ effect }: { readonly effect: Extract<Effect, { kind: 'command' }> }) {
  const words = useWords(requestWords);
  const { command, terminal, amount, number, reason, because } = effect;
  const title = command === 'PayByHand' || command === 'VoidInstrument' ? words[command] : command;
  const about = [terminal, number, amount === null ? null : amountText(amount), reason];
  return (
    <>
      <h3>{title}</h3>
      <p>{about.filter((each) => each !== null).join(' · ')}</p>
      <Because citations={because} />
    </>
  );
}

function DiceRow({ dice }: { readonly dice: readonly Face[] }) {
  return (
    <span className="result-dice" role="img" aria-label={dice.join(' ')}>
      {dice.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die has no other identity than its place
        <Die key={index} face={face} size={28} />
      ))}
    </span>
  );
}

function Changes({
  effect,
}: {
  readonly effect: Exclude<Effect, { kind: 'change-prices' | 'command' }>;
}) {
  const words = useWords(requestWords);
  const { changes, because } = effect;
  return (
    <>
      <p>{changes.length === 0 ? words.noChange : words.changes(changes.length)}</p>
      <ul className="changes">
        {changes.map(({ round, terminal, change, owed }) => (
          <li key={`${round} ${terminal}`} data-terminal={terminal}>
            <span>{terminal}</span>
            <b data-sign={change < 0 ? 'minus' : 'plus'}>{changeText(change)}</b>
            {owed > 0 && <small>{words.owed(amountText(owed))}</small>}
          </li>
        ))}
      </ul>
      {because && <Because citations={because} />}
    </>
  );
}
