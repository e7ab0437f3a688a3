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
 * it never loads what only others need, and nothing of a mechanic that is not played at its table.
 *
 * A module needed by more is in a file loaded by more, so files never import each other in a circle. `null` leaves a module
 * beside what alone needs it.
 */
export function scriptFile(id: string, findModule: FindModule): string | null {
  const roots = rootsOf(id, findModule);
  if (roots.size < 2) return null;
  // What a mechanic from outside is handed is there anyway, or comes when it is asked for.
  const own = [...roots].filter((root) => !/\/mechanics\/kit[\w-]*\.ts$/.test(root));
  const pages = own.filter((root) => root.endsWith('.html'));
  if (pages.some(isTerminal)) return pages.length > 1 ? 'shared' : 'terminal-base';
  const mechanics = new Set(own.map(mechanicAtTerminal).filter((mechanic) => mechanic !== null));
  if (mechanics.size > 0) return mechanics.size > 1 ? 'playing' : ([...mechanics][0] ?? null);
  return pages.length > 0 ? fileOfPages(pages.map(nameOf)) : null;
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
