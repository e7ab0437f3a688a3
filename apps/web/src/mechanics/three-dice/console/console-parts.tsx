import { useEffect, useRef, useState } from 'react';
import type { DealerView, Refusal, Step } from '../../../console/model/dealer-view.ts';
import { SettledList } from '../../../console/tasks/settled-list.tsx';
import type { TaskProps } from '../../../console/tasks/task-card.tsx';
import { TaskHead } from '../../../console/tasks/task-head.tsx';
import { type StepTexts, useStepText } from '../../../console/words/step-words.ts';
import { type Dictionary, useWords } from '../../../text/dictionary.ts';
import { RefusalNote } from '../../../ui/refusal-note.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import type { ConsoleParts } from '../../screen-mechanic.ts';
import { diceName } from '../dice/dice-name.ts';
import { Die } from '../dice/die.tsx';
import { Dome, type DomeState } from '../dice/dome.tsx';
import { type Face, isFace } from '../dice/pips.ts';
import { EquipmentPanel } from '../equipment/equipment-panel.tsx';
import { SideTag } from '../roads/side-badge.tsx';
import { DeadReader, UnheardReader, UnreadDice } from './asked-of-the-pit.tsx';
import { diceConsoleWords, tossWords } from './dice-console-words.ts';
import {
  completeEntry,
  type DiceEntry,
  diceText,
  eraseFace,
  NO_ENTRY,
  totalOf,
  typeFace,
} from './dice-entry.ts';
import { facts, stepNote } from './dice-facts.ts';
import { DicePad } from './dice-pad.tsx';
import { domeWords } from './dome-words.ts';
import { TumblePips } from './tumble-pips.tsx';

const en: StepTexts = {
  tumble: {
    name: 'Tumble',
    title: 'Tumble the dice',
    hint: 'Count every tumble.',
    action: 'Tumble',
  },
  uncover: {
    name: 'Uncover',
    title: 'Uncover the dice',
    hint: 'Lift the cover so that everybody sees the dice.',
    action: 'Dice uncovered',
  },
  'register-result': {
    name: 'Enter the dice',
    title: 'Enter the dice',
    hint: 'Read the uppermost faces.',
    action: 'Confirm',
  },
};

const zhHans: StepTexts = {
  tumble: { name: '摇骰', title: '摇骰', hint: '每摇一次按一下。', action: '摇一次' },
  uncover: {
    name: '开盅',
    title: '开盅',
    hint: '揭开骰盅，让所有人看到骰子。',
    action: '已开盅',
  },
  'register-result': {
    name: '输入骰子点数',
    title: '输入骰子点数',
    hint: '读取朝上的一面。',
    action: '确认',
  },
};

const diceSteps: Dictionary<StepTexts> = { en, 'zh-Hans': zhHans };

/** The Game Console of a dice game. */
export const consoleParts: ConsoleParts = {
  tasks: { tumble: TumbleTask, 'register-result': DiceTask },
  presses: {
    uncover: { type: 'Uncover' },
    'collect-losers': { type: 'CollectLosers' },
    'pay-winners': { type: 'PayWinners' },
    'clear-lights': { type: 'ClearLights' },
  },
  notReady: ['no-shaker', 'inspection-missing', 'dice-too-old'],
  Picture: DicePicture,
  Reading,
  Unheard: UnheardReader,
  resultStep: 'register-result',
  Equipment: EquipmentPanel,
  facts,
  stepNote,
  steps: diceSteps,
  words: tossWords,
};

interface DicePictureProps {
  readonly view: DealerView;
  readonly step: string;
}

/** The dome before there is a result; then the dice, and whom to pay by them. */
function DicePicture({ view, step }: DicePictureProps) {
  const dice = view.round?.result;
  switch (step) {
    case 'collect-losers':
    case 'clear-lights':
      return dice ? <ShownDice dice={dice} /> : null;
    case 'pay-winners':
      return (
        <>
          {dice && <ShownDice dice={dice} />}
          <SettledList view={view} />
        </>
      );
    default:
      return <TableDome state={domeOf(view)} />;
  }
}

function Reading({ view }: { readonly view: DealerView }) {
  return <TableDome state={{ is: view.round?.phase === 'tumbled' ? 'tumbling' : 'empty' }} />;
}

function TableDome({ state }: { readonly state: DomeState }) {
  const words = useWords(domeWords);
  return (
    <div className="task-dome">
      <Dome state={state} label={state.is === 'showing' ? diceText(state.dice) : words[state.is]} />
    </div>
  );
}

/** Under a cover nobody knows; in an open dome the dice of the last round lie until they are tumbled. */
function domeOf({ table, round, last }: DealerView): DomeState {
  if (round) return table?.covered ? { is: 'covered' } : { is: 'empty' };
  return last?.result ? { is: 'showing', dice: last.result } : { is: 'empty' };
}

interface TumbleTaskProps extends TaskProps {
  readonly step: Step;
  readonly refusal: Refusal | null;
}

