/*
 * What mechanics from outside add to the words of procedures and incidents. Each one declares its own here, by merging
 * (`declare module '@baize/game/contributions'`); what is merged into the index of a package would not be found.
 */

/** Phases of a round. */
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface MorePhases {}

/** Steps of a procedure. */
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface MoreSteps {}

/** What can go wrong. */
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface MoreIncidents {}
