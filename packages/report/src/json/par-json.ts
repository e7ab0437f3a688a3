import type { ParSheet } from '../par-sheet.ts';
import { reproductions } from '../sheet/commands.ts';
import { betJson, groupJson } from './bet-json.ts';
import type { JsonValue } from './json-value.ts';
import { conductJson, effectJson, interpretationJson, readingJson, ruleJson } from './rule-json.ts';
import { solutionJson } from './solution-json.ts';
import { togetherJson } from './together-json.ts';

/** The sheet for programs. Every list is of objects whose first field names them. */
export function parJson(sheet: ParSheet): { readonly [key: string]: JsonValue } {
  const { identification, data, totals, solution } = sheet;
  return {
    schema: 'baize-par/1',
    identification: { ...identification, dataSha256: data.sha256 },
    data: data.data,
    bets: sheet.bets.map(betJson),
    groups: sheet.groups.map(groupJson),
    ...(totals === null ? {} : { totals: totals.map((each) => ({ ...each, of: 216 })) }),
    ...(solution === null ? {} : { solution: solutionJson(solution) }),
    together: togetherJson(sheet.together),
    readings: sheet.readings.map(readingJson),
    readingEffects: sheet.readingEffects.map(effectJson),
    interpretations: sheet.interpretations.map(interpretationJson),
    conduct: sheet.conduct.map(conductJson),
    decisiveClauses: sheet.clauses.map(ruleJson),
    rules: sheet.rules.map(ruleJson),
    verification: reproductions(sheet).map(({ does, command }) => ({ command, does })),
  };
}

/** As text: one field a line, so that two sheets can be compared line by line. */
export function parJsonText(sheet: ParSheet): string {
  return `${JSON.stringify(parJson(sheet), null, 2)}\n`;
}
