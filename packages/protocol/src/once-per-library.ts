import type { TableLibrary } from '@baize/table';

/**
 * What is made of a library, made once for each: the schemas of a house are thousands of parts, and whoever asks for
 * them at every request or in every server would wait for them again.
 */
export function oncePerLibrary<Made extends object>(
  make: (library: TableLibrary) => Made,
): (library: TableLibrary) => Made {
  const known = new WeakMap<TableLibrary, Made>();
  return (library) => {
    const made = known.get(library) ?? make(library);
    known.set(library, made);
    return made;
  };
}
