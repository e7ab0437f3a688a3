import type { PlayerView } from '../../../../terminal/player-view.ts';
import { useStage } from '../../../../terminal/stage.tsx';
import { useTerminal } from '../../../../terminal/terminal-context.ts';
import { moneyText } from '../../../../text/amount.ts';
import { useWords } from '../../../../text/dictionary.ts';
import { Because } from '../../../../ui/clause-tag.tsx';
import { bothWorth, handWords } from '../../cards/hand-words.ts';
import type { CardStage, PlayerBox, PlayerCards } from '../card-stage.ts';
import { awaitedBoxes } from '../card-stage.ts';
import { dealtWords } from '../dealt-words.ts';
import { TimeBar } from '../time-bar.tsx';
import { WaysCard } from '../ways-card.tsx';
import { DecideKeys } from './decide-keys.tsx';
import { OpenHand } from './open-hand.tsx';
import { UnseenHand } from './unseen-hand.tsx';
import { useOwnHand } from './use-own-hand.ts';

export interface ArrangeTrayProps {
  readonly view: PlayerView;
  readonly cards: PlayerCards;
  readonly stage: Extract<CardStage, { box: PlayerBox | null }>;
}

/** The own place at the rail from the deal until the hands are compared. */
export function ArrangeTray({ view, cards, stage }: ArrangeTrayProps) {
  const words = useWords(dealtWords);
  const { box } = stage;
  if (!box) {
    return (
      <section className="card-tray card-tray--idle">
        <p>{words.noBet}</p>
        <TableNews cards={cards} stage={stage} />
      </section>
    );
  }
  return (
    <section className="card-tray card-tray--arrange" data-hand={box.hand}>
      <TimeBar arranging={cards.arranging} />
      <OwnBets box={box} boxes={cards.boxes} />
      <OwnHand view={view} cards={cards} stage={stage} box={box} />
    </section>
  );
}

function OwnHand({ view, cards, stage, box }: ArrangeTrayProps & { readonly box: PlayerBox }) {
  const words = useWords(dealtWords);
  const inWords = useWords(handWords);
  const kind = useStage();
  const hand = useOwnHand(view, box);
  const isOpen = hand.order !== null && hand.way !== null && (hand.isOpen || box.hand === 'set');
  if (stage.is === 'arrange') {
    return (
      <>
        {isOpen ? <OpenHand hand={hand} isLocked={false} /> : <UnseenHand hand={hand} />}
        {kind === 'compact' && isOpen && <WaysCard view={view} box={box} stage={stage} />}
        <DecideKeys view={view} cards={cards} box={box} hand={hand} />
      </>
    );
  }
  return (
    <>
      {isOpen ? <OpenHand hand={hand} isLocked /> : <UnseenHand hand={null} />}
      <div className="decide">
        {box.hand === 'set' && (
          <div className="decide-done" data-way={box.way ?? undefined}>
            <b>{box.way === 'house-way' ? words.doneHouse : words.done}</b>
            {box.values && <span>{bothWorth(box.values, inWords)}</span>}
          </div>
        )}
        {box.hand === 'set' && box.decides && (
          <p>
            {words.notAgain} <Because citations={[`${view.table?.rulebook.id ?? ''}#3.9`]} />
          </p>
        )}
        {!box.decides && <p>{words.onlyBacking}</p>}
        <TableNews cards={cards} stage={stage} />
      </div>
    </>
  );
}

function TableNews({ cards, stage }: Pick<ArrangeTrayProps, 'cards' | 'stage'>) {
  const words = useWords(dealtWords);
  const awaited = awaitedBoxes(cards);
  const isOffered = cards.boxes.some((each) => each.isOffered);
  return (
    <p className="decide-news" data-awaited={awaited.join(' ')}>
      {isOffered
        ? words.otherDecides
        : stage.is === 'turned'
          ? words.banner.turned
          : awaited.length > 0
            ? words.stillArranging(awaited)
            : words.dealerNext}
    </p>
  );
}

/** The bets of this box, and what the own cards mean for them. */
function OwnBets({
  box,
  boxes,
}: {
  readonly box: PlayerBox;
  readonly boxes: PlayerCards['boxes'];
}) {
  const words = useWords(dealtWords);
  const { table } = useTerminal();
  const others = boxes.filter((each) => each.box !== box.box && each.stakes.length > 0);
  const bonus = box.own?.bonus ?? null;
  const note = (bet: PlayerBox['stakes'][number]['bet']): string => {
    if (bet === 'initial') return words.initialPays;
    if (bet === 'bonus:dealer') return words.stillDown;
    if (!box.own) return words.onFour;
    return bonus
      ? words.bonusWins(words.bonusHands[bonus.hand], moneyText(bonus.wins))
      : words.bonusLost;
  };
  return (
    <div className="own-bets" data-currency={table.currency}>
      <h2>
        {words.box(box.box)} {box.isMine && <small>{words.seatShort}</small>}
      </h2>
      {box.stakes.map(({ bet, stake }) => (
        <div
          key={bet}
          className="own-bet"
          data-bet={bet}
          data-wins={(bet === 'bonus:player' && bonus !== null) || undefined}
        >
          <span>
            <b>{words.bets[bet]}</b>
            <small>{note(bet)}</small>
          </span>
          <em>{moneyText(stake)}</em>
        </div>
      ))}
      {others.map((each) => (
        <p key={each.box} className="own-backing">
          {words.backing(each.box)}
          <b>{moneyText(each.stakes.reduce((sum, { stake }) => sum + stake, 0))}</b>
        </p>
      ))}
    </div>
  );
}
