import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../../..', import.meta.url);

/** The built screens, built first if they are not up to date; where they lie. */
export function buildScreens(): string {
  const script = new URL('tools/scripts/build-floor.mjs', ROOT);
  const program = `import { buildScreens } from ${JSON.stringify(script.href)}; buildScreens();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return fileURLToPath(new URL('apps/web/dist/site', ROOT));
}
