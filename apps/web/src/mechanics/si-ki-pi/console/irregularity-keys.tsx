import { type DealerView, isOffered } from '../../../console/model/dealer-view.ts';
import { type Dictionary, useWords } from '../../../text/dictionary.ts';
import { useConsequences } from '../../../ui/incidents/consequence-words.ts';
import type { TroublesProps } from '../../screen-mechanic.ts';
import { staffWords } from '../staff-words.ts';

/** When an irregularity cannot have happened yet. */
type TooEarly = 'dealt' | 'set' | 'round';

interface Irregularity {
  readonly name: keyof (typeof en)['names'];
  /** The incidents it may be; the record knows whether somebody has looked, so at most one is open. */
  readonly incidents: readonly string[];
  readonly from: TooEarly;
  /** Whether it takes hands that deal: a deck that was committed to is dealt as it is. */
  readonly byHand?: boolean;
}

/** In the order of the rulebook, always at the same place. */
const IRREGULARITIES: readonly Irregularity[] = [
  {
    name: 'dealerExposed',
    incidents: ['dealer-cards-exposed-unseen', 'dealer-cards-exposed-seen'],
    from: 'dealt',
  },
  {
    name: 'boxExposed',
    incidents: ['player-cards-exposed-unseen', 'player-cards-exposed-seen'],
    from: 'dealt',
  },
  { name: 'misdeal', incidents: ['misdeal-unseen', 'misdeal-seen'], from: 'dealt', byHand: true },
  {
    name: 'foreignCard',
    incidents: ['foreign-card', 'foreign-card-after-settlement'],
    from: 'round',
  },
  { name: 'oneCard', incidents: ['single-card-exposed'], from: 'dealt' },
  { name: 'showsCards', incidents: ['player-exposes-own-cards'], from: 'dealt' },
  { name: 'misset', incidents: ['dealer-hand-misset'], from: 'set' },
  { name: 'left', incidents: ['player-walked-away'], from: 'round' },
];

const en = {
  title: 'Irregularities',
  looked: 'A player has looked',
  notLooked: 'Nobody has looked',
  names: {
    dealerExposed: "Two or more dealer's cards exposed",
    boxExposed: 'Two or more cards of a box exposed',
    misdeal: 'Wrong number or order of cards',
    foreignCard: 'A card that does not belong',
    oneCard: 'One card exposed',
    showsCards: 'A player shows their cards',
    misset: "Dealer's hand set wrongly",
    left: 'A player left',
  },
  tooEarly: {
    dealt: 'After the deal',
    set: 'After it is set',
    round: 'In a round',
    turned: 'After the turn',
  } satisfies Record<TooEarly | 'turned', string>,
  over: 'Too late now',
  committed: 'Deck committed',
  wrongCards: 'Cards entered wrongly',
  other: 'Something else',
  otherHint: 'All others',
  brief: { continue: 'Goes on', 'offer-withdrawal': 'Offer' } as Readonly<Record<string, string>>,
};

const zhHans: typeof en = {
  title: '异常情况',
  looked: '已有玩家看牌',
  notLooked: '尚无人看牌',
  names: {
    dealerExposed: '庄家两张以上牌暴露',
    boxExposed: '某格两张以上牌暴露',
    misdeal: '发牌张数或次序有误',
    foreignCard: '出现异牌',
    oneCard: '单张牌暴露',
    showsCards: '玩家亮牌',
    misset: '庄家摆牌错误',
    left: '玩家离开',
  },
  tooEarly: { dealt: '发牌之后', set: '庄家摆牌之后', round: '局中', turned: '翻牌之后' },
  over: '本局已过此步',
  committed: '已承诺的牌序不会发错',
  wrongCards: '输入的牌有误',
  other: '其他情况',
  otherHint: '所有其他情况',
  brief: {},
};

const irregularityWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

