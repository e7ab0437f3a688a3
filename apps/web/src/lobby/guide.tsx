import type { FloorTable } from '@baize/protocol/client';
import { useState } from 'react';
import { useParts } from '../mechanics/mechanics.ts';
import type { GuideStepText } from '../mechanics/screen-mechanic.ts';
import { inLanguage, useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import { consoleAt, terminalAt } from './addresses.ts';
import { lobbyWords } from './lobby-words.ts';
import { WindowLink } from './window-link.tsx';

/** A stranger's first round, a step at a time; hidden once somebody knows the way. */
export function Guide({ tables }: { readonly tables: readonly FloorTable[] }) {
  const [isShown, setShown] = useState(() => localStorage.getItem(KEPT_AS) !== 'hidden');
  const [step, setStep] = useState(0);
  const { guide } = useWords(lobbyWords);
  const language = useLanguage();
  const games = gamesOf(tables);
  const [chosen, choose] = useState<string | null>(null);
  const mechanic = chosen ?? games[0]?.mechanic ?? null;
  const steps = useParts(mechanic, 'lobby')?.guide[language] ?? guide.steps;
  const show = (shown: boolean) => {
    localStorage.setItem(KEPT_AS, shown ? 'shown' : 'hidden');
    setShown(shown);
  };
  if (!isShown) {
    return (
      <button type="button" className="guide-show" data-do="show-guide" onClick={() => show(true)}>
        {guide.show}
      </button>
    );
  }
  return (
    <section className="guide" aria-labelledby="guide-title">
      <header>
        <h2 id="guide-title">{guide.title}</h2>
        <button type="button" data-do="hide-guide" onClick={() => show(false)}>
          {guide.hide}
        </button>
      </header>
      <GuideGames
        games={games}
        mechanic={mechanic}
        onChoose={(next) => {
          choose(next);
          setStep(0);
        }}
      />
      <GuideList steps={steps} step={step} onStep={setStep} />
      <GuideStep
        step={step}
        steps={steps}
        tables={tables.filter((table) => table.mechanic === mechanic)}
        onStep={setStep}
      />
    </section>
  );
}

const KEPT_AS = 'baize-guide';

function stateOf(index: number, step: number): 'done' | 'now' | 'later' {
  if (index === step) return 'now';
  return index < step ? 'done' : 'later';
}

interface GuideGamesProps {
  readonly games: readonly FloorTable[];
  readonly mechanic: string | null;
  readonly onChoose: (mechanic: string) => void;
}

function GuideGames({ games, mechanic, onChoose }: GuideGamesProps) {
  const language = useLanguage();
  if (games.length < 2) return null;
  return (
    <div className="guide-games" role="tablist">
      {games.map((game) => (
        <button
          key={game.mechanic}
          type="button"
          role="tab"
          data-guide-of={game.mechanic}
          aria-selected={game.mechanic === mechanic}
          onClick={() => onChoose(game.mechanic)}
        >
          {inLanguage(game.rulebook.name, language)}
        </button>
      ))}
    </div>
  );
}

interface GuideListProps {
  readonly steps: readonly GuideStepText[];
  readonly step: number;
  readonly onStep: (step: number) => void;
}

function GuideList({ steps, step, onStep }: GuideListProps) {
  return (
    <ol>
      {steps.map((each, index) => (
        <li key={each.title} data-state={stateOf(index, step)}>
          <button
            type="button"
            aria-current={index === step ? 'step' : undefined}
            onClick={() => onStep(index)}
          >
            <i aria-hidden="true">{index + 1}</i>
            {each.title}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** One table of each game that is played in another way. */
function gamesOf(tables: readonly FloorTable[]): readonly FloorTable[] {
  return tables.filter(
    ({ mechanic }, index) => tables.findIndex((each) => each.mechanic === mechanic) === index,
  );
}

interface GuideStepProps {
  readonly step: number;
  readonly steps: readonly GuideStepText[];
  readonly tables: readonly FloorTable[];
  readonly onStep: (step: number) => void;
}

function GuideStep({ step, steps, tables, onStep }: GuideStepProps) {
  const { guide } = useWords(lobbyWords);
  const text = steps[step];
  if (!text) return null;
  const isLast = step === steps.length - 1;
  const link = text.link && linkFor(step, tables);
  return (
    <div className="guide-step" data-guide={step + 1} role="status">
      <p>
        <small>{guide.step(step + 1, steps.length)}</small>
        {text.text}
      </p>
      <div className="guide-keys">
        {text.link && link && (
          <WindowLink href={link.href} to={link.to} label={text.link} isMain>
            {text.link}
          </WindowLink>
        )}
        {step > 0 && (
          <button type="button" onClick={() => onStep(step - 1)}>
            {guide.back}
          </button>
        )}
        <button type="button" data-do="next" onClick={() => onStep(isLast ? 0 : step + 1)}>
          {isLast ? guide.again : guide.next}
        </button>
      </div>
    </div>
  );
}

/** An automatic table to play at, a dealt one to deal at; floors list first what is easiest to play. */
function linkFor(step: number, tables: readonly FloorTable[]) {
  if (step === 0) {
    const table = tables.find(({ mode }) => mode === 'automatic') ?? tables[0];
    return table ? { href: terminalAt(table.table), to: 'guide-terminal' } : null;
  }
  const table = tables.find(({ mode }) => mode === 'dealt') ?? tables[0];
  return table ? { href: consoleAt(table.table, 'dealer'), to: 'guide-dealer' } : null;
}
