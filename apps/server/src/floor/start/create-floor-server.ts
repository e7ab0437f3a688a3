import type { TableState } from '@baize/table';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { OWN_PROXIES } from '../../http/address.ts';
import { createApp } from '../../http/app.ts';
import { type AppConfig, DEFAULT_APP_CONFIG } from '../../http/app-config.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Api } from '../../http/context.ts';
import type { Reporter } from '../../reports/reporter.ts';
import type { SignedOffice } from '../../store/signed-office.ts';
import { FAULT_KINDS, type Lock } from '../faults/fault-catalogue.ts';
import type { Faults } from '../faults/faults.ts';
import { watchGuesses } from '../faults/watch-guesses.ts';
import { noticeDisagreement, resumeProblem } from '../faults/watches.ts';
import { demonstrationProblem } from '../file/demonstrations.ts';
import type { Floor } from '../file/floor-file.ts';
import type { OpenFloor } from '../open-floor.ts';
import { floorRoutes } from '../routes/floor-routes.ts';
import type { FloorOptions } from './floor-options.ts';
import { recordGate } from './unwitnessed.ts';
import type { SoftwareWatch } from './watch-software.ts';

interface FloorServerParts {
  readonly open: OpenFloor;
  readonly pool: Pool;
  readonly described: Floor;
  readonly options: FloorOptions;
  readonly log: Logger;
  readonly software: Pick<SoftwareWatch, 'check'>;
  readonly reports: Reporter | undefined;
  readonly signed: SignedOffice;
}

/** The server of an open floor: HTTP, sockets and screens, not listening yet. */
export async function createFloorServer(parts: FloorServerParts): Promise<Api> {
  const { open, pool, described, options, log, software, reports, signed } = parts;
  const { tables, floor, results, faults, integrity } = open;
  const noticeGuess = watchGuesses(faults);
  const touched = new Map<string, number>();
  const seats = { touched, abandonedMinutes: described.abandonedMinutes };
  return createApp({
    tables,
    database: pool,
    now: Date.now,
    tableTime: open.now,
    key: open.key,
    trust: open.trust,
    signed,
    onDoubt: ({ where, what }) => faults.set('record-differs', where, what),
    log,
    config: { ...DEFAULT_APP_CONFIG, ...configSaid(described, options), ...options.app },
    library: described.library,
    packages: described.packages,
    mechanicScreens: described.screens,
    floor: {
      name: floor.name,
      currency: floor.currency,
      version: options.version,
      presentation: (table) => floor.presentation(table),
      pitsOf: (person) => floor.pitsOf(person),
    },
    recordProblem: recordGate(faults),
    commitment: drawCommitments(results),
    virtual: results,
    cashOutProblem: saysOf(faults, 'cash-out'),
    redeemProblem: saysOf(faults, 'redeem'),
    terminalProblem: saysOf(faults, 'terminal'),
    ...demonstrationGate(options, floor),
    resumeProblem: (table, by) => resumeProblem(faults, table, by),
    touched,
    onRefused: (refused) => {
      noticeDisagreement(faults, refused);
      noticeGuess(refused);
    },
    onUnknownNumber: (actor) => noticeGuess({ actor, code: 'unknown-instrument' }),
    onRoute: options.onRoute,
    reports,
    routes: floorRoutes({ faults, integrity, floor, pool, tables, software, ...seats }),
  });
}

/** In production only named tables demonstrate; the floor file may name others when it is read again. */
function demonstrationGate(
  { isProduction }: Pick<FloorOptions, 'isProduction'>,
  floor: OpenFloor['floor'],
): Pick<AppDeps, 'demonstrationProblem'> {
  if (!isProduction) return {};
  return {
    demonstrationProblem: (table, command) =>
      demonstrationProblem(command, table.state(), floor.demonstrations),
  };
}

/** How the app behaves, as the floor file and the words behind `serve` have it. */
function configSaid(
  { property, instrumentDays, shifts, cage, tables }: Floor,
  { isDemo, isProduction, isBehindTls, tls, ...said }: FloorOptions,
): Partial<AppConfig> {
  return {
    isDemo,
    servesDocumentation: !isProduction,
    isBehindTls: isBehindTls || tls !== null,
    tls,
    // Where we serve HTTPS ourselves nobody stands before us but whom somebody has named.
    proxies: [...(tls ? [] : OWN_PROXIES), ...said.proxies],
    origins: said.origins,
    webRoot: said.webRoot,
    metricsToken: said.metricsToken,
    property,
    instrumentDays,
    shifts,
    cage,
    cameras: camerasOf(tables),
  };
}

/** Why a terminal is locked to a degree, in plain words. */
function saysOf(faults: Faults, lock: Lock) {
  return (terminal: string): string | undefined => {
    const fault = faults.lockOn(terminal, lock);
    return fault && FAULT_KINDS[fault.code].says;
  };
}

/** Where screens may play a camera from: the origins the floor file names, and no others. */
function camerasOf(tables: Floor['tables']): readonly string[] {
  const cameras = tables.flatMap(({ presentation }) => presentation.camera ?? []);
  return [...new Set(cameras.map(({ url }) => new URL(url).origin))];
}

/** What is published before a round opens, once a crash would not lose what it stands for. */
function drawCommitments(results: OpenFloor['results']) {
  return async (table: string, state: TableState): Promise<string | undefined> => {
    if (!drawsSeed(state)) return undefined;
    // What was published binds the round; a dealer who opens it draws nothing anew.
    if (state.committed && results.knows(state.committed)) return state.committed.commitment;
    const commitment = results.commit(table);
    await results.kept();
    return commitment;
  };
}

/** Whether the next round at a table is one the server throws the dice of. */
function drawsSeed({ rules, round }: TableState): boolean {
  return rules?.config.resultSource === 'virtual' && round === null;
}
