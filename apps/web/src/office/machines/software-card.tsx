import type { HttpProblem, SoftwareBody } from '@baize/protocol/client';
import { useState } from 'react';
import { http } from '../../session/http.ts';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { momentText } from '../../text/moment.ts';
import { ProblemLine } from '../../ui/house/problem-line.tsx';
import { repairWords } from '../words/repair-words.ts';

/** Everything that runs, hashed now and compared with what was accepted. */
export function SoftwareCard() {
  const words = useWords(repairWords);
  const language = useLanguage();
  const [found, setFound] = useState<SoftwareBody | null>(null);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    const checked = await http().checkSoftware();
    setBusy(false);
    setProblem(checked.ok ? null : checked.error);
    setFound(checked.ok ? checked.value : null);
  };
  return (
    <section className="hcard software-card" data-software={stateOf(found)}>
      <div className="hcard-head">
        <h2>{words.software}</h2>
        {found && (
          <span className="hpill" data-tone={found.isAccepted ? 'ok' : 'bad'}>
            {found.isAccepted ? words.accepted : words.differs}
          </span>
        )}
        <span className="house-gap" />
        <button
          type="button"
          className="hkey"
          data-do="check-software"
          disabled={isBusy}
          onClick={() => void check()}
        >
          {isBusy ? words.checking : words.check}
        </button>
      </div>
      <ProblemLine problem={problem} />
      {found ? (
        <p role="status">
          {words.checked(found.files, momentText(found.at, language))} <code>{found.digest}</code>
        </p>
      ) : (
        <p className="note">{words.softwareNote}</p>
      )}
    </section>
  );
}

function stateOf(found: SoftwareBody | null): string {
  if (!found) return 'unknown';
  return found.isAccepted ? 'accepted' : 'differs';
}
