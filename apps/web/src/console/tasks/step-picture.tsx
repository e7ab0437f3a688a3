import { useWords } from '../../text/dictionary.ts';
import { gamesAt, useBetName } from '../../ui/board/use-game.ts';
import { Because } from '../../ui/clause-tag.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { useConsoleParts } from '../console-parts-context.ts';
import type { DealerView } from '../model/dealer-view.ts';
import { consoleWords } from '../words/console-words.ts';

interface StepPictureProps {
  readonly view: DealerView;
  readonly step: string;
  readonly now: number;
}

/** What the table looks like at a step; while bets are open, the seconds that are left. */
export function StepPicture({ view, step, now }: StepPictureProps) {
  const { Picture } = useConsoleParts();
  if (step !== 'close-bets') return <Picture view={view} step={step} />;
  return (
    <>
      <BettingTime view={view} now={now} />
      <Breaches view={view} />
    </>
  );
}

/** How long bets have been open, or how long they still are. */
function BettingTime({ view, now }: { readonly view: DealerView; readonly now: number }) {
  const words = useWords(consoleWords);
  const { round } = view;
  if (!round || round.betsOpenedAt === null) return null;
  const open = Math.max(0, Math.floor((now - round.betsOpenedAt) / 1000));
  if (round.closesAt === null) {
    return (
      <div className="betting-time">
        <b>{words.seconds(open)}</b>
        <span>{words.facts.bettingFor}</span>
      </div>
    );
  }
  const left = Math.max(0, round.closesAt - now);
  const seconds = Math.ceil(left / 1000);
  const whole = round.closesAt - round.betsOpenedAt;
  return (
    <div className="betting-time betting-time--ring">
      <Countdown
        seconds={seconds}
        left={whole > 0 ? left / whole : 0}
        isEnding={seconds <= 5}
        label={words.seconds(seconds)}
      />
    </div>
  );
}

/** Boxes whose chips lie outside the limits, to be put right before the close. */
function Breaches({ view }: { readonly view: DealerView }) {
  const words = useWords(consoleWords);
  const { breaches } = view;
  const nameOf = useBetName(breaches.length > 0 ? gamesAt(view.table) : []);
  if (breaches.length === 0) return null;
  return (
    <ul className="breaches" aria-label={words.facts.outsideLimits}>
      {breaches.map(({ bet, breach, because }) => (
        <li key={`${bet} ${breach}`} data-breach={breach}>
          <b>{nameOf(bet)}</b>
          <span>{words.breaches[breach]}</span>
          <Because citations={because} />
        </li>
      ))}
    </ul>
  );
}