/** Everything that can go wrong with cards, as keys: what follows, by which clause, and when. */
export function IrregularityKeys({ view, onReport, onCorrect }: TroublesProps) {
  const words = useWords(irregularityWords);
  const isDealt = view.cards?.boxes.some(({ hand }) => hand !== 'none') ?? false;
  const hasLooked = view.cards?.boxes.some((box) => box.hasLooked) ?? false;
  const keyed = new Set(IRREGULARITIES.flatMap(({ incidents }) => incidents));
  const others = view.incidents.map(({ incident }) => incident).filter((name) => !keyed.has(name));
  return (
    <section className="irregularities" aria-labelledby="irregularities-title">
      <header>
        <h3 id="irregularities-title">{words.title}</h3>
        {isDealt && (
          <span className="pill" data-looked={hasLooked}>
            {hasLooked ? words.looked : words.notLooked}
          </span>
        )}
      </header>
      <ul>
        {IRREGULARITIES.map((each) => (
          <li key={each.name}>
            <IrregularityKey irregularity={each} view={view} onReport={onReport} />
          </li>
        ))}
        <li>
          <CorrectKey view={view} onCorrect={onCorrect} />
        </li>
        <li>
          <button
            type="button"
            className="irregularity"
            data-open="incidents"
            disabled={others.length === 0}
            onClick={() => onReport(others)}
          >
            <b>{words.other}</b>
            <em>{words.otherHint}</em>
          </button>
        </li>
      </ul>
    </section>
  );
}

/** Wrongly entered cards: the round on the table once they are turned, or one of those before. */
function CorrectKey({ view, onCorrect }: Pick<TroublesProps, 'view' | 'onCorrect'>) {
  const words = useWords(irregularityWords);
  const consequences = useConsequences(useWords(staffWords));
  const isTurned = view.cards?.dealer.setting != null;
  const isKnown = isTurned || (view.cards?.past.length ?? 0) > 0;
  return (
    <button
      type="button"
      className="irregularity"
      data-correct-cards
      disabled={!isKnown || !isOffered(view, 'CorrectCards')}
      onClick={() => onCorrect(isTurned ? (view.round?.id ?? null) : null)}
    >
      <b>{words.wrongCards}</b>
      <em>{isKnown ? consequences['resettle-by-dice']?.short : words.tooEarly.turned}</em>
      {isKnown && <small>I-P25</small>}
    </button>
  );
}

interface IrregularityKeyProps extends Omit<TroublesProps, 'onCorrect'> {
  readonly irregularity: Irregularity;
}

function IrregularityKey({ irregularity, view, onReport }: IrregularityKeyProps) {
  const words = useWords(irregularityWords);
  const consequences = useConsequences(useWords(staffWords));
  const isCommitted = irregularity.byHand === true && view.table?.resultSource === 'virtual';
  const possible = isCommitted
    ? undefined
    : view.incidents.find(({ incident }) => irregularity.incidents.includes(incident));
  const [cited] = possible?.because ?? [];
  return (
    <button
      type="button"
      className="irregularity"
      data-irregularity={possible?.incident ?? irregularity.incidents[0]}
      data-action={possible?.action}
      disabled={!possible}
      onClick={() => possible && onReport([possible.incident])}
    >
      <b>{words.names[irregularity.name]}</b>
      <em>
        {possible
          ? (words.brief[possible.action] ?? consequences[possible.action]?.short)
          : isCommitted
            ? words.committed
            : isOver(irregularity.from, view)
              ? words.over
              : words.tooEarly[irregularity.from]}
      </em>
      {cited && <small>{cited.slice(cited.indexOf('#') + 1)}</small>}
    </button>
  );
}

/** Whether the time has passed at which it could have happened, and not only not come. */
function isOver(from: TooEarly, { round, cards }: DealerView): boolean {
  if (from !== 'dealt' || round === null) return false;
  return cards?.boxes.some(({ hand }) => hand !== 'none') ?? false;
}
