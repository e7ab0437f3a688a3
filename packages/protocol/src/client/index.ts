export type { ViewOf, ViewRole } from '../view-role.ts';
