// What a report of Stryker says, where only a part of the mutants was tried: how many were noticed of those in the
// sample, and between which bounds the share of the whole lies.
import { readFileSync } from 'node:fs';
import { isInSample } from './sample.mjs';

const NOTICED = new Set(['Killed', 'Timeout']);
/** Tried, or not even worth trying since no test comes past. */
const COUNTED = new Set(['Killed', 'Timeout', 'Survived', 'NoCoverage']);
/** Of a normal distribution, for bounds that hold nineteen times of twenty. */
const DEVIATIONS = 1.96;

/** The counts of a report; `percent` and `draw` are those of the run. */
export function scoreOf(file, percent, draw) {
  const { files } = JSON.parse(readFileSync(file, 'utf8'));
  const mutants = Object.entries(files).flatMap(([fileName, { mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, fileName })),
  );
  const alive = mutants.filter(({ status }) => status !== 'Ignored');
  const tried = alive.filter(
    (mutant) => COUNTED.has(mutant.status) && isInSample(asTried(mutant), percent, draw),
  );
  const noticed = tried.filter(({ status }) => NOTICED.has(status)).length;
  return {
    mutants: alive.length,
    tried: tried.length,
    noticed,
    bounds: bounds(noticed, tried.length),
  };
}

export function scoreText({ mutants, tried, noticed, bounds: [from, to] }) {
  const share = tried === 0 ? 'none' : percentText(noticed / tried);
  return `${mutants} mutants, ${tried} tried, ${noticed} noticed: ${share} (${percentText(from)} to ${percentText(to)})`;
}

/** Reports count lines and columns from one, Stryker itself from nought; absolute as it names files. */
function asTried({ fileName, location: { start }, mutatorName, replacement }) {
  const location = { start: { line: start.line - 1, column: start.column - 1 } };
  return { fileName: `/${fileName}`, location, mutatorName, replacement };
}

/** Wilson's interval. */
function bounds(noticed, tried) {
  if (tried === 0) return [0, 1];
  const [share, z2] = [noticed / tried, DEVIATIONS ** 2];
  const middle = share + z2 / (2 * tried);
  const reach = DEVIATIONS * Math.sqrt((share * (1 - share) + z2 / (4 * tried)) / tried);
  return [(middle - reach) / (1 + z2 / tried), (middle + reach) / (1 + z2 / tried)];
}

function percentText(share) {
  return `${(share * 100).toFixed(1)}%`;
}
