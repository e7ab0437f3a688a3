import type { SettledLine } from '../../../terminal/player-view.ts';
import { moneyText } from '../../../text/amount.ts';
import { useWords } from '../../../text/dictionary.ts';
import { Because } from '../../../ui/clause-tag.tsx';
import { printedRank } from '../cards/hand-words.ts';
import type { ShownHands } from './card-stage.ts';
import { type DealtWords, dealtWords } from './dealt-words.ts';
import { netText, signOf } from './figure-words.ts';

type BetName = keyof DealtWords['bets'];

/** `3/bonus:player`: a bet and the box it lies in. */
function areaOf(bet: string): { readonly box: number; readonly name: BetName } {
  const [box = '0', name = ''] = bet.split('/');
  const known = name === 'bonus:player' || name === 'bonus:dealer' ? name : 'initial';
  return { box: Number(box), name: known };
}

/** The money of the round, bet by bet, each amount with the clauses that moved it. */
export function Slip({ shown }: { readonly shown: ShownHands }) {
  const words = useWords(dealtWords);
  const { own } = shown;
  if (!own || own.lines.length === 0) {
    return (
      <section className="slip slip--empty">
        <p>{words.noBet}</p>
      </section>
    );
  }
  const net = own.returned - own.staked;
  if (shown.isUnsettled) return <Stakes own={own} />;
  return (
    <section className="slip" data-net={net}>
      <ol>
        {own.lines.map((line) => (
          <SlipLine key={line.bet} line={line} shown={shown} />
        ))}
        {shown.isPart && <li className="slip-next">{words.next}</li>}
      </ol>
      <dl className="slip-total">
        <dt>{words.staked}</dt>
        <dd>{moneyText(own.staked)}</dd>
        <dt>{words.returnedTotal}</dt>
        <dd>{moneyText(own.returned)}</dd>
        <dt>{words.thisRound}</dt>
        <dd data-sign={signOf(net)}>{netText(net)}</dd>
      </dl>
    </section>
  );
}

/** The same before anything was decided. */
function Stakes({ own }: { readonly own: NonNullable<ShownHands['own']> }) {
  const words = useWords(dealtWords);
  return (
    <section className="slip">
      <ol>
        {own.lines.map(({ bet, stake }) => (
          <li key={bet} className="slip-line" data-line={bet}>
            <p className="slip-head">
              <b>{words.boxLine(areaOf(bet).box, words.bets[areaOf(bet).name])}</b>
              <strong>{moneyText(stake)}</strong>
            </p>
          </li>
        ))}
      </ol>
      <dl className="slip-total">
        <dt>{words.staked}</dt>
        <dd>{moneyText(own.staked)}</dd>
      </dl>
    </section>
  );
}

function SlipLine({ line, shown }: { readonly line: SettledLine; readonly shown: ShownHands }) {
  const words = useWords(dealtWords);
  const { box, name } = areaOf(line.bet);
  return (
    <li className="slip-line" data-line={line.bet} data-result={line.result}>
      <p className="slip-head">
        <b>{words.boxLine(box, words.bets[name])}</b>
        <span>{moneyText(line.stake)}</span>
        <em data-tag={line.result}>{words.state[line.result]}</em>
        <strong data-sign={line.returns > 0 ? 'plus' : 'zero'}>{moneyText(line.returns)}</strong>
      </p>
      {name === 'initial' ? <InitialText line={line} /> : <BonusText line={line} shown={shown} />}
      <Because citations={line.because.slice(0, 3)} />
    </li>
  );
}

function InitialText({ line }: { readonly line: SettledLine }) {
  const words = useWords(dealtWords);
  if (line.result !== 'win') return <p>{words.verdictNote[line.result]}</p>;
  return (
    <dl className="slip-sums">
      <dt>{words.winnings}</dt>
      <dd>+{moneyText(line.pays + line.commission)}</dd>
      <dt>{words.commission}</dt>
      <dd data-sign="minus">−{moneyText(line.commission)}</dd>
      <dt>{words.stakeBack}</dt>
      <dd>+{moneyText(line.stake)}</dd>
    </dl>
  );
}

const ROWS = [
  ['four-of-a-kind', '100'],
  ['three-of-a-kind', '20'],
  ['two-pairs', '12'],
  ['pair', '1'],
] as const;

/** The row of the pay table that was paid, told by its price. */
function BonusText({ line, shown }: { readonly line: SettledLine; readonly shown: ShownHands }) {
  const words = useWords(dealtWords);
  const { box, name } = areaOf(line.bet);
  const held =
    name === 'bonus:dealer' ? shown.dealer : shown.boxes.find((each) => each.box === box);
  const ranks = held?.cards?.split(' ').map(printedRank).join('-') ?? '';
  const row = ROWS.find(([, odds]) => odds === line.odds);
  return (
    <>
      {row && (
        <ul className="slip-rows" aria-label={words.bonusPays}>
          {ROWS.map(([hand, odds]) => (
            <li key={hand} data-lit={hand === row[0] || undefined}>
              {words.bonusHands[hand]}
              <b>{words.toOne(odds)}</b>
            </li>
          ))}
        </ul>
      )}
      <p>
        {row ? words.bonusLine(ranks, words.bonusHands[row[0]]) : words.noPair(ranks)}
        {row && ` ${words.noCommission}`}
      </p>
    </>
  );
}
