import { err, ok, type Result } from '@baize/exact';
import { DEFAULT_READINGS, type Readings, withReading } from '@baize/game';
import { showValue } from './json-lines/show-value.ts';

/** The readings of `--reading`, or a sentence about the first that does not exist. */
export function readingsFrom(texts: readonly string[]): Result<Readings, string> {
  let readings = DEFAULT_READINGS;
  for (const text of texts) {
    if (text.split('=').length !== 2) return err(`a reading is ID=VALUE, not ${showValue(text)}`);
    const result = withReading(readings, text);
    if (!result.ok) {
      const { id, known } = result.error;
      return err(
        result.error.code === 'unknown-reading'
          ? `there is no reading ${showValue(id)}; the readings are ${known.join(', ')}`
          : `the reading ${id} is ${known.join(' or ')}, not ${showValue(result.error.value)}`,
      );
    }
    readings = result.value;
  }
  return ok(readings);
}
