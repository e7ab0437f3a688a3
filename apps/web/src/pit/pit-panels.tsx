import '../console/keys.css';
import '../console/panels.css';
import type { PitView, WireCommand } from '@baize/protocol/client';
import { useState } from 'react';
import { minorUnits } from '../cage/move-tab.tsx';
import { AreaField } from '../console/terminals/terminals-panel.tsx';
import { useParts } from '../mechanics/mechanics.ts';
import type { IncidentReport } from '../mechanics/screen-mechanic.ts';
import { useOwnWords } from '../mechanics/use-own-words.ts';
import type { Acts } from '../session/use-acts.ts';
import { useWords } from '../text/dictionary.ts';
import { ReasonForm } from '../ui/house/reason-form.tsx';
import { Segments } from '../ui/house/segments.tsx';
import { IncidentPanel } from '../ui/incidents/incident-panel.tsx';
import { PausePanel } from '../ui/incidents/pause-panel.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Panel } from '../ui/panel.tsx';
import { RefusalNote } from '../ui/refusal-note.tsx';
import { ServicePanel } from '../ui/service/service-panel.tsx';
import { RecallPanel } from './recall-panel.tsx';
import { decideWords } from './words/decide-words.ts';
import { pitWords } from './words/pit-words.ts';

const EFFECTS = ['void-round', 'settle-by-dice', 'return-bet', 'pay', 'collect'] as const;
type Effect = (typeof EFFECTS)[number];

interface DecidePanelProps {
  readonly view: PitView;
  readonly round: string | null;
  readonly act: (command: WireCommand) => void;
  readonly onClose: () => void;
}

/** What no clause decides, decided by the shift manager about a round or an amount; somebody else agrees. */
function DecidePanel({ view, round, act, onClose }: DecidePanelProps) {
  const words = useWords(decideWords);
  const permission = view.can.DecideRound;
  const mayNot = permission && !permission.allowed && permission.refusal.code === 'not-authorised';
  return (
    <Panel
      title={words.title}
      closeLabel={words.close}
      onClose={onClose}
      name="decide"
      tools={<LanguageSwitch />}
    >
      <p className="note">{words.note}</p>
      {mayNot ? (
        <RefusalNote refusal={permission.refusal} />
      ) : (
        <DecideForm
          view={view}
          round={round}
          onDecided={(command) => {
            act(command);
            onClose();
          }}
        />
      )}
    </Panel>
  );
}

interface DecideFormProps {
  readonly view: PitView;
  readonly round: string | null;
  readonly onDecided: (command: WireCommand) => void;
}

function DecideForm({ view, round, onDecided }: DecideFormProps) {
  const words = useWords(decideWords);
  const [effect, setEffect] = useState<Effect>('void-round');
  const [said, setSaid] = useState<Partial<IncidentReport> | null>(null);
  const [isWrong, setWrong] = useState(false);
  const parts = useParts(view.table?.mechanic ?? null, 'incidents');
  const { otherResult } = useOwnWords(view.table?.mechanic ?? null);
  const result = parts?.result === undefined ? undefined : parts.fields[parts.result];
  const offered = EFFECTS.filter((each) => each !== 'settle-by-dice' || result !== undefined);
  const effects = {
    ...words.effects,
    ...(otherResult && { 'settle-by-dice': otherResult.effect }),
  };
  const means = { ...words.means, ...(otherResult && { 'settle-by-dice': otherResult.means }) };
  const isAmount = effect === 'pay' || effect === 'collect';
  const ask = (_reason: string, form: FormData) => {
    const command = commandOf(effect, form, said);
    setWrong(command === null);
    if (command) onDecided(command);
  };
  return (
    <ReasonForm
      label={words.reason}
      does="ask-decision"
      done={words.ask}
      marks={{ 'data-decide': effect }}
      onAsk={ask}
    >
      <Segments
        label={words.effect}
        names={Object.fromEntries(offered.map((each) => [each, effects[each]]))}
        chosen={effect}
        onChoose={(each) => setEffect(offered.find((name) => name === each) ?? 'void-round')}
      />
      <p className="note">{means[effect]}</p>
      <RoundField view={view} round={round} isNeeded={!isAmount} />
      {effect === 'settle-by-dice' && result && <result.Field view={view} onSay={setSaid} />}
      {effect !== 'void-round' && effect !== 'settle-by-dice' && (
        <TerminalFields view={view} isAmount={isAmount} />
      )}
      {isWrong && (
        <p className="trouble" role="alert">
          {isAmount ? words.wrongAmount : (otherResult?.missing ?? words.noResult)}
        </p>
      )}
    </ReasonForm>
  );
}

