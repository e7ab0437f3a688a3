import { type Err, err } from '@baize/exact';

/** What is wrong with a scenario as it is written, and where: `cases[1].when[0]`. */
export interface ScenarioFault {
  readonly field: string;
  readonly message: string;
}

export function scenarioFault(field: string, message: string): Err<ScenarioFault> {
  return err({ field, message });
}
