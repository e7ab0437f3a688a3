import { useEffect, useState } from 'react';
import { timeText } from '../../text/moment.ts';
import { useTerminal, useTerminalState } from '../terminal-context.ts';
import { useCashOutWords } from './words/cash-out-words.ts';

/** Who is coming to the terminal, and for how long they have been on the way. */
export function WhoComes({ since }: { readonly since: number | null }) {
  const { who: words } = useCashOutWords();
  const { client } = useTerminal();
  const isCalling = useTerminalState((state) => state.isCalling);
  const comingSince = useTerminalState((state) => state.waiting?.answeredAt ?? null);
  const now = useSeconds(() => client.serverTime());
  const held = since === null ? '' : words.heldSince(timeText(since));
  if (!isCalling) return <Line title={words.calling} note={held} />;
  if (comingSince === null)
    return <Line title={words.called} note={`${words.calledNote} ${held}`} />;
  const seconds = Math.max(0, Math.floor((now - comingSince) / 1000));
  return (
    <Line title={words.coming} note={`${words.since(timeText(comingSince))} ${held}`}>
      <p className="cash-who-time">
        {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
        <small>{words.soFar}</small>
      </p>
    </Line>
  );
}

function Line(props: {
  readonly title: string;
  readonly note: string;
  readonly children?: React.ReactNode;
}) {
  return (
    <section className="cash-who" data-who>
      <div>
        <b className="cash-who-title">{props.title}</b>
        <small>{props.note}</small>
      </div>
      {props.children}
    </section>
  );
}

function useSeconds(read: () => number): number {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), 1_000);
    return () => clearInterval(timer);
  });
  return now;
}
