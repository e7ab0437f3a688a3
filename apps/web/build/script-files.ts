/** What the bundler tells of a module. */
interface Module {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

type FindModule = (id: string) => Module | null;

/**
 * Which file a module is written to. Left to itself the bundler makes a file for every set of screens that share
 * something, thirty for a terminal, and each is a request. Whatever a terminal loads with another screen is in one file;
 * it never loads what only others need, nothing of a mechanic that is not played at its table, and before its first bet
 * nothing that a bet does not need.
 *
 * A module needed by more is in a file loaded by more, so files never import each other in a circle. `null` leaves a module
 * beside what alone needs it, except at the terminal, where one file is lighter than two.
 */
export function scriptFile(id: string, findModule: FindModule): string | null {
  const roots = rootsOf(id, findModule);
  if (roots.size < 2) {
    const [root = ''] = roots;
    if (isTerminal(root)) return 'terminal-base';
    return isFirstOfLate(root) ? 'terminal-late' : null;
  }
  if (isOnlyNamed(id)) return 'staff-base';
  // What a mechanic from outside is handed is there anyway, or comes when it is asked for.
  const own = [...roots].filter((root) => !/\/mechanics\/kit[\w-]*\.ts$/.test(root));
  const isElsewhere = own.some((root) => !isAtTerminal(root));
  if (own.some(isTerminal)) return isElsewhere ? 'shared' : 'terminal-base';
  const pages = own.filter((root) => root.endsWith('.html'));
  const hasLate = own.some(isLateAtTerminal);
  const mechanics = new Set(own.map(mechanicAtTerminal).filter((mechanic) => mechanic !== null));
  // Tags of clauses: most screens have them, but a terminal of dice only after its first bets.
  if (mechanics.size === 1 && hasLate && pages.length > 0) return 'clauses';
  if (mechanics.size > 1) return 'playing';
  for (const mechanic of mechanics) return isElsewhere ? mechanic : `${mechanic}-terminal`;
  if (hasLate) return pages.length > 0 ? 'shared-late' : fileOfLate(own);
  return pages.length > 0 ? fileOfPages(pages.map(nameOf)) : null;
}

/**
 * The files a browser fetches together with one that is loaded when it is needed. A terminal gets all that a bet needs
 * at once; of the rest only styles, because every name that is listed makes the first file heavier.
 */
export function fetchedWith(file: string, files: readonly string[]): string[] {
  const isFirst = /\/(?:terminal-parts|pictures)-[\w-]+\.js$/.test(file);
  return files.filter((each) => isFirst || each.endsWith('.css'));
}

/**
 * Fractions, sums of money and what desks ask of the floor: a terminal uses none of it, though an index it imports
 * from names it too, and the bundler tells only who imports.
 */
function isOnlyNamed(id: string): boolean {
  return /\/(?:exact\/src\/(?:money|rational|splitmix64|xoshiro128)|client\/floor-http)\.ts$/.test(
    id,
  );
}

/** What a terminal has besides what a bet needs, fetched when the line is quiet or when it is opened. */
function isLateAtTerminal(root: string): boolean {
  return /\/terminal\/(?:[\w-]+\/)?(?:rest-parts|area-card|[\w-]+-(?:panel|notice|form))\.tsx?$/.test(
    root,
  );
}

/** What sheets share with each other is there before one of them is opened. */
function fileOfLate(roots: readonly string[]): string | null {
  const isOfEveryGame = roots.every((root) => root.includes('/src/terminal/'));
  return isOfEveryGame || roots.some(isFirstOfLate) ? 'terminal-late' : null;
}

const isFirstOfLate = (root: string) => root.endsWith('/src/terminal/rest-parts.ts');

function isAtTerminal(root: string): boolean {
  return isTerminal(root) || isLateAtTerminal(root) || root.endsWith('/terminal-parts.tsx');
}

/** The mechanic whose part of a terminal this is, loaded once it is known what is played there. */
function mechanicAtTerminal(root: string): string | null {
  return (
    /\/mechanics\/([\w-]+)\/(?:terminal\/terminal-parts|pictures)\.tsx$/.exec(root)?.[1] ?? null
  );
}

/**
 * The lobby and the display show the public little and load little of what desks share; console and pit alone draw the
 * rules themselves, which weigh more than all else.
 */
function fileOfPages(pages: readonly string[]): string {
  if (pages.length === 1) return `${pages[0]}-base`;
  if (pages.includes('lobby') || pages.includes('display')) return 'public';
  return pages.every((page) => page === 'console' || page === 'pit') ? 'console-pit' : 'staff';
}

const isTerminal = (page: string) => page.endsWith('/terminal/index.html');

function nameOf(page: string): string {
  return /\/(\w+)\/index\.html$/.exec(page)?.[1]?.replace('web', 'lobby') ?? page;
}

/** Pages and parts that are loaded when they are needed, which cannot do without a module. */
function rootsOf(id: string, findModule: FindModule): ReadonlySet<string> {
  const [seen, roots] = [new Set([id]), new Set<string>()];
  for (const each of seen) {
    const found = findModule(each);
    if (!found) continue;
    if (found.isEntry || found.dynamicImporters.length > 0) roots.add(each);
    for (const importer of found.importers) seen.add(importer);
  }
  return roots;
}
