import type { Refusal, TableClient, WireCommand } from '@baize/protocol/client';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { moneyText } from '../../text/amount.ts';
import { dateText } from '../../text/moment.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import type { PlayerView } from '../player-view.ts';
import { useTable, useTerminal, useTerminalState } from '../terminal-context.ts';
import { callAttendant } from '../watch-attendant.ts';
import { AmountStep, chosenAmount } from './amount-step.tsx';
import { BackStep } from './back-step.tsx';
import { CashOutDialog } from './cash-out-sheet.tsx';
import { type CashOutStep, cashOutStep } from './cash-out-step.ts';
import { type CashOuts, cashOuts } from './cash-outs.ts';
import { DoubtStep } from './doubt-step.tsx';
import { HeldStep } from './held-step.tsx';
import { cashOutStore } from './kept-cash-outs.ts';
import type { OpenTicket } from './open-ticket.ts';
import { PrintingStep } from './printing-step.tsx';
import { keepSeenDecision, seenDecision } from './seen-decision.ts';
import { TakeStep } from './take-step.tsx';
import { type MoneyPlaces, WhereMoney } from './where-money.tsx';
import { useCashOutWords } from './words/cash-out-words.ts';

/** Everything of a cash-out at the terminal, from the amount to "I have it"; nothing while there is none. */
export function CashOut() {
  const terminal = useTable(({ view }) => view?.terminal ?? null);
  return terminal === null ? null : <CashOutOf key={terminal} terminal={terminal} />;
}

function CashOutOf({ terminal }: { readonly terminal: string }) {
  const { client, store } = useTerminal();
  const outs = useCashOuts(terminal);
  const view = useTable((state) => state.view);
  const isEnded = useTable(({ link }) => link === 'ended');
  const pressed = useTerminalState((state) => state.pressed);
  const isAsked = useTerminalState(({ panel }) => panel === 'cash-out');
  const answered = useTerminalState((state) => state.answeredTicket);
  const [seen, setSeen] = useState(() => seenDecision(terminal));
  const [part, setPart] = useState('');
  // Another window has the terminal, and its cash-out; this one says where to go on.
  if (!view || isEnded) return null;
  const { ticket, decided } = view;
  const facts = {
    isAsked,
    pressed,
    ticket,
    decided,
    seenDecision: seen,
    answered,
  };
  const step = cashOutStep(facts);
  if (!step) return null;
  const close = () =>
    store.setState({ panel: null, ...(pressed?.is === 'sent' ? {} : { pressed: null }) });
  const sawDecision = (panel: 'cash-out' | null) => {
    if (step.is !== 'back') return;
    keepSeenDecision(terminal, step.decided.ticket);
    setSeen(step.decided.ticket);
    store.setState({ panel });
  };
  return (
    <Frame step={step} view={view} part={part} {...(step.is === 'amount' && { onClose: close })}>
      {contentOf(step, {
        amount: { part, onOpen: outs.check, onPart: setPart, onCancel: close, onPrint: outs.press },
        ticket: ticketDeeds(client, store),
        back: { onContinue: () => sawDecision(null), onAgain: () => sawDecision('cash-out') },
        spendable: spendableOf(view),
      })}
    </Frame>
  );
}

/** One keeper as long as the page shows this terminal; every visit it comes to is asked for again. */
function useCashOuts(terminal: string): CashOuts {
  const { client, store } = useTerminal();
  const visit = useTable(({ view }) => view?.visit?.visit ?? null);
  const outs = useMemo(
    () => cashOuts({ client, store, kept: cashOutStore(terminal) }),
    [client, store, terminal],
  );
  useEffect(() => {
    if (visit !== null) outs.resume();
  }, [outs, visit]);
  useEffect(() => outs.stop, [outs]);
  return outs;
}

interface StepDeeds {
  readonly amount: Omit<Parameters<typeof AmountStep>[0], 'spendable'>;
  readonly ticket: TicketDeeds;
  readonly back: Omit<Parameters<typeof BackStep>[0], 'decided'>;
  readonly spendable: number;
}

function contentOf(step: CashOutStep, deeds: StepDeeds): ReactNode {
  const { ticket: deed } = deeds;
  switch (step.is) {
    case 'amount':
      return <AmountStep {...deeds.amount} spendable={deeds.spendable} />;
    case 'printing':
      return <PrintingStep kept={step.kept} />;
    case 'take':
      return (
        <TakeStep
          ticket={step.ticket}
          replaces={step.replaces}
          onTaken={() => deed.taken(step.ticket)}
          onNone={() => deed.none(step.ticket)}
        />
      );
    case 'jam':
      return <HeldStep ticket={step.ticket} onPlayOn={deed.playOn} onCallAgain={deed.callAgain} />;
    case 'doubt':
      return (
        <DoubtStep
          ticket={step.ticket}
          onHave={(digits) => deed.have(step.ticket, digits)}
          onAnswer={(says) => deed.answer(step.ticket, says)}
        />
      );
    case 'back':
      return <BackStep {...deeds.back} decided={step.decided} />;
  }
}

