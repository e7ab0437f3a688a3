const QUOTE = 34;
const COMMA = 44;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

/** An object or a list somewhere in the text. */
interface Level {
  /** The keys met so far; null in a list. */
  readonly keys: Set<string> | null;
  /** Where in a list, or under which key. */
  at: string | number;
  /** Whether the next text in quotes is a key. */
  expectsKey: boolean;
}

/**
 * The path of the first key that one object of a JSON text has twice, or null. `JSON.parse` keeps the last
 * of them and says nothing, so two programs may read two different stakes. The text must be JSON.
 */
export function duplicateKeyIn(json: string): string | null {
  const levels: Level[] = [];
  for (let at = 0; at < json.length; at += 1) {
    const level = levels.at(-1);
    switch (json.charCodeAt(at)) {
      case QUOTE: {
        const end = endOfText(json, at);
        if (level?.keys && level.expectsKey) {
          const key: string = JSON.parse(json.slice(at, end + 1));
          level.at = key;
          if (level.keys.has(key)) return pathOf(levels);
          level.keys.add(key);
          level.expectsKey = false;
        }
        at = end;
        break;
      }
      case COMMA:
        if (level?.keys) level.expectsKey = true;
        else if (typeof level?.at === 'number') level.at += 1;
        break;
      case OPEN_BRACE:
        levels.push({ keys: new Set(), at: '', expectsKey: true });
        break;
      case OPEN_BRACKET:
        levels.push({ keys: null, at: 0, expectsKey: false });
        break;
      case CLOSE_BRACE:
      case CLOSE_BRACKET:
        levels.pop();
        break;
    }
  }
  return null;
}

function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

/** `bets[0].stake`; of a path that is very deep, its end. */
function pathOf(levels: readonly Level[]): string {
  const path = levels
    .slice(-DEEPEST)
    .map(({ at }) => (typeof at === 'number' ? `[${at}]` : `.${at}`))
    .join('');
  return levels.length > DEEPEST ? `…${path}` : path.replace(/^\./, '');
}

const DEEPEST = 8;
