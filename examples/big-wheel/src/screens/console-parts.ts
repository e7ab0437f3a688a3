import { STOPS, symbolAt } from '../wheel.ts';
import type { ScreenKit, TaskProps, WheelView } from './kit.ts';
import { labelOf, stopName, wheelPicture } from './wheel-picture.ts';
import { CONSOLE_WORDS, STEPS, WORDS } from './words.ts';

type ConsoleKit = Awaited<ReturnType<ScreenKit['console']>>;

const TURNS = [1, 2, 3, 4, 5, 6];

/** The Game Console of the wheel: how often it turned, and where it stopped. */
export function consoleParts(kit: ScreenKit, console: ConsoleKit) {
  const Picture = ({ view }: { readonly view: WheelView }) => {
    const stop = view.round?.result ?? view.last?.result ?? null;
    return wheelPicture(kit, stop, 260, labelOf(stop, kit.text.useLanguage()));
  };
  return {
    tasks: { 'spin-wheel': spinTask(kit, console), 'register-stop': stopTask(kit, console) },
    presses: {},
    Picture,
    Reading: Picture,
    resultStep: 'register-stop',
    Equipment: null,
    steps: STEPS,
    words: CONSOLE_WORDS,
  };
}

function spinTask(kit: ScreenKit, { TaskHead, RefusalNote, useStepText }: ConsoleKit) {
  const { createElement: h } = kit.react;
  return ({ act, isBusy, step, refusal }: TaskProps) => {
    const words = WORDS[kit.text.useLanguage()];
    const text = useStepText(step.step);
    const keys = TURNS.map((turns) =>
      h(
        'button',
        {
          key: turns,
          type: 'button',
          className: turns < 3 ? 'key' : 'key key--main',
          'data-do': `SpinWheel-${turns}`,
          disabled: refusal !== null || isBusy,
          onClick: () => act({ type: 'SpinWheel', turns }),
        },
        words.spun(turns),
      ),
    );
    return h(
      'div',
      null,
      h(TaskHead, { title: text.title, hint: words.turns, because: step.because }),
      refusal === null ? null : h(RefusalNote, { refusal }),
      h('div', { className: 'task-keys' }, ...keys),
    );
  };
}

function stopTask(kit: ScreenKit, { TaskHead, RefusalNote, useStepText }: ConsoleKit) {
  const { createElement: h, useState } = kit.react;
  return ({ act, isBusy, step, refusal }: TaskProps) => {
    const language = kit.text.useLanguage();
    const words = WORDS[language];
    const text = useStepText(step.step);
    const [stop, choose] = useState<number | null>(null);
    const confirm = {
      type: 'button',
      className: 'key key--main',
      'data-do': 'RegisterStop',
      disabled: stop === null || refusal !== null || isBusy,
      onClick: () => act({ type: 'RegisterStop', stop }),
    };
    const says = stop === null ? words.confirmEmpty : words.confirm(stopName(stop, language), stop);
    return h(
      'div',
      null,
      h(TaskHead, { title: text.title, hint: words.which, because: step.because }),
      h('div', { style: GRID }, ...stopKeys(kit, stop, choose)),
      refusal === null ? null : h(RefusalNote, { refusal }),
      h('div', { className: 'task-keys' }, h('button', confirm, says)),
    );
  };
}

const GRID = { display: 'flex', flexWrap: 'wrap', gap: 4 };

function stopKeys(
  { react: { createElement: h } }: ScreenKit,
  chosen: number | null,
  choose: (stop: number) => void,
) {
  return STOPS.map((stop) =>
    h(
      'button',
      {
        key: stop,
        type: 'button',
        className: 'key',
        'data-stop': stop,
        'aria-pressed': stop === chosen,
        onClick: () => choose(stop),
      },
      `${stop}·${symbolAt(stop)}`,
    ),
  );
}
