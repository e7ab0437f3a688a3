import { equals, type Rational } from '@baize/exact';
import type { ReadingSwitch, Readings } from '@baize/game';
import { titleOf } from '../bets/bet-group.ts';
import { betsOf } from '../bets/bets-of.ts';
import type { ParBet } from '../bets/par-bet.ts';
import type { ParGame } from './canonical-data.ts';
import { readingsInForce } from './readings.ts';

/** What another answer to an open question would do to the edges of this sheet. */
export interface ReadingEffect {
  readonly reading: ReadingSwitch;
  readonly value: string;
  readonly insteadOf: string;
  /** Empty where the answer moves money between people and never between player and house. */
  readonly changes: readonly EdgeChange[];
}

/** Bets whose edge changes in the same way are told together. */
export interface EdgeChange {
  readonly bets: readonly string[];
  readonly title: string;
  readonly play: string | null;
  readonly edge: Rational;
  readonly edgeThen: Rational;
}

/** The bets come in telling order, and so do their changes. */
export function readingEffects(game: ParGame, bets: readonly ParBet[]): readonly ReadingEffect[] {
  return readingsInForce(game).flatMap(({ id, value: insteadOf, others }) =>
    others.map((value) => {
      const readings: Readings = { ...game.readings, [id]: value };
      const then = betsOf(game.part.toldUnder(readings));
      return { reading: id, value, insteadOf, changes: changesBetween(bets, then) };
    }),
  );
}

function changesBetween(now: readonly ParBet[], then: readonly ParBet[]): readonly EdgeChange[] {
  const together = new Map<string, [Changed, ...Changed[]]>();
  now.forEach((bet, index) => {
    const edgeThen = then[index]?.figures.edge ?? bet.figures.edge;
    if (equals(edgeThen, bet.figures.edge)) return;
    const changed = { bet, edgeThen };
    const key = [bet.kind, bet.play, bet.figures.edge, edgeThen].map(keyText).join();
    const others = together.get(key);
    if (others) others.push(changed);
    else together.set(key, [changed]);
  });
  return [...together.values()].map(([first, ...rest]) => ({
    bets: [first, ...rest].map(({ bet }) => bet.bet),
    title: titleOf([first.bet, ...rest.map(({ bet }) => bet)]).en,
    play: first.bet.play,
    edge: first.bet.figures.edge,
    edgeThen: first.edgeThen,
  }));
}

interface Changed {
  readonly bet: ParBet;
  readonly edgeThen: Rational;
}

function keyText(part: string | Rational | null): string {
  return part !== null && typeof part === 'object'
    ? `${part.numerator}/${part.denominator}`
    : `${part}`;
}
