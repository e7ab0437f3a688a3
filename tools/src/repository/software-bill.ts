/** As much of a package-lock.json as says what is installed. */
export interface Lockfile {
  readonly name: string;
  readonly version: string;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: true;
  readonly link?: true;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const FOLDER = 'node_modules/';

/**
 * A software bill of materials in CycloneDX 1.6: our own packages, and every dependency that is installed
 * where a floor runs, with the hash npm checks it by. It has no date and no serial number, so that the same
 * software has the same bill.
 */
export function softwareBill({ name, version, packages }: Lockfile) {
  const installed = Object.entries(packages).filter(([path, entry]) => isPart(path, entry));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: installed.map(([path, entry]) => componentOf(path, entry)),
    dependencies: installed.map(([path, entry]) => ({
      ref: refOf(path, entry),
      dependsOn: neededBy(path, entry, packages),
    })),
  };
}

/** The repository itself, links to its packages, tools and tests are no part of what runs. */
function isPart(path: string, { dev, link }: LockedPackage): boolean {
  return /^(packages|apps)\/|node_modules\//.test(path) && !dev && !link;
}

function nameOf(path: string, { name }: LockedPackage): string {
  return name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
}

function refOf(path: string, entry: LockedPackage): string {
  const name = nameOf(path, entry).replace('@', '%40');
  return `pkg:npm/${name}@${entry.version ?? '0.0.0'}`;
}

function componentOf(path: string, entry: LockedPackage) {
  const { version = '0.0.0', license, integrity } = entry;
  const [, sha512] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  const ref = refOf(path, entry);
  return {
    type: 'library',
    'bom-ref': ref,
    name: nameOf(path, entry),
    version,
    purl: ref,
    ...(license && { licenses: [{ expression: license }] }),
    ...(sha512 && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }],
    }),
  };
}

/** Where npm has put what a package asks for: beside it, or in a folder further up. */
function neededBy(
  path: string,
  { dependencies, optionalDependencies }: LockedPackage,
  packages: Lockfile['packages'],
): readonly string[] {
  const names = Object.keys({ ...dependencies, ...optionalDependencies }).toSorted();
  return names.flatMap((name) => {
    for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
      const place = folder === '' ? FOLDER + name : `${folder}/${FOLDER}${name}`;
      const found = packages[place];
      if (found?.link) return ownRef(name, packages);
      if (found) return [refOf(place, found)];
      if (folder === '') return [];
    }
  });
}

function ownRef(name: string, packages: Lockfile['packages']): readonly string[] {
  const own = Object.entries(packages).find(([, entry]) => entry.name === name);
  return own ? [refOf(...own)] : [];
}
