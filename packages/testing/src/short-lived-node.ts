import { spawnSync } from 'node:child_process';

/**
 * V8's optimising compiler starts late: most of what a process of seconds runs, it runs once, and compiling that well took a
 * fifth of the start of a floor. Only Node 20 takes the flag, and `process.allowedNodeEnvironmentFlags` does not list it there
 * either, so Node itself is asked.
 */
const LATE_COMPILATION = '--interrupt-budget=1000000';

/** What a test tells Node when it starts a process that lives for seconds; nothing where Node does not know the flag. */
export const SHORT_LIVED_FLAGS: readonly string[] = isKnown(LATE_COMPILATION)
  ? [LATE_COMPILATION]
  : [];

function isKnown(flag: string): boolean {
  return spawnSync(process.execPath, [flag, '--version'], { stdio: 'ignore' }).status === 0;
}
