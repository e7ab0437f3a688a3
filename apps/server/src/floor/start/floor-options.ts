import type { AppConfig } from '../../http/app-config.ts';
import type { AppDeps } from '../../http/app-deps.ts';

/** What somebody decides when a floor is started. */
export interface FloorOptions {
  /** Where the database, the signing key and the keys of demo devices are kept. */
  readonly dataFolder: string;
  /** A PostgreSQL of one's own; null brings the embedded one. */
  readonly databaseUrl: string | null;
  readonly floorFile: string;
  readonly host: string;
  readonly port: number;
  /** Whether the next free port will do; only where nobody asked for one. */
  readonly anyPort: boolean;
  readonly isDemo: boolean;
  readonly isProduction: boolean;
  /** Whether a proxy serves HTTPS before this floor. */
  readonly isBehindTls: boolean;
  /** Certificate and key, PEM, where this floor serves HTTPS itself. */
  readonly tls: { readonly cert: string; readonly key: string } | null;
  /** Addresses of proxies besides those on this machine. */
  readonly proxies: readonly string[];
  readonly origins: readonly string[];
  /** The built screens; null serves none. */
  readonly webRoot: string | null;
  /** Which version this is, for `GET /api/floor`. */
  readonly version: string;
  /** Where the program files are whose digest is compared; null compares nothing. */
  readonly softwareRoot: string | null;
  /** Where checkpoints are remembered besides a file of ours; null for nowhere. */
  readonly witnessUrl: string | null;
  /** What `/metrics` asks for; null leaves it to this machine alone. */
  readonly metricsToken: string | null;
  /** Whether reports are made in a thread of their own; for tests and special floors not. */
  readonly reportsApart: boolean;
  /** For tests and special floors. */
  readonly app?: Partial<AppConfig>;
  /** Told of every route under `/api`, for whoever lists who may do what. */
  readonly onRoute?: AppDeps['onRoute'];
}
