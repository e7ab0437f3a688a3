export { bookHash } from './book-hash.ts';
export { type LoadedPackages, loadLibrary, loadPackages } from './load-library.ts';
export { type OutsidePackage, readPackage } from './read-package.ts';
