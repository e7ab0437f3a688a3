import type { CageSlip, DrawerBody, SlipBody } from '@baize/protocol/client';
import { useState } from 'react';
import { moneyText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import { hourText } from '../text/moment.ts';
import { Because } from '../ui/clause-tag.tsx';
import { PlainTable, type TableColumn } from '../ui/house/data-table.tsx';
import { ListFiles } from '../ui/house/list-files.tsx';
import { SheetPanel } from '../ui/house/print-sheet.tsx';
import { refusalText } from '../ui/refusal-text.ts';
import { useNames } from './names.ts';
import { Receipt } from './paper.tsx';
import { cageWords } from './words/cage-words.ts';

const TONES: Readonly<Record<CageSlip['state'], string>> = {
  waiting: 'warn',
  requested: 'warn',
  agreed: 'info',
  asked: 'warn',
  done: 'ok',
  refused: 'bad',
  rejected: 'bad',
};

interface SlipListProps {
  readonly slips: readonly CageSlip[];
  readonly onRepeat?: (op: string) => void;
}

/** Slips, newest first; a line opens its receipt, which is printed as a copy. */
export function SlipList({ slips, onRepeat }: SlipListProps) {
  const words = useWords(cageWords);
  const [opened, setOpened] = useState<CageSlip | null>(null);
  const columns = useColumns(onRepeat);
  return (
    <div className="cage-slips" data-list="today">
      <ListFiles list="slips" />
      <PlainTable
        label={words.lists.today}
        columns={columns}
        rows={slips}
        keyOf={({ op }) => op}
        onOpen={setOpened}
        empty={words.lists.nothingYet}
      />
      {opened && <ReceiptPanel slip={opened} isCopy onClose={() => setOpened(null)} />}
    </div>
  );
}

interface WaitingListProps {
  readonly slips: readonly CageSlip[];
  readonly onRepeat?: (op: string) => void;
  /** A second person agrees, or does not. */
  readonly onSecond?: (op: string, agrees: boolean) => void;
}

/** What waits for somebody, with the keys of whoever may answer it. */
export function WaitingList({ slips, onRepeat, onSecond }: WaitingListProps) {
  const words = useWords(cageWords);
  const { name } = useNames();
  if (slips.length === 0) return <p className="note">{words.lists.nothingWaits}</p>;
  return (
    <>
      <ListFiles list="waiting" />
      <ul className="cage-waiting" data-list="waiting">
        {slips.map((slip) => (
          <li key={slip.op} data-row={slip.op}>
            <b>{moneyText(slip.amount)}</b>
            <span>
              {[words.kinds[slip.kind], slip.terminal ?? slip.table].filter(Boolean).join(', ')}
            </span>
            <small>{name(slip.by)}</small>
            <SlipKeys slip={slip} {...(onRepeat && { onRepeat })} {...(onSecond && { onSecond })} />
          </li>
        ))}
      </ul>
    </>
  );
}

function SlipKeys({
  slip,
  onRepeat,
  onSecond,
}: Omit<WaitingListProps, 'slips'> & { readonly slip: CageSlip }) {
  const words = useWords(cageWords);
  return (
    <div className="house-keys">
      <span className="hpill" data-tone={TONES[slip.state]} data-state={slip.state}>
        {words.states[slip.state]}
      </span>
      {onRepeat && (slip.state === 'agreed' || slip.state === 'asked') && (
        <SmallKey act="repeat" text={words.repeat} onPress={() => onRepeat(slip.op)} />
      )}
      {onSecond && (slip.state === 'waiting' || slip.state === 'requested') && (
        <>
          <SmallKey act="agree" text={words.agree} onPress={() => onSecond(slip.op, true)} />
          <SmallKey act="reject" text={words.reject} onPress={() => onSecond(slip.op, false)} />
        </>
      )}
    </div>
  );
}

function useColumns(onRepeat: SlipListProps['onRepeat']): readonly TableColumn<CageSlip>[] {
  const words = useWords(cageWords);
  return [
    {
      name: 'at',
      title: words.time,
      value: ({ at }) => at,
      show: ({ at }) => hourText(at),
    },
    {
      name: 'kind',
      title: words.what,
      value: ({ kind, state }) => `${words.kinds[kind]}, ${words.states[state]}`,
      show: (slip) => (
        <span className="cage-what">
          {words.kinds[slip.kind]}
          {slip.state !== 'done' && <SlipKeys slip={slip} {...(onRepeat && { onRepeat })} />}
        </span>
      ),
    },
    {
      name: 'cash',
      title: words.cash,
      kind: 'number',
      value: ({ cash, amount }) => (cash === 0 ? amount : cash),
      show: (slip) =>
        slip.cash === 0 ? (
          <s>{moneyText(slip.amount)}</s>
        ) : (
          <span className={slip.cash < 0 ? 'neg' : 'pos'}>{moneyText(slip.cash)}</span>
        ),
    },
    {
      name: 'place',
      title: words.place,
      value: ({ terminal, table }) => terminal ?? table ?? '',
    },
    { name: 'receipt', title: words.receipt, value: ({ receipt }) => receipt },
  ];
}

interface SmallKeyProps {
  readonly act: string;
  readonly text: string;
  readonly onPress: () => void;
}

function SmallKey({ act, text, onPress }: SmallKeyProps) {
  return (
    <button
      type="button"
      className="hkey hkey--small"
      data-do={act}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      {text}
    </button>
  );
}

interface ToldCardProps {
  readonly told: SlipBody | null;
  readonly drawer: DrawerBody;
  readonly onRepeat: (op: string) => void;
}

/** What came of the last press: paid, waiting, or refused with words to say to the guest. */
export function ToldCard({ told, drawer, onRepeat }: ToldCardProps) {
  const words = useWords(cageWords);
  const language = useLanguage();
  const [isPrinting, setPrinting] = useState(false);
  if (!told) return null;
  const slip = drawer.slips.find(({ op }) => op === told.slip.op) ?? told.slip;
  const refusal = told.answer?.type === 'refused' ? told.answer.refusal : null;
  return (
    <section
      className={`hcard cage-told${refusal ? ' cage-told--bad' : ''}`}
      data-told={slip.state}
      role={refusal ? 'alert' : 'status'}
    >
      <div className="hcard-head">
        <h2>{refusal ? words.refused : words.states[slip.state]}</h2>
        <span className="hpill">{slip.receipt}</span>
      </div>
      <p className="cage-told-amount">{moneyText(slip.amount)}</p>
      {refusal && (
        <>
          <p>{refusalText(refusal, language)}</p>
          <blockquote>{words.say[slip.kind === 'redeem' ? 'redeem' : 'other']}</blockquote>
          <Because citations={refusal.because} />
        </>
      )}
      {(slip.state === 'waiting' || slip.state === 'requested') && <p>{words.needsSecond}</p>}
      <div className="house-keys">
        {slip.state === 'agreed' && (
          <SmallKey act="pay-agreed" text={words.repeat} onPress={() => onRepeat(slip.op)} />
        )}
        {slip.state === 'done' && (
          <SmallKey act="receipt" text={words.print} onPress={() => setPrinting(true)} />
        )}
      </div>
      {isPrinting && <ReceiptPanel slip={slip} isCopy={false} onClose={() => setPrinting(false)} />}
    </section>
  );
}

interface ReceiptPanelProps {
  readonly slip: CageSlip;
  readonly isCopy: boolean;
  readonly onClose: () => void;
}

function ReceiptPanel({ slip, isCopy, onClose }: ReceiptPanelProps) {
  const words = useWords(cageWords);
  return (
    <SheetPanel title={words.receipt} onClose={onClose}>
      <Receipt slip={slip} isCopy={isCopy} />
    </SheetPanel>
  );
}
