/** Settings of the embedded PostgreSQL: durable, small, silent about what we handle ourselves. */
export const SETTINGS: Readonly<Record<string, string>> = {
  cluster_name: 'baize',
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // An acknowledged commit survives a power cut; these are the defaults, and they are the point.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '50',
  shared_buffers: '64MB',
  max_wal_size: '512MB',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A statement that fails is our client's business: two nodes that append at once is daily life.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_line_prefix: '%p ',
};

export function settingArguments(settings: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
