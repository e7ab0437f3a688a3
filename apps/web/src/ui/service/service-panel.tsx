import type { DealerView, PitView } from '@baize/protocol/client';
import { type FormEvent, useState } from 'react';
import type { Act } from '../../console/model/dealer-view.ts';
import { useOwnWords } from '../../mechanics/use-own-words.ts';
import { useWords } from '../../text/dictionary.ts';
import { LanguageSwitch } from '../language-switch.tsx';
import { Panel } from '../panel.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { serviceWords } from './service-words.ts';

type StaffView = DealerView | PitView;
type Thing = StaffView['serviceable'][number];
type Refusal = Parameters<typeof RefusalNote>[0]['refusal'];

interface ServicePanelProps {
  readonly view: StaffView;
  readonly act: Act;
  /** What the table refused last. */
  readonly refusal: Refusal | null;
  readonly onClose: () => void;
}

/** Everything at a table that can be out of order, with who may take it out and bring it back. */
export function ServicePanel({ view, act, refusal, onClose }: ServicePanelProps) {
  const words = useWords(serviceWords);
  return (
    <Panel
      title={words.title}
      closeLabel={words.close}
      onClose={onClose}
      name="service"
      tools={<LanguageSwitch />}
    >
      <div className="equipment">
        <p className="quiet">{words.note}</p>
        {refusal && (
          <div className="panel-refusal" role="alert">
            <RefusalNote refusal={refusal} />
          </div>
        )}
        {view.serviceable.map((what) => (
          <ServiceCheck key={what} view={view} act={act} what={what} />
        ))}
        {terminalsIn(view).map((terminal) => (
          <ServiceCheck
            key={`terminal ${terminal}`}
            view={view}
            act={act}
            what="terminal"
            terminal={terminal}
          />
        ))}
      </div>
    </Panel>
  );
}

/** Whoever sits here, and a terminal that has left while it was out of order. */
function terminalsIn({ terminals, outOfService }: StaffView): readonly string[] {
  const seated = terminals.map(({ terminal }) => terminal);
  const out = outOfService.flatMap(({ what }) => /^terminal (.+)$/.exec(what)?.[1] ?? []);
  return [...new Set([...seated, ...out])];
}

interface ServiceCheckProps {
  readonly view: StaffView;
  readonly act: Act;
  readonly what: Thing;
  readonly terminal?: string;
}

/** One thing: in order, or out of service and why; whoever changes that says why. */
export function ServiceCheck({ view, act, what, terminal }: ServiceCheckProps) {
  const [reason, setReason] = useState('');
  const words = useWords(serviceWords);
  const place = terminal === undefined ? what : `terminal ${terminal}`;
  const out = view.outOfService.find((each) => each.what === place);
  const type = out ? 'ReturnToService' : 'TakeOutOfService';
  const permission = view.can[type];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    act({ type, what, ...(terminal === undefined ? {} : { terminal }), reason: reason.trim() });
    setReason('');
  };
  return (
    <form className="check" data-service={place} data-in-order={!out} onSubmit={submit}>
      <header>
        <h3>
          {usePieceName(view, what)} {terminal}
        </h3>
        <span className="pill" data-tone={out ? 'bad' : 'ok'}>
          {out ? words.out : words.inOrder}
        </span>
        {out && <span className="quiet">{out.reason}</span>}
      </header>
      {permission && !permission.allowed ? (
        <RefusalNote refusal={permission.refusal} />
      ) : (
        <div className="check-row">
          <label className="field">
            <span>{out ? words.done : words.why}</span>
            <input
              name="reason"
              maxLength={500}
              autoComplete="off"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </label>
          <button
            type="submit"
            className={`key ${out ? '' : 'key--danger'}`}
            data-do={type}
            disabled={reason.trim() === ''}
          >
            {out ? words.putBack : words.takeOut}
          </button>
        </div>
      )}
    </form>
  );
}

/** As its mechanic calls it, or as at every table. */
function usePieceName({ table }: StaffView, what: Thing): string {
  const { names } = useWords(serviceWords);
  const { pieces } = useOwnWords(table?.mechanic ?? null);
  return pieces?.[what] ?? names[what] ?? what;
}
