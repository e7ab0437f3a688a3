import { http } from '../../session/http.ts';
import { useWords } from '../../text/dictionary.ts';
import { FaultLine } from '../../ui/house/fault-line.tsx';
import { saveFile } from '../../ui/house/save-file.ts';
import { goTo } from '../../ui/house/use-address.ts';
import { useAsked } from '../../ui/house/use-asked.ts';
import { Panel } from '../../ui/panel.tsx';
import { roundWords } from '../words/round-words.ts';

interface RoundSheetProps {
  readonly table: string;
  readonly round: string;
}

/** A round told in sentences, and the papers somebody may take away. */
export function RoundSheet({ table, round }: RoundSheetProps) {
  const words = useWords(roundWords);
  const told = useAsked(`${table} ${round}`, () => http().transcript(table, round));
  return (
    <Panel
      title={words.told(round)}
      closeLabel={words.close}
      onClose={() => goTo({ round: null })}
      name="round"
      tools={<Papers table={table} round={round} />}
    >
      <FaultLine fault={told.fault} />
      <pre className="transcript">{told.value ?? '–'}</pre>
    </Panel>
  );
}

function Papers({ table, round }: RoundSheetProps) {
  const words = useWords(roundWords);
  const record = async () => {
    const answer = await http().round(table, round);
    if (!answer.ok) return;
    saveFile(`${round}.json`, JSON.stringify(answer.value, null, 2), 'application/json');
  };
  const bundle = async () => {
    const answer = await http().bundle(table, round, 'json');
    if (!answer.ok) return;
    saveFile(`${round}.dispute.json`, JSON.stringify(answer.value), 'application/json');
  };
  const page = async () => {
    const answer = await http().bundle<string>(table, round, 'html');
    if (answer.ok) saveFile(`${round}.dispute.html`, answer.value, 'text/html');
  };
  return (
    <span className="house-keys">
      <button type="button" className="hkey" data-do="record" onClick={() => void record()}>
        {words.record}
      </button>
      <button type="button" className="hkey" data-do="bundle" onClick={() => void bundle()}>
        {words.bundle}
      </button>
      <button type="button" className="hkey" data-do="bundle-page" onClick={() => void page()}>
        {words.bundlePage}
      </button>
    </span>
  );
}
