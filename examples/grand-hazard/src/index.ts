import { grandHazard } from './grand-hazard.ts';

/** What `--with` and a floor's `packages` look for. */
export const books = [grandHazard];
