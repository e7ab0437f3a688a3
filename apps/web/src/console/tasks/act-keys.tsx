import { useOwnWords } from '../../mechanics/use-own-words.ts';
import { amountText } from '../../text/amount.ts';
import { type Dictionary, useWords } from '../../text/dictionary.ts';
import { useBetName } from '../../ui/board/use-game.ts';
import { Because } from '../../ui/clause-tag.tsx';
import { type Act, type DealerView, isAllowed } from '../model/dealer-view.ts';
import { consoleWords } from '../words/console-words.ts';

const en = {
  title: 'Asked for at this step',
  limits: 'Outside the limits',
  advise: (terminal: string, missing: string) => `${terminal}: tell them ${missing} is missing`,
  reject: (terminal: string, amount: string) => `${terminal}: give ${amount} back`,
};

const zhHans: typeof en = {
  title: '此步骤所需',
  limits: '超出限额',
  advise: (terminal, missing) => `${terminal}：告知尚缺 ${missing}`,
  reject: (terminal, amount) => `${terminal}：退回 ${amount}`,
};

const actWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

interface ActKeysProps {
  readonly view: DealerView;
  readonly act: Act;
  readonly isBusy: boolean;
}

/** What the rulebook asks a dealer to do by name at this step: one press says that it was done. */
export function ActKeys({ view, act, isBusy }: ActKeysProps) {
  const words = useWords(actWords);
  const own = useOwnWords(view.table?.mechanic ?? null).acts ?? {};
  if (view.acts.length === 0) return null;
  return (
    <fieldset className="act-keys">
      <legend>{words.title}</legend>
      {view.acts.map(({ act: name, isRecorded, because }) => (
        <span key={name} className="act-key" data-act={name} data-recorded={isRecorded}>
          <button
            type="button"
            className="key"
            data-do={`RecordAct-${name}`}
            disabled={isRecorded || isBusy || !isAllowed(view, 'RecordAct')}
            onClick={() => act({ type: 'RecordAct', act: namedAct(name) })}
          >
            {isRecorded ? `✓ ${own[name]?.done ?? name}` : (own[name]?.do ?? name)}
          </button>
          <Because citations={because} />
        </span>
      ))}
    </fieldset>
  );
}

type NamedAct = Extract<Parameters<Act>[0], { type: 'RecordAct' }>['act'];

/** A book names the acts; the server takes no other. */
function namedAct(name: string): NamedAct {
  return name as NamedAct;
}

/** Chips outside the limits while they can still be put right: who is told, and who gets what back. */
export function LimitBreaches({ view, act, isBusy }: ActKeysProps) {
  const words = useWords(actWords);
  const { breaches: kinds } = useWords(consoleWords);
  const nameOf = useBetName([view.table?.game ?? '']);
  if (view.breaches.length === 0) return null;
  return (
    <section
      className="card breaches-card"
      aria-labelledby="breaches"
      data-breaches={view.breaches.length}
    >
      <h2 id="breaches">{words.limits}</h2>
      <ul className="breaches">
        {view.breaches.map(({ bet, breach, at, because }) => (
          <li key={`${bet} ${breach}`} data-bet={bet} data-breach={breach}>
            <p>
              <b>{nameOf(bet)}</b> {kinds[breach]} <Because citations={because} />
            </p>
            {at.map(({ terminal, amount }) => (
              <button
                key={terminal}
                type="button"
                className="key"
                data-do={breach === 'below-minimum' ? 'AdviseMinimum' : 'RejectExcess'}
                data-terminal={terminal}
                disabled={isBusy}
                onClick={() =>
                  act(
                    breach === 'below-minimum'
                      ? { type: 'AdviseMinimum', terminal, bet }
                      : { type: 'RejectExcess', terminal, bet, amount },
                  )
                }
              >
                {breach === 'below-minimum'
                  ? words.advise(terminal, amountText(amount))
                  : words.reject(terminal, amountText(amount))}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
