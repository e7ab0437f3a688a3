import { grandHazard } from './grand-hazard.ts';

/** What `--with` looks for. */
export const books = [grandHazard];
