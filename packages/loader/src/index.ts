export { bookHash, type LoadedPackages, loadLibrary, loadPackages } from './load-library.ts';
export { type OutsidePackage, readPackage } from './read-package.ts';
