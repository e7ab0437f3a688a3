import { fileURLToPath } from 'node:url';
import { runScenario } from '@baize/table';
import { describe, expect, test } from 'vitest';
import { scenarioFiles } from './scenario-files.ts';

const FOLDER = fileURLToPath(new URL('../../../../packages/table/scenarios', import.meta.url));
const files = scenarioFiles([FOLDER]);

describe.each(files.ok ? files.value : [])('$path', ({ cases }) => {
  test('can be read', () => {
    expect(cases.ok || cases.error).toBe(true);
  });
  test.each(cases.ok ? cases.value : [])('[$clause] $title', (scenario) => {
    expect(runScenario(scenario).differences).toEqual([]);
  });
});
