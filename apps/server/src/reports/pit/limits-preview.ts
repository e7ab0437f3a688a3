import type { LimitsPreviewBody, LimitsRequest } from '@baize/protocol/http';
import { checkConfig, type TableLibrary, type TableRules, worstWhenFull } from '@baize/table';

/**
 * What other limits would mean. Every area is taken to be full to its maximum, which is the most the
 * limits let anybody put there, and the result is the one that then costs most.
 */
export function limitsPreview(
  rules: TableRules,
  draft: LimitsRequest,
  library: TableLibrary,
): LimitsPreviewBody {
  const { config } = rules;
  const checked = checkConfig({ ...config, ...draft }, library);
  const problems = checked.ok ? [] : [checked.error];
  return {
    faults: problems.map(({ field, message, because }) => ({
      field,
      message,
      ...(because ? { because: [...because] } : {}),
    })),
    before: worstWhenFull(rules),
    after: checked.ok ? worstWhenFull(checked.value) : null,
    limitsPer: rules.procedure.limitsPer,
  };
}
