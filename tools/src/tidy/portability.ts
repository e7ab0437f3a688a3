import type { RepositoryFile } from '../repository/files.ts';
import type { Finding } from '../repository/finding.ts';

/** Folders that exist on somebody's machine; a repository knows only itself. */
const MACHINE_PATH =
  /(?<![\w.:/-])(\/(?:home|Users|root|work|tmp|mnt|private|var\/folders)\/[\w.@-]+|[A-Z]:\\\\?\w+)/;

export function portabilityFindings(file: RepositoryFile): readonly Finding[] {
  return [...machinePaths(file), ...downloadAddresses(file)];
}

function machinePaths({ path, text }: RepositoryFile): readonly Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const found = MACHINE_PATH.exec(line);
    if (!found) return [];
    return [{ path, line: index + 1, message: `${found[1]} is a folder of one machine.` }];
  });
}

/** An address in the lockfile ties every clone to one registry; the hashes alone identify a package. */
function downloadAddresses({ path, text }: RepositoryFile): readonly Finding[] {
  if (!/(^|\/)package-lock\.json$/.test(path)) return [];
  return text.split('\n').flatMap((line, index) => {
    if (!/"resolved": "[a-z+]+:/.test(line)) return [];
    return [{ path, line: index + 1, message: 'The lockfile must hold no download addresses.' }];
  });
}
