import { bookOf, type Citation, clauseOf } from '@baize/game';

/** Where the scenarios of a clause are kept: `rws-tai-sai-v5/5.12.scenario.yaml`. */
export function scenarioFileOf(citation: Citation): string {
  const name = clauseOf(citation)
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${bookOf(citation)}/${name}.scenario.yaml`;
}
