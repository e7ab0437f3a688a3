import type { RepositoryFile } from '../repository/files.ts';
import type { TestPlace } from './place.ts';

/** Scenario files by the clause they are about: each plays it at a real table and says what must come of it. */
export function scenarioCitations(
  files: readonly RepositoryFile[],
): ReadonlyMap<string, readonly TestPlace[]> {
  const places = new Map<string, TestPlace[]>();
  for (const { path, text } of files) {
    if (!/\.scenario\.ya?ml$/.test(path)) continue;
    const lines = text.split('\n');
    const line = lines.findIndex((each) => each.startsWith('clause:'));
    const citation = lines[line]?.slice('clause:'.length).trim();
    if (citation === undefined) continue;
    const name = /^title: (.*)$/m.exec(text)?.[1] ?? path.slice(path.lastIndexOf('/') + 1);
    places.set(citation, [...(places.get(citation) ?? []), { path, line: line + 1, name }]);
  }
  return places;
}
