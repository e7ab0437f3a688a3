// A part of the mutants, for folders whose whole would take a night. Which ones follows from what and where they
// are, so the same sample is drawn whenever the code is the same, and nobody can choose.

/**
 * Whether a mutant is among so many of a hundred; without a number all are. Another draw is another sample: what was
 * learnt from the survivors of one is measured by the next.
 */
export function isInSample({ fileName, location, mutatorName, replacement }, percent, draw = '') {
  if (percent === undefined) return true;
  const name = fileName
    .replaceAll('\\', '/')
    .replace(/^.*\/packages\//, '')
    .replace(/^.*\/(?=apps\/server\/src\/)/, '');
  const { line, column } = location.start;
  const text = `${draw}${name}:${line}:${column}:${mutatorName}:${replacement}`;
  return hashOf(text) % 100 < Number(percent);
}

/** FNV-1a, with its bits mixed once more so that the last digits are as good as any. */
function hashOf(text) {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ character.codePointAt(0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
