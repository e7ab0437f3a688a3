import { ComparedHands } from '../../mechanics/si-ki-pi/console/compared-hands.tsx';
import { diceText } from '../../mechanics/three-dice/console/dice-entry.ts';
import { ShownDice } from '../../mechanics/three-dice/console/shown-dice.tsx';
import { Dome, type DomeState } from '../../mechanics/three-dice/dice/dome.tsx';
import { useWords } from '../../text/dictionary.ts';
import { Countdown } from '../../ui/countdown.tsx';
import type { DealerView, StepName } from '../model/dealer-view.ts';
import { consoleWords } from '../words/console-words.ts';
import { Breaches } from './breaches.tsx';
import { SettledList } from './settled-list.tsx';

interface StepPictureProps {
  readonly view: DealerView;
  readonly step: StepName;
  readonly now: number;
}

/** What the table looks like at a step: the dome, the seconds that are left, who is to be paid. */
export function StepPicture({ view, step, now }: StepPictureProps) {
  const { round } = view;
  switch (step) {
    case 'close-bets':
      return (
        <>
          <BettingTime view={view} now={now} />
          <Breaches view={view} />
        </>
      );
    case 'collect-losers':
    case 'clear-lights':
      return round?.result ? <ShownDice dice={round.result} /> : null;
    case 'pay-winners':
      return (
        <>
          {round?.result && <ShownDice dice={round.result} />}
          <SettledList view={view} />
        </>
      );
    case 'settle-initial':
    case 'settle-bonus':
      return <ComparedHands view={view} />;
    default:
      return view.table?.mechanic === 'three-dice' ? <TableDome view={view} /> : null;
  }
}

function TableDome({ view }: { readonly view: DealerView }) {
  const words = useWords(consoleWords);
  const state = domeOf(view);
  return (
    <div className="task-dome">
      <Dome
        state={state}
        label={state.is === 'showing' ? diceText(state.dice) : words.domes[state.is]}
      />
    </div>
  );
}

/** Under a cover nobody knows; in an open dome the dice of the last round lie until they are tumbled. */
function domeOf({ table, round, last }: DealerView): DomeState {
  if (round) return table?.covered ? { is: 'covered' } : { is: 'empty' };
  return last?.result ? { is: 'showing', dice: last.result } : { is: 'empty' };
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
