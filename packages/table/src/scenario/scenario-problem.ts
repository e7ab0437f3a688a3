import { type Err, err } from '@baize/exact';

/** What is wrong with a scenario as it is written, and where: `cases[1].when[0]`. */
export interface ScenarioProblem {
  readonly field: string;
  readonly message: string;
}

export function scenarioProblem(field: string, message: string): Err<ScenarioProblem> {
  return err({ field, message });
}