interface FrameProps {
  readonly step: CashOutStep;
  readonly view: PlayerView;
  readonly part: string;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** The places of the money at the left, one thing to do at the right. */
function Frame({ step, view, part, onClose, children }: FrameProps) {
  const words = useCashOutWords();
  const spendable = spendableOf(view);
  const note = () => {
    if (step.is === 'amount') {
      return words.path.before(moneyText(view.spendable - (chosenAmount(part, spendable) ?? 0)));
    }
    return undefined;
  };
  const said = note();
  return (
    <CashOutDialog title={titleOf(step, words)} state={step.is} {...(onClose && { onClose })}>
      <WhereMoney places={placesOf(step, view)} {...(said !== undefined && { note: said })} />
      <div className="cash-body">{children}</div>
      <div className="cash-language">
        <LanguageSwitch />
      </div>
      <p className="spoken" role="alert">
        {step.is === 'take' &&
          words.take.spoken(moneyText(step.ticket.amount), dateText(step.ticket.expiresAt))}
      </p>
    </CashOutDialog>
  );
}

function titleOf(step: CashOutStep, words: ReturnType<typeof useCashOutWords>): string {
  switch (step.is) {
    case 'amount':
      return words.title;
    case 'printing':
      return words.printing.title;
    case 'take':
      return step.replaces ? words.take.titleNew : words.take.title;
    case 'jam':
    case 'doubt':
      return words.held.title(moneyText(step.ticket.amount));
    case 'back':
      return words.back.title(moneyText(step.decided.amount));
  }
}

/** Nobody takes out what they owe; the server would refuse it. */
function spendableOf({ spendable, visit }: PlayerView): number {
  return Math.max(0, spendable - (visit?.owes ?? 0));
}

function placesOf(step: CashOutStep, { spendable }: PlayerView): MoneyPlaces {
  switch (step.is) {
    case 'amount':
    case 'back':
      return { credit: spendable, held: 0, ticket: 0, at: 'credit' };
    case 'printing':
      // Unanswered, the credit is what it was when it was pressed: nobody has said otherwise.
      return step.ticket
        ? { credit: spendable, held: step.ticket.amount, ticket: 0, at: 'held' }
        : {
            credit: step.kept?.credit ?? spendable,
            held: 0,
            ticket: 0,
            at: 'credit',
            isUnknown: true,
          };
    case 'take':
      return { credit: spendable, held: 0, ticket: step.ticket.amount, at: 'ticket' };
    case 'jam':
    case 'doubt':
      return {
        credit: spendable,
        held: step.ticket.amount,
        ticket: 0,
        at: 'held',
        isInDoubt: true,
      };
  }
}

type TicketDeeds = ReturnType<typeof ticketDeeds>;

/** What a player says about a ticket. Each is asked again until it is answered; none pays. */
function ticketDeeds(
  client: TableClient<'player'>,
  store: ReturnType<typeof useTerminal>['store'],
) {
  const give = async (command: object): Promise<Refusal | null> => {
    const terminal = client.state().view?.terminal ?? '';
    const order = { ...command, terminal } as WireCommand;
    const outcome = await client.do(order, { untilAnswered: true });
    const isRefused = outcome.type === 'answered' && outcome.answer.type === 'refused';
    return isRefused ? outcome.answer.refusal : null;
  };
  const callAgain = () => void callAttendant(store, true, { reason: 'help' });
  return {
    callAgain,
    playOn: () => store.setState({ panel: null }),
    taken: async ({ ticket }: OpenTicket) => {
      const refusal = await give({ type: 'ConfirmTicket', ticket });
      if (!refusal) leave(client);
    },
    none: async ({ ticket }: OpenTicket) => {
      store.setState({ answeredTicket: ticket, panel: 'cash-out' });
      await give({ type: 'DoubtTicket', ticket, says: 'no-ticket' });
      callAgain();
    },
    have: ({ ticket }: OpenTicket, digits: string) =>
      give({ type: 'ConfirmTicket', ticket, digits }),
    answer: ({ ticket }: OpenTicket, says: 'no-ticket' | 'not-sure') => {
      store.setState({ answeredTicket: ticket, panel: null });
      void give({ type: 'DoubtTicket', ticket, says });
    },
  };
}

/** A player who takes everything along has left: what follows at the terminal is another visit. */
function leave(client: TableClient<'player'>): void {
  const { view } = client.state();
  if (view?.credit !== 0 || view.visit?.owes !== 0 || view.staked !== 0) return;
  void client.do({ type: 'EndVisit', terminal: view.terminal });
}
