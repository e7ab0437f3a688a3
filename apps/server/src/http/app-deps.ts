import type { Money } from '@baize/exact';
import type { HouseLibrary } from '@baize/house/library';
import type { TableState } from '@baize/table';
import type { RouteOptions } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Refused } from '../commands/command-handler.ts';
import type { Preparing } from '../commands/prepare-command.ts';
import type { VirtualResults } from '../floor/automatic/next-move.ts';
import type { ParThread } from '../reports/par/par-office.ts';
import type { Reporter } from '../reports/reporter.ts';
import type { SignedOffice } from '../store/signed-office.ts';
import type { SigningKey, Trust } from '../store/signing-key.ts';
import type { Tables } from '../tables/running-table.ts';
import type { Doubt } from '../tables/signed-money.ts';
import type { AppConfig } from './app-config.ts';
import type { ApiPlugin } from './context.ts';

/** What a floor knows of a table besides what the table itself decides by. */
export interface TablePresentation {
  readonly name: string;
  readonly currency: string;
  readonly chips: readonly Money[];
  readonly camera?: { readonly kind: 'whep' | 'hls'; readonly url: string };
  readonly studyAid?: false;
  readonly pit?: string;
}

export interface AppDeps {
  readonly tables: Tables;
  readonly database: Pool;
  readonly now: () => number;
  /** What time it is at the tables, where that is not the time of day: it never goes back. */
  readonly tableTime?: (() => number) | undefined;
  /** Signs what people and the floor change. */
  readonly key: SigningKey;
  /** Whose rows are believed; this node's own where nobody says otherwise. */
  readonly trust?: Trust;
  /** What was signed of accounts, sessions and keys; without it their rows are believed as they are. */
  readonly signed?: SignedOffice | undefined;
  /** Told of every row that is about to be believed and is not what was signed. */
  readonly onDoubt?: (doubt: Doubt) => void;
  readonly log: Logger;
  readonly config: AppConfig;
  /** The books this floor plays by; those that come along where nobody says otherwise. */
  readonly library: HouseLibrary;
  /** Folders of packages those books came from, for a thread that has to load them again. */
  readonly packages?: readonly string[];
  /** How the thread is started that makes PAR sheets; the built one where nobody says otherwise. */
  readonly parThread?: ParThread;
  /** Screens of mechanics from outside: the file of a module, by the name of its mechanic. */
  readonly mechanicScreens?: ReadonlyMap<string, string>;
  readonly floor: {
    readonly name: string;
    readonly currency: string;
    readonly version: string;
    presentation(table: string): TablePresentation | undefined;
    /** The pits somebody is assigned to; nothing for whoever works everywhere. */
    pitsOf?(person: string): readonly string[] | undefined;
  };
  /** The hash of the seed a virtual tumbler or shuffler will use; none where dice are thrown. */
  readonly commitment: (table: string, state: TableState) => Promise<string | undefined>;
  /** Results the server itself derives, once a round is closed. */
  readonly virtual?: Pick<VirtualResults, 'draw'>;
  /** Why no command is taken at all: nobody has accepted the record yet. */
  readonly recordProblem?: () => string | undefined;
  /** Why a terminal can issue no instrument now; nothing where it can. */
  readonly cashOutProblem?: (terminal: string) => string | undefined;
  /** Why a terminal takes no instrument now; nothing where it does. */
  readonly redeemProblem?: (terminal: string) => string | undefined;
  /** Why a terminal takes no bets and is paid nothing now; nothing where it is not locked. */
  readonly terminalProblem?: (terminal: string) => string | undefined;
  /** Why somebody may not resume a table alone. */
  readonly resumeProblem?: Preparing['resumeProblem'];
  /** Why an order would open a demonstration where only named ones may be; only in production. */
  readonly demonstrationProblem?: NonNullable<Preparing['demonstrationProblem']>;
  /** By terminal: when somebody last gave a command there. */
  readonly touched?: Pick<Map<string, number>, 'set'>;
  /** Told of every command a table refuses. */
  readonly onRefused?: (refused: Refused) => void;
  /** Told of whoever asks for an instrument nobody issued. */
  readonly onUnknownNumber?: (by: Refused['actor']) => void;
  /** Told of every route under `/api` while it is added, for whoever lists who may do what. */
  readonly onRoute?: ((route: RouteOptions) => void) | undefined;
  /** Makes reports apart from what takes bets; made here where nobody does. */
  readonly reports?: Reporter | undefined;
  /** Further routes under `/api`: reports, faults, configuration. */
  readonly routes?: readonly ApiPlugin[];
}
