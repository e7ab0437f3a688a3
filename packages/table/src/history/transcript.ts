import { assertNever, type Money } from '@baize/exact';
import type { TableConfig } from '../configuration/table-config.ts';
import { rulesOf, type TableRules } from '../configuration/table-rules.ts';
import type { Recorded, TableEvent } from '../event.ts';
import { amountText } from './amount-text.ts';
import { operationsOf } from './operations.ts';
import { dateText, timeText } from './time-text.ts';
import { cardWords } from './words/card-words.ts';
import { houseWords } from './words/house-words.ts';
import { irregularityWords } from './words/irregularity-words.ts';
import { moneyWords } from './words/money-words.ts';
import { roundWords } from './words/round-words.ts';
import { sessionWords } from './words/session-words.ts';
import { actorWords, reasonWords, type Telling, type Told } from './words/telling.ts';

export interface TranscriptOptions {
  /** The configuration in force where the facts begin; needed if they do not say it. */
  readonly config?: TableConfig;
  /** Into how many digits a unit of money is divided. */
  readonly decimals?: number;
  /** Local time, in minutes east of Greenwich. */
  readonly minutesEast?: number;
}

/**
 * Facts of a journal as a person reads them: when, who, what happened, which money moved, by which
 * clauses. Tell a whole round with the facts of its record.
 */
export function transcript(facts: Iterable<Recorded>, options: TranscriptOptions = {}): string {
  const { config, decimals = 2, minutesEast = 0 } = options;
  const amount = (money: Money) => amountText(money, decimals);
  let rules: TableRules | null = config ? rulesOf(config) : null;
  const lines: string[] = rules ? [titleOf(rules)] : [];
  let date = '';
  for (const operation of operationsOf(facts)) {
    const today = dateText(operation.at, minutesEast);
    if (today !== date) lines.push(...(lines.length > 0 ? [''] : []), today, '');
    date = today;
    lines.push(`${timeText(operation.at, minutesEast)}  ${actorWords(operation.by)}`);
    for (const { event } of operation.events) {
      if (event.type === 'TableConfigured') rules = rulesOf(event.config);
      lines.push(...eventLines(event, { rules, amount }));
    }
  }
  return `${lines.join('\n')}\n`;
}

function titleOf({ config, book }: TableRules): string {
  const version = book.version === null ? '' : `, ${book.version}`;
  const since = book.effectiveFrom === null ? '' : `, in force from ${book.effectiveFrom}`;
  return `Table ${config.table} · ${config.game} · ${book.title}${version}${since}`;
}

function eventLines(event: TableEvent, telling: Telling): readonly string[] {
  const { says, more = [] } = told(event, telling);
  const moved = 'postings' in event ? moneyWords(event.postings, telling) : [];
  return [
    `  ${says} · ${reasonWords(event.because)}`,
    ...[...more, ...moved].map((line) => `    ${line}`),
  ];
}

function told(event: TableEvent, telling: Telling): Told {
  switch (event.type) {
    case 'TableConfigured':
    case 'TableOpened':
    case 'TableClosed':
    case 'TablePaused':
    case 'TableResumed':
    case 'TableSuspended':
    case 'TableReleased':
    case 'InspectionRecorded':
    case 'ShiftBegan':
    case 'ShiftInspectionRecorded':
    case 'DiceChanged':
    case 'ShakerFitted':
    case 'ShakerRemoved':
      return houseWords(event, telling);
    case 'TerminalSeated':
    case 'TerminalReleased':
    case 'TerminalLocked':
    case 'TerminalUnlocked':
    case 'CreditBought':
    case 'InstrumentIssued':
    case 'InstrumentRedeemed':
    case 'InstrumentVoided':
    case 'InstrumentExpired':
    case 'PaidByHand':
    case 'TipGiven':
      return sessionWords(event, telling);
    case 'RoundOpened':
    case 'BetsOpened':
    case 'BetsChanged':
    case 'BetsClosed':
    case 'DiceTumbled':
    case 'TumbleIgnored':
    case 'DiceUncovered':
    case 'NoRollCalled':
    case 'ReadingTaken':
    case 'ResultRegistered':
    case 'LosersCollected':
    case 'WinnersPaid':
    case 'RoundConcluded':
    case 'RoundVoided':
      return roundWords(event, telling);
    case 'IncidentRecorded':
    case 'RoundInterrupted':
    case 'TerminalsInterrupted':
    case 'ResultCorrected':
    case 'RoundReversed':
    case 'MatterReferred':
    case 'MatterDecided':
    case 'ApprovalRequested':
    case 'ApprovalGranted':
    case 'ApprovalRejected':
    case 'ApprovalExpired':
      return irregularityWords(event, telling);
    case 'BoxTaken':
    case 'BoxLeft':
    case 'CardsDealt':
    case 'CardsSeen':
    case 'HandArranged':
    case 'DealerHandSet':
    case 'InitialBetsSettled':
    case 'InitialBetsReversed':
    case 'BonusBetsSettled':
    case 'WithdrawalOffered':
    case 'WithdrawalAnswered':
    case 'CardsTakenBack':
    case 'PlayerWalkedAway':
      return cardWords(event, telling);
    default:
      return assertNever(event);
  }
}
