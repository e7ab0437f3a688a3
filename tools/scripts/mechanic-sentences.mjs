/**
 * Where shared code speaks of dice, tumblers or shakers all the same, and why it may: what it says there is on record,
 * on the wire, in files people have written, or it is what an example shows. An entry that is needed no more is refused.
 */
export const ALLOWED = {
  'packages/table/src/refusal.ts': 'rules of the floor that records cite, in their words',
  'packages/house/src/zh-hans/floor-rules.zh-hans.ts': 'the same in Chinese',
  'packages/table/src/vocabulary/': 'what events and refusals on record mean',
  'packages/table/src/approvals/dual-control.ts': 'what needs two people, as documents print it',
  'packages/table/src/commands/irregularity-commands.ts': 'sentences and samples of scenario files',
  'packages/table/src/scenario/parse-given.ts': 'a field of scenario files',
  'packages/table/src/round/open-bets.ts': 'a refusal as it has always been sent',
  'packages/report/src/sheet/conduct.ts': 'PAR sheets keep their bytes',
  'packages/math/src/fairness/verdict.ts': 'a verdict on record keeps its words',
  'apps/cli/src/': 'the commands of `baize` for one game, and their help',
  'apps/server/src/programs/': 'the same, as the server runs them',
  'apps/server/src/http/': 'descriptions and examples of the interface',
  'apps/server/src/floor/integrity/integrity-routes.ts': 'a description of the interface',
  'apps/server/src/floor/file/table-entry.ts': 'fields of the floor file',
  'apps/server/src/floor/faults/': 'faults as they are on record, and as runbooks name them',
  'apps/server/src/reports/pit/pit-routes.ts': 'refusals as they have always been sent',
  'apps/web/src/ui/refusal-text.ts': 'refusals on the wire, in Chinese',
  'apps/web/src/console/words/fault-words.ts': 'faults on the wire, in Chinese',
  'apps/web/src/office/words/': 'what the audit trail and requests name on record',
  'apps/web/src/office/requests.tsx': 'requests by the names they have on record',
  'apps/web/src/lobby/lobby-words.ts':
    'the guide of a mechanic that brings none, and a phase of procedures',
  'apps/web/src/display/display-words.ts': 'a phase of procedures',
  'apps/web/src/pit/words/pit-words.ts': 'a phase of procedures',
};
