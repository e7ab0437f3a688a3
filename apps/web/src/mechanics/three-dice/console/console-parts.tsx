import type { DealerView } from '../../../console/model/dealer-view.ts';
import { SettledList } from '../../../console/tasks/settled-list.tsx';
import { useWords } from '../../../text/dictionary.ts';
import type { ConsoleParts } from '../../screen-mechanic.ts';
import { Dome, type DomeState } from '../dice/dome.tsx';
import { EquipmentPanel } from '../equipment/equipment-panel.tsx';
import { diceText } from './dice-entry.ts';
import { diceSteps } from './dice-steps.ts';
import { DiceTask } from './dice-task.tsx';
import { domeWords } from './dome-words.ts';
import { ShownDice } from './shown-dice.tsx';
import { TumbleTask } from './tumble-task.tsx';

/** The Game Console of a dice game. */
export const consoleParts: ConsoleParts = {
  tasks: { tumble: TumbleTask, 'register-result': DiceTask },
  presses: { uncover: { type: 'Uncover' } },
  Picture: DicePicture,
  Reading,
  resultStep: 'register-result',
  Equipment: EquipmentPanel,
  steps: diceSteps,
  words: {
    en: {
      wrong: 'Something wrong with the tumble or the dice? Call it before you confirm.',
      voidRound: 'No roll, void this round',
      voidTitle: 'Why does the toss not count?',
      reads: 'Waiting for the tumbler to read the dice',
    },
    'zh-Hans': {
      wrong: '摇骰或骰子有问题？请在确认之前提出。',
      voidRound: '无效摇骰，本局作废',
      voidTitle: '此次摇骰为何无效？',
      reads: '等待摇骰器读取骰子',
    },
  },
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
