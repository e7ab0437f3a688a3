/** What a lockfile says of one package, as far as it is looked at here. */
interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/**
 * Optional packages that are asked for and not locked. npm leaves them out when it writes a lockfile beside a
 * `node_modules` that lacks the binaries of other platforms, and `npm ci` then refuses the lockfile everywhere.
 */
export function lockGaps({ packages }: Lockfile): readonly string[] {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(packages, place, name)),
  );
  return [...new Set(missing)].toSorted();
}

/** Whether Node, looking from this place upwards, would come to a locked package of this name. */
function isLocked(packages: Lockfile['packages'], place: string, name: string): boolean {
  for (let base = place; ; base = above(base)) {
    const found = base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`;
    if (found in packages) return true;
    if (base === '') return false;
  }
}

function above(place: string): string {
  const cut = place.lastIndexOf('/node_modules/');
  return cut < 0 ? '' : place.slice(0, cut);
}
