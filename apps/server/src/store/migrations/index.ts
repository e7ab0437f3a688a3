import type { Migration } from '../migration.ts';
import { journal } from './0001-journal.ts';
import { people } from './0002-people.ts';
import { floor } from './0003-floor.ts';
import { signatures } from './0004-signatures.ts';
import { gamingDays } from './0005-gaming-days.ts';
import { operations } from './0006-operations.ts';
import { cage } from './0007-cage.ts';
import { waitingPlayers } from './0008-waiting-players.ts';
import { feeds } from './0009-feeds.ts';
import { operationOnce } from './0010-operation-once.ts';
import { roles } from './0011-roles.ts';
import { journalKinds } from './0012-journal-kinds.ts';
import { winRollups } from './0013-win-rollups.ts';
import { pairingOnce } from './0014-pairing-once.ts';
import { tickets } from './0015-tickets.ts';
import { operationsOneKey } from './0016-operations-one-key.ts';

/** Every migration in order. A new one is a new file and a new last entry. */
export const MIGRATIONS: readonly Migration[] = [
  journal,
  people,
  floor,
  signatures,
  gamingDays,
  operations,
  cage,
  waitingPlayers,
  feeds,
  operationOnce,
  roles,
  journalKinds,
  winRollups,
  pairingOnce,
  tickets,
  operationsOneKey,
];
