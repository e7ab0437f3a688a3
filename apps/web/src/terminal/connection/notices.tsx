import type { Outcome, Pictures, TerminalPartWords } from '../../mechanics/screen-mechanic.ts';
import { changeText, moneyText } from '../../text/amount.ts';
import { useLanguage } from '../../text/language.ts';
import { Because } from '../../ui/clause-tag.tsx';
import { tipLines } from '../betting/tip.ts';
import { roundText } from '../round-text.ts';
import { useTable, useTerminal, useTerminalState } from '../terminal-context.ts';
import { VisitMoney, VisitNotice } from '../visit/visit-parts.tsx';
import { usePanelWords } from '../words/panel-words.ts';
import type { PanelWords } from '../words/panels-en.ts';
import type { Correction } from './corrections.ts';
import type { Reconciled } from './reconciliation.ts';
import { VoidNotice } from './void-notice.tsx';

/**
 * What the player has to know and may not have seen: corrections, what happened meanwhile, why a chip
 * came back. It stands beside the felt and never on an area.
 */
export function Notices() {
  const words = usePanelWords();
  const { store, parts, pictures } = useTerminal();
  const language = useLanguage();
  const said = { ...words, ...parts.words[language], ...pictures };
  const corrections = useTerminalState((state) => state.corrections);
  const reconciled = useTerminalState((state) => state.reconciled);
  return (
    <div className="notices" role="status">
      <VoidNotice />
      {corrections.map((correction) => (
        <div key={correction.round} className="notice" data-notice="correction">
          <span>{correctionText(correction, said)}</span>
          <button
            type="button"
            onClick={() =>
              store.setState((state) => ({
                corrections: state.corrections.filter((each) => each !== correction),
              }))
            }
          >
            {words.understood}
          </button>
        </div>
      ))}
      {reconciled && (
        <div className="notice" data-notice="reconciliation">
          <span>{reconciledText(reconciled, words)}</span>
        </div>
      )}
      <VisitMoney />
      <VisitNotice />
      <OwnNotice />
      <Waiting />
      <LastRefusal />
    </div>
  );
}

/** What only the game of this table has to tell. */
function OwnNotice() {
  const { parts } = useTerminal();
  const view = useTable((state) => state.view);
  return parts.Notice && view ? <parts.Notice view={view} /> : null;
}

/** That somebody was called, until they have come. */
function Waiting() {
  const { attendant: words } = usePanelWords();
  const isCalling = useTerminalState((state) => state.isCalling);
  const waiting = useTerminalState((state) => state.waiting);
  if (!isCalling) return null;
  const isComing = waiting?.answeredAt != null;
  return (
    <div className="notice" data-notice="waiting" data-coming={isComing || undefined}>
      <span>
        {waiting?.amount != null && `${words.handPay(moneyText(waiting.amount))} `}
        {isComing ? words.coming : words.called}
      </span>
    </div>
  );
}

/** The reason of the last refusal: the tip over the felt lets touches through, so it is asked for here. */
function LastRefusal() {
  const words = usePanelWords();
  const { refusals } = useTerminal().parts.words[useLanguage()];
  const refusal = useTerminalState((state) => state.refusal);
  if (!refusal || refusal.because.length === 0) return null;
  return (
    <div className="notice" data-notice="refusal">
      <span>{refusals?.[refusal.code] ?? tipLines(refusal, words).join(' · ')}</span>
      <Because citations={refusal.because.slice(0, 1)} />
    </div>
  );
}

/** What keeps the player from playing at all. */
export function Standing() {
  const words = usePanelWords();
  const { client } = useTerminal();
  const out = useTable(({ view }) => view?.outOfService?.reason ?? null);
  const locked = useTable(({ view }) => view?.locked?.reason ?? null);
  const stranger = useTable(({ view }) => (view && !view.isSeated ? view.terminal : null));
  return (
    <div className="standing" role="status">
      {out !== null && (
        <div className="notice" data-notice="out-of-service">
          {words.outOfService(out)}
        </div>
      )}
      {out === null && locked !== null && (
        <div className="notice" data-notice="locked">
          {words.locked(locked)}
        </div>
      )}
      {stranger !== null && (
        <div className="notice" data-notice="not-seated">
          <span>{words.notSeated}</span>
          <button
            type="button"
            onClick={() => void client.do({ type: 'SeatTerminal', terminal: stranger })}
          >
            {words.sit}
          </button>
        </div>
      )}
    </div>
  );
}

type SaidOfCorrection = PanelWords &
  Pick<TerminalPartWords, 'correction'> &
  Pick<Pictures, 'resultText'>;

function correctionText(correction: Correction, words: SaidOfCorrection): string {
  const said = (result: Outcome | null) => (result ? words.resultText(result) : '–');
  const round = roundText(correction.number);
  const what =
    correction.kind === 'reversed'
      ? words.reversal(round)
      : words.correction(round, said(correction.was), said(correction.is));
  const money =
    correction.change === 0 ? words.creditSame : words.creditChanged(changeText(correction.change));
  return `${what} ${money}`;
}

function reconciledText(reconciled: readonly Reconciled[], words: PanelWords): string {
  if (reconciled.length === 0) return words.back.nothing;
  return [words.back.online, ...reconciled.map((each) => lineText(each, words))].join(' · ');
}

function lineText(line: Reconciled, { back }: PanelWords): string {
  switch (line.what) {
    case 'settled':
      return back.settled(roundText(line.number), withSign(line.change));
    case 'void':
      return back.void(roundText(line.number), moneyText(line.amount));
    case 'registered':
      return back.registered(moneyText(line.amount));
    case 'not-registered':
      return back.notRegistered(moneyText(line.amount));
    case 'stands':
      return back.stands(moneyText(line.amount));
    case 'credit':
      return back.credit(moneyText(line.amount));
  }
}

function withSign(minor: number): string {
  return minor < 0 ? `−${moneyText(-minor)}` : `+${moneyText(minor)}`;
}
