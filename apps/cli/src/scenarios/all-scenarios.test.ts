import { fileURLToPath } from 'node:url';
import { runScenario } from '@baize/table';
import { describe, expect, test } from 'vitest';
import { scenarioFiles } from './scenario-files.ts';

const FOLDER = fileURLToPath(new URL('../../../../packages/table/scenarios', import.meta.url));
const files = scenarioFiles([FOLDER]);

for (const { path, cases } of files.ok ? files.value : []) {
  describe(path.slice(FOLDER.length + 1), () => {
    test('can be read', () => {
      expect(cases.ok ? '' : cases.error).toBe('');
    });
    for (const scenario of cases.ok ? cases.value : []) {
      test(`[${scenario.clause}] ${scenario.title}`, () => {
        expect(runScenario(scenario).differences.join('\n')).toBe('');
      });
    }
  });
}
