import type { CommandEnvelope } from '../command.ts';
import { commandsOf } from '../commands/registry.ts';
import { LIBRARY } from '../library.ts';
import { likelihood } from './likelihood.ts';
import { whoGives } from './people.ts';
import { plausibleCommand } from './plausible/command.ts';
import type { Scene } from './scene.ts';
import { pickWeighted, type Source } from './source.ts';

/** How careless people are; the larger a number, the rarer the mistake. */
export interface Carelessness {
  /** One command in so many comes from somebody who may not give it. */
  readonly wrongPerson: number;
  /** How likely any command is at a moment nobody would expect it: its weight among 60s. */
  readonly wrongMoment: number;
}

export const CAREFUL: Carelessness = { wrongPerson: 60, wrongMoment: 1 };
export const CARELESS: Carelessness = { wrongPerson: 10, wrongMoment: 3 };

/** The next thing somebody does at a table, sensible or not. */
export function attempt(
  source: Source,
  scene: Scene,
  op: string,
  { wrongPerson, wrongMoment }: Carelessness,
): CommandEnvelope {
  const likely = likelihood(scene.state, scene.now);
  const { types } = commandsOf(scene.state[LIBRARY]);
  const type = pickWeighted(source, types, (each) => likely[each] ?? wrongMoment);
  const command = plausibleCommand(type, source, scene);
  return { op, at: scene.now, by: whoGives(source, command, scene, wrongPerson), command };
}
