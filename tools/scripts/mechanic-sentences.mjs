/**
 * Where shared code speaks of dice, tumblers or shakers all the same, and why it may: what it says there is on record,
 * on the wire, in files people have written, or it is what an example shows. An entry that is needed no more is refused.
 */
export const ALLOWED = {
  'packages/table/src/refusal.ts': 'rules of the floor that records cite, in their words',
  'packages/house/src/zh-hans/floor-rules.zh-hans.ts': 'the same in Chinese',
  'packages/table/src/events/': 'what events on record mean',
  'packages/table/src/vocabulary/': 'what refusals on record mean',
  'packages/table/src/approvals/dual-control.ts': 'what needs two people, as documents print it',
  'packages/table/src/commands/irregularity-commands.ts': 'sentences and samples of scenario files',
  'packages/table/src/scenario/parse-given.ts': 'a field of scenario files',
  'packages/report/src/sheet/conduct.ts': 'PAR sheets keep their bytes',
  'packages/math/src/fairness/verdict.ts': 'a verdict on record keeps its words',
  'apps/cli/src/commands/settle.ts': 'help: how a round of each game is written',
  'apps/cli/src/commands/table.ts': 'help: what is said at a table of each',
  'apps/cli/src/commands/mathematics/analyze.ts': 'help: how many results each has',
  'apps/cli/src/commands/mathematics/exposure.ts': 'help: which results bets tell apart',
  'apps/cli/src/commands/mathematics/fairness.ts': 'help: records of each, and their tests',
  'apps/cli/src/commands/mathematics/rng-test.ts': 'help: the generators there are',
  'apps/cli/src/json-lines/error-codes.ts': 'codes on the wire, as documented',
  'apps/server/src/programs/': 'the devices of a demo floor, as they announce themselves',
  'apps/server/src/http/': 'descriptions and examples of the interface',
  'apps/server/src/floor/integrity/integrity-routes.ts': 'a description of the interface',
  'apps/server/src/floor/file/table-entry.ts': 'fields of the floor file',
  'apps/server/src/floor/faults/': 'a pause as records have it from when only dice could disagree',
  'apps/web/src/ui/refusal-text.ts': 'refusals on the wire, in Chinese',
  'apps/web/src/office/words/': 'what the audit trail and requests name on record',
  'apps/web/src/office/requests.tsx': 'requests by the names they have on record',
  'apps/web/src/lobby/lobby-words.ts':
    'the guide of a mechanic that brings none, and a phase of procedures',
  'apps/web/src/display/display-words.ts': 'a phase of procedures',
  'apps/web/src/pit/words/pit-words.ts': 'a phase of procedures',
};
