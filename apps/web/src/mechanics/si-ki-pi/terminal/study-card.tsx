import type { StudyBody } from '@baize/protocol/client';
import { useEffect, useState } from 'react';
import { ownHttp } from '../../../session/player-http.ts';
import { useTerminal } from '../../../terminal/terminal-context.ts';
import { useWords } from '../../../text/dictionary.ts';
import { fractionValue } from '../../../text/fraction.ts';
import { CardFace } from '../cards/card-face.tsx';
import { comparedBox, type PlayerCards, type ShownHands } from './card-stage.ts';
import { dealtWords } from './dealt-words.ts';
import { figureWords, signOf } from './figure-words.ts';

type BoxStudy = StudyBody['boxes'][number];

/**
 * After the round: what each way to arrange the own cards was worth against every hand the dealer
 * could have held. Not what happened: the same cards may lose today and still be set well.
 */
export function StudyCard({
  shown,
  cards,
}: {
  readonly shown: ShownHands;
  readonly cards: PlayerCards;
}) {
  const words = useWords(figureWords);
  const study = useStudy(shown);
  const box = comparedBox(shown, cards)?.box;
  const own = study?.boxes.find((each) => each.box === box) ?? study?.boxes[0];
  if (!own) return null;
  const cost = fractionValue(own.cost);
  const chosen = own.ways.find(({ isChosen }) => isChosen);
  const lost = chosen?.isHouseWay ? words.houseCost : words.choiceCost;
  return (
    <section className="card study" data-study={own.box} data-cost={own.cost}>
      <h2>
        <b>{words.worth}</b> <span className="study-tag">{words.studyAid}</span>
      </h2>
      <ol>
        {own.ways.map((way) => (
          <Way key={way.low} way={way} all={own.dealerHands} />
        ))}
      </ol>
      <p className="side-note">
        <strong>{cost === 0 ? words.choseBest : lost(ofHundred(own.cost))}</strong>{' '}
        {words.averages(own.dealerHands.toLocaleString('en'))}
      </p>
    </section>
  );
}

function Way({ way, all }: { readonly way: BoxStudy['ways'][number]; readonly all: number }) {
  const words = useWords(dealtWords);
  const figures = useWords(figureWords);
  const value = fractionValue(way.value);
  const parts = [
    ['win', way.win, figures.bothWon],
    ['stand-off', way.standOff, words.state['stand-off']],
    ['lose', way.lose, figures.bothLost],
  ] as const;
  return (
    <li className="study-way" data-chosen={way.isChosen || undefined}>
      <span className="study-cards">
        {[way.low, way.high].map((two) => (
          <span key={two}>
            {two.split(' ').map((card) => (
              <CardFace key={card} card={card} width={27} />
            ))}
          </span>
        ))}
      </span>
      {way.isHouseWay && <i className="study-house">{words.houseWay}</i>}
      <b data-sign={signOf(Math.sign(value))}>{signedOfHundred(way.value)}</b>
      <span className="study-bar">
        {parts.map(([name, count, text]) => (
          <i key={name} data-part={name} style={{ flexGrow: count / all }} title={text} />
        ))}
      </span>
    </li>
  );
}

/** `53.52`: of a hundred staked, to the cent; the exact fraction stands in the attribute beside it. */
function ofHundred(fraction: string): string {
  return Math.abs(fractionValue(fraction) * 100).toFixed(2);
}

function signedOfHundred(fraction: string): string {
  const value = fractionValue(fraction);
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${ofHundred(fraction)}`;
}

/** Asked for once the round is over; a floor without the study aid is never asked. */
function useStudy({ round, own, isPart }: ShownHands): StudyBody | null {
  const { table } = useTerminal();
  const [study, setStudy] = useState<StudyBody | null>(null);
  const isAsked = table.studyAid && !isPart && own !== null && own.lines.length > 0;
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    ownHttp()
      .study(round)
      .then((answer) => {
        if (!isGone && answer.ok) setStudy(answer.value);
      })
      // Without an answer nothing is shown: the round is paid, and nobody waits for this.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [round, isAsked]);
  return study?.round === round && isAsked ? study : null;
}