interface RoundFieldProps {
  readonly view: PitView;
  readonly round: string | null;
  readonly isNeeded: boolean;
}

function RoundField({ view, round, isNeeded }: RoundFieldProps) {
  const words = useWords(decideWords);
  const rounds = [
    ...(view.round ? [view.round.id] : []),
    ...view.rounds.map((each) => each.round),
  ].filter((each, index, all) => all.indexOf(each) === index);
  return (
    <label className="hfield">
      {words.round}
      <select name="round" required={isNeeded} defaultValue={round ?? (isNeeded ? rounds[0] : '')}>
        {!isNeeded && <option value="">{words.noRound}</option>}
        {rounds.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
}

interface TerminalFieldsProps {
  readonly view: PitView;
  readonly isAmount: boolean;
}

/** Whose it is, and which of their bets or how much. */
function TerminalFields({ view, isAmount }: TerminalFieldsProps) {
  const words = useWords(decideWords);
  const [chosen, choose] = useState(view.terminals[0]?.terminal ?? '');
  const own = view.terminals.find(({ terminal }) => terminal === chosen)?.game;
  return (
    <>
      <label className="hfield">
        {words.terminal}
        <select
          name="terminal"
          required
          value={chosen}
          onChange={({ target }) => choose(target.value)}
        >
          {view.terminals.map(({ terminal }) => (
            <option key={terminal}>{terminal}</option>
          ))}
        </select>
      </label>
      {isAmount ? (
        <label className="hfield">
          {words.amount}
          <input name="amount" inputMode="decimal" autoComplete="off" required />
        </label>
      ) : (
        <AreaField game={own ?? view.table?.game ?? null} className="hfield" />
      )}
    </>
  );
}

/** The command of a form, or null where an amount or the result are missing. */
function commandOf(
  effect: Effect,
  form: FormData,
  said: Partial<IncidentReport> | null,
): WireCommand | null {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const [round, reason] = [text('round'), text('reason')];
  switch (effect) {
    case 'void-round':
      return { type: 'DecideRound', round, effect, reason };
    case 'settle-by-dice':
      return said?.dice ? { type: 'DecideRound', round, effect, dice: said.dice, reason } : null;
    case 'return-bet':
      return { type: 'DecideBet', round, terminal: text('terminal'), bet: text('bet'), reason };
    default: {
      const amount = minorUnits(text('amount'));
      if (amount === null) return null;
      const about = round === '' ? {} : { round };
      return { type: 'DecideAmount', terminal: text('terminal'), effect, amount, ...about, reason };
    }
  }
}

export type PitPanel =
  | 'pause'
  | 'incidents'
  | 'limits'
  | 'service'
  | 'recall'
  | { readonly correct: string }
  | { readonly decide: string | null };

interface PitPanelsProps {
  readonly panel: Exclude<PitPanel, 'limits'>;
  readonly view: PitView;
  readonly acts: Acts;
  readonly onClose: () => void;
}

/** What opens over the board: the same sheets a dealer has, for whoever answers for the table. */
export function PitPanels({ panel, view, acts, onClose }: PitPanelsProps) {
  const { act, refusal } = acts;
  const words = useWords(pitWords);
  const parts = useParts(view.table?.mechanic ?? null, 'incidents');
  if (panel === 'pause') return <PausePanel act={act} onClose={onClose} />;
  const shared = { view, act, refusal, onClose };
  if (panel === 'service') return <ServicePanel {...shared} />;
  if (panel === 'recall') return <RecallPanel {...shared} />;
  if (typeof panel === 'object' && 'decide' in panel) {
    return <DecidePanel view={view} round={panel.decide} act={act} onClose={onClose} />;
  }
  if (panel === 'incidents') {
    return (
      <IncidentPanel
        view={view}
        act={act}
        onClose={onClose}
        title={words.incident}
        incidents={view.incidents}
      />
    );
  }
  if (parts?.Correction) {
    return <parts.Correction view={view} round={panel.correct} act={act} onClose={onClose} />;
  }
  return (
    <IncidentPanel
      view={view}
      act={act}
      onClose={onClose}
      title={words.correct}
      incidents={view.incidents.filter(({ action }) => action === 'resettle-by-dice')}
      round={panel.correct}
    />
  );
}
