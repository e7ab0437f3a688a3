import { type Money, money } from '@baize/exact';
import { rulesAt } from '../../configuration/cluster.ts';
import type { Scene } from '../scene.ts';
import { among, between, oneIn, type Source } from '../source.ts';
import { someAmount, someTerminal } from './details.ts';
import type { Plausible } from './plausible.ts';

const NO_BETS = ['total:3', 'double:7', 'pair-single:112', '', 'small ', '99/initial', '__proto__'];

export const BETTING: Plausible = {
  PlaceBet: (source, scene) => ({ type: 'PlaceBet', ...someBet(source, scene) }),
  RecordBet: (source, scene) => ({ type: 'RecordBet', ...someBet(source, scene) }),
  WithdrawBet: (source, scene) => {
    const terminal = someTerminal(source, scene);
    const stake = oneIn(source, 2) ? someAmount(source, scene) : null;
    return { type: 'WithdrawBet', terminal, bet: pickHeldArea(source, scene, terminal), stake };
  },
};

function someBet(source: Source, scene: Scene) {
  const bet = someArea(source, scene);
  const terminal = someTerminal(source, scene);
  return { terminal, bet, stake: stakeOn(source, bet, terminal, scene) };
}

/** Half the bets meet on the first few areas, where boxes fill and sides oppose each other. */
function someArea(source: Source, { state }: Scene): string {
  const areas = state.rules?.areas ?? [];
  if (areas.length === 0 || oneIn(source, 25)) return among(source, NO_BETS);
  return among(source, oneIn(source, 2) ? areas : areas.slice(0, 6));
}

function stakeOn(source: Source, bet: string, terminal: string, scene: Scene): Money {
  const rules = scene.state.rules && rulesAt(scene.state.rules, terminal);
  const limits = rules?.limits[rules.areaIndex.get(bet) ?? -1];
  if (!rules || !limits || oneIn(source, 10)) return someAmount(source, scene);
  if (oneIn(source, 10)) return limits.maximum;
  return money(limits.minimum + rules.config.unit * between(source, 0, 20));
}

/** An area the terminal has a stake on, where it has any. */
function pickHeldArea(source: Source, scene: Scene, terminal: string): string {
  const { terminals, terminalIndex, rules } = scene.state;
  const index = terminalIndex.get(terminal) ?? -1;
  const holdings = terminals.chunks.flat()[index]?.holdings ?? [];
  const held = holdings.flatMap((holding, area) => (holding ? [rules?.areas[area] ?? ''] : []));
  return held.length === 0 || oneIn(source, 8) ? someArea(source, scene) : among(source, held);
}
