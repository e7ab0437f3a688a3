export { bookHash } from './book-hash.ts';
export { loadLibrary } from './load-library.ts';
export { type OutsidePackage, readPackage } from './read-package.ts';