/** One press a tumble, and a last one that puts the count on record. */
function TumbleTask({ view, act, isBusy, step, refusal }: TumbleTaskProps) {
  const [count, setCount] = useState(0);
  const words = useWords(diceConsoleWords);
  const text = useStepText('tumble');
  const least = view.tumblesLeast ?? 1;
  const isEnough = count >= least;
  const record = () => act({ type: 'Tumble', tumbles: count });
  return (
    <>
      <TaskHead title={text.title} because={step.because}>
        <p className="quiet">{words.tumbleByDevice}</p>
      </TaskHead>
      <div className="task-middle tumble-count" role="status" data-tumbles={count}>
        <TumblePips count={count} least={least} />
        <b>{words.tumbleCount(count, least)}</b>
      </div>
      {refusal && <RefusalNote refusal={refusal} />}
      <div className="task-keys">
        {count > 0 && !isEnough && (
          <button type="button" className="key key--danger" disabled={isBusy} onClick={record}>
            {words.tumbleShort(count, least)}
          </button>
        )}
        {isEnough && (
          <button type="button" className="key" onClick={() => setCount(0)}>
            {words.clear}
          </button>
        )}
        <button
          type="button"
          className="key key--main"
          data-do={isEnough ? 'Tumble' : 'count'}
          disabled={refusal !== null || isBusy}
          onClick={isEnough ? record : () => setCount(count + 1)}
        >
          {isEnough ? words.tumbleDone(count) : text.action}
        </button>
      </div>
    </>
  );
}

interface DiceTaskProps extends TaskProps {
  readonly step: Step;
  readonly refusal: Refusal | null;
}

/** The dealer enters what the dice show; the button that confirms says it again. */
function DiceTask({ view, act, isBusy, step, refusal }: DiceTaskProps) {
  const [entry, setEntry] = useState<DiceEntry>(NO_ENTRY);
  const words = useWords(diceConsoleWords);
  const text = useStepText('register-result');
  const dice = completeEntry(entry);
  const isBlocked = refusal !== null || isBusy;
  const confirmKey = useRef<HTMLButtonElement>(null);
  const isComplete = dice !== null;
  // The result is read out and one press away, wherever the focus was left.
  useEffect(() => {
    if (isComplete) confirmKey.current?.focus();
  }, [isComplete]);
  const confirm = () => {
    if (dice && !isBlocked) act({ type: 'RegisterResult', dice: [...dice], flat: true });
  };
  useKeys((key) => {
    const face = Number(key);
    if (isFace(face)) setEntry(typeFace(entry, face));
    else if (key === 'Backspace') setEntry(eraseFace(entry));
    else if (key === 'Enter') confirm();
    else return false;
    return true;
  });
  return (
    <>
      <TaskHead title={text.title} because={step.because} />
      <UnreadDice view={view} act={act} isBusy={isBusy} />
      <DicePad entry={entry} onChange={setEntry} />
      {!view.unread && <ShownDice dice={entry} />}
      <DeviceNote view={view} />
      <DeadReader view={view} act={act} isBusy={isBusy} />
      {refusal && <RefusalNote refusal={refusal} />}
      <div className="task-keys">
        <button type="button" className="key" data-do="clear" onClick={() => setEntry(NO_ENTRY)}>
          {words.clear}
        </button>
        <button
          ref={confirmKey}
          type="button"
          className="key key--main"
          data-do="RegisterResult"
          disabled={!dice || isBlocked}
          onClick={confirm}
        >
          {dice ? words.confirm(diceText(dice), totalOf(dice)) : words.confirmEmpty}
        </button>
      </div>
    </>
  );
}

/** Where a device reads the dice too, both have to agree; what it read is not shown. */
function DeviceNote({ view }: { readonly view: DealerView }) {
  const words = useWords(diceConsoleWords);
  const { readings, table } = view;
  if (table?.resultSource !== 'dealer-and-device' || !readings || readings.isReaderAside) {
    return <p className="note">{words.flat}</p>;
  }
  if (readings.dealer) {
    return (
      <p className="note" data-tone="wait" role="status">
        {words.entered(diceText(readings.dealer))}
      </p>
    );
  }
  return (
    <p className="note" data-tone={readings.hasDeviceRead ? 'ok' : 'wait'} role="status">
      {readings.hasDeviceRead ? words.deviceAgree : words.deviceWaiting} {words.flat}
    </p>
  );
}

interface ShownDiceProps {
  /** Null for a die that is not known yet. */
  readonly dice: readonly (Face | null)[];
}

/** Three dice, what they add up to and what that is called. */
function ShownDice({ dice }: ShownDiceProps) {
  const known = dice.filter((face) => face !== null);
  const name = known.length === dice.length ? diceName(known) : null;
  return (
    <div className="shown-dice" data-dice={known.join('-')}>
      <span className="shown-dice-faces">
        {dice.map((face, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die has no other identity than its place
          <span key={index} className="shown-die">
            {face !== null && <Die face={face} size={96} />}
          </span>
        ))}
      </span>
      {name && <b>{name.total}</b>}
      {name?.sides.map((side) => (
        <SideTag key={side} side={side} />
      ))}
    </div>
  );
}
