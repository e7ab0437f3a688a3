import { createLibrary } from '@baize/game';
import { type GameEntry, RULEBOOKS } from '@baize/rulebooks';
import { siKiPiTable } from '@baize/si-ki-pi/table';
import type { TableLibrary } from '@baize/table';
import * as table from '@baize/table';
import { threeDiceTable } from '@baize/three-dice/table';
import type { HouseLibrary, HouseMechanic } from './library.ts';

/** The mechanics that come with the platform: the only list of them. */
export const MECHANICS: readonly HouseMechanic[] = [threeDiceTable, siKiPiTable];

/** What comes with the platform; packages from outside may add to it. */
export const SHIPPED: HouseLibrary = loadShipped();

function loadShipped(): HouseLibrary {
  const library = createLibrary<GameEntry, HouseMechanic>(MECHANICS, RULEBOOKS);
  if (!library.ok) throw new Error(library.error.message);
  return library.value;
}

/*
 * What a table is asked where nobody brings a library of their own: the same questions, answered by the books that come
 * with the platform.
 */

export function emptyTable(library: TableLibrary = SHIPPED): table.TableState {
  return table.emptyTable(library);
}

export function tableRules(config: table.TableConfig, library: TableLibrary = SHIPPED) {
  return table.tableRules(config, library);
}

export function rulesOf(config: table.TableConfig, library: TableLibrary = SHIPPED) {
  return table.rulesOf(config, library);
}

export function checkConfig(config: table.TableConfig, library: TableLibrary = SHIPPED) {
  return table.checkConfig(config, library);
}

export function parseCommand(
  value: unknown,
  library: TableLibrary = SHIPPED,
): ReturnType<typeof table.parseCommand> {
  return table.parseCommand(value, library);
}

export function publicFacts(facts: readonly table.Recorded[], library: TableLibrary = SHIPPED) {
  return table.publicFacts(facts, library);
}

export function restoreFrom(value: unknown, library: TableLibrary = SHIPPED) {
  return table.restoreFrom(value, library);
}

/** The record of a round; the journal begins with an empty table unless one out of a snapshot is given. */
export function roundRecord(
  journal: Iterable<table.Recorded>,
  round: string,
  from: table.TableState = emptyTable(),
) {
  return table.roundRecord(journal, round, from);
}

export function recomputeRound(record: table.RoundRecord, library: TableLibrary = SHIPPED) {
  return table.recomputeRound(record, library);
}

export function transcript(
  facts: Iterable<table.Recorded>,
  options: Partial<table.TranscriptOptions> = {},
): string {
  return table.transcript(facts, { library: SHIPPED, ...options });
}

export function draftOf(
  sentence: string,
  library: TableLibrary = SHIPPED,
): ReturnType<typeof table.draftOf> {
  return table.draftOf(sentence, library);
}

export function newPlay(library: TableLibrary = SHIPPED) {
  return table.newPlay(library);
}

export function openPlay(value: unknown, library: TableLibrary = SHIPPED) {
  return table.openPlay(value, library);
}

export function parseScenarios(value: unknown, library: TableLibrary = SHIPPED) {
  return table.parseScenarios(value, library);
}

export function runScenario(scenario: table.Scenario, library: TableLibrary = SHIPPED) {
  return table.runScenario(scenario, library);
}

export function citationProblems(
  decided: { readonly because: readonly string[] },
  library: TableLibrary = SHIPPED,
) {
  return table.citationProblems(decided, library);
}

export const EVENT_MEANINGS = table.eventMeanings(SHIPPED);
