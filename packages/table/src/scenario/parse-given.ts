import { all, ok, type Result } from '@baize/exact';
import type { TableLibrary } from '../library.ts';
import { isObject } from '../well-formed/shape.ts';
import { parseStep } from './parse-step.ts';
import type { Fields } from './phrase.ts';
import type { Given } from './scenario.ts';
import { type ScenarioProblem, scenarioProblem } from './scenario-problem.ts';

/** What a scenario may say of its table besides the configuration. */
const OWN_FIELDS = ['configured', 'shaker', 'equipped', 'opened', 'credits', 'seats', 'earlier'];
const CONFIG_FIELDS = [
  'table',
  'game',
  'readings',
  'houseTable',
  'unit',
  'limits',
  'differential',
  'mode',
  'resultSource',
  'bettingSeconds',
  'bettingSecondsMinimum',
  'boxes',
  'arrangingSeconds',
  'approvalMinutes',
  'handPayAbove',
  'saleMost',
  'roundsKept',
  'layouts',
];

export function parseGiven(
  value: Fields,
  field: string,
  library: TableLibrary,
): Result<Given, ScenarioProblem> {
  const known = [...CONFIG_FIELDS, ...OWN_FIELDS];
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    return scenarioProblem(`${field}.${unknown}`, `A table is given by ${known.join(', ')}.`);
  }
  const game = library.findGame(String(value.game));
  if (!game.ok) return scenarioProblem(`${field}.game`, game.error.message);
  const credits = numbers(value.credits, `${field}.credits`);
  if (!credits.ok) return credits;
  const seats = numbers(value.seats, `${field}.seats`);
  if (!seats.ok) return seats;
  const { shaker = 'manual', configured = true, equipped = true } = value;
  const { opened = configured, earlier = [] } = value;
  if (shaker !== 'manual' && shaker !== 'automated') {
    return scenarioProblem(`${field}.shaker`, 'A shaker is manual or automated.');
  }
  if (!Array.isArray(earlier)) return scenarioProblem(`${field}.earlier`, 'Say a list of steps.');
  const steps = all(
    earlier.map((each, index) => parseStep(each, `${field}.earlier[${index}]`, library)),
  );
  if (!steps.ok) return steps;
  const config = Object.entries(value).filter(([name]) => CONFIG_FIELDS.includes(name));
  return ok({
    config: Object.fromEntries(config),
    shaker,
    isConfigured: configured === true,
    isEquipped: equipped === true,
    isOpen: opened === true,
    credits: credits.value,
    seats: seats.value,
    earlier: steps.value,
  });
}

/** What a case adds to what its file gives; earlier steps come one after the other. */
export function mergeGiven(file: Fields, own: Fields): Fields {
  const merged = { ...file, ...own };
  const lists = [file.earlier, own.earlier].filter(Array.isArray);
  return {
    ...merged,
    ...(isObject(file.credits) && isObject(own.credits)
      ? { credits: { ...file.credits, ...own.credits } }
      : {}),
    ...(lists.length > 0 ? { earlier: lists.flat() } : {}),
  };
}

function numbers(
  value: unknown,
  field: string,
): Result<ReadonlyMap<string, number>, ScenarioProblem> {
  if (value === undefined) return ok(new Map());
  if (!isObject(value)) return scenarioProblem(field, 'Say a number for each terminal.');
  const found = new Map<string, number>();
  for (const [terminal, number] of Object.entries(value)) {
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0) {
      return scenarioProblem(`${field}.${terminal}`, 'It must be a whole number.');
    }
    found.set(terminal, number);
  }
  return ok(found);
}
