import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@baize/exact';
import type { HouseLibrary } from '@baize/house/library';
import { parseScenarios, type Scenario } from '@baize/table';
import { systemReason } from '../json-lines/line-input.ts';
import { parseYaml } from './parse-yaml.ts';

/** A scenario file with its cases, or why it has none. */
export interface ScenarioFile {
  readonly path: string;
  readonly cases: Result<readonly Scenario[], string>;
}

const SCENARIO = /\.scenario\.(ya?ml|json)$/;

/** The scenario files named, and all those in the folders named, in a fixed order. */
export function scenarioFiles(
  paths: readonly string[],
  library: HouseLibrary,
): Result<readonly ScenarioFile[], string> {
  const files: string[] = [];
  for (const path of paths) {
    try {
      const found = statSync(path).isDirectory() ? scenariosIn(path) : [path];
      if (found.length === 0) return err(`there is no scenario in ${path}`);
      files.push(...found);
    } catch (error) {
      return err(`cannot read ${path}: ${systemReason(error)}`);
    }
  }
  return ok(files.map((path) => ({ path, cases: casesOf(path, library) })));
}

function scenariosIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => SCENARIO.test(name))
    .map((name) => join(folder, name))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

function casesOf(path: string, library: HouseLibrary): ScenarioFile['cases'] {
  const value = parseYaml(readFileSync(path, 'utf8'));
  if (!value.ok) return value;
  const cases = parseScenarios(value.value, library);
  if (cases.ok) return cases;
  const { field, message } = cases.error;
  return err(field === '' ? message : `${field}: ${message}`);
}
