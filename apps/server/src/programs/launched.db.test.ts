import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isAlive } from '../postgres/is-alive.ts';
import { copyDatabase } from '../testing/postgres/cluster-template.ts';
import { floorProcess } from '../testing/processes/floor-process.ts';
import { builtServer } from '../testing/processes/source-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { parentageOnThisSystem } from './launchers.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = await temporaryFolder();
afterAll(() => folder.remove());

const notice = z.object({ process: z.number(), address: z.string() });

async function noticeIn(data: string) {
  return notice.parse(JSON.parse(await readFile(join(data, 'floor.json'), 'utf8')));
}

/** The floor as a person starts it: npm, a shell or none, the command line, the server. */
async function launched(data: string) {
  builtServer();
  const words = ['exec', '--', 'baize', 'serve', '--demo', '--no-web', '--port', '0', '--data'];
  const npm = spawn('npm', [...words, data], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: undefined, BAIZE_DATA: undefined },
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    npm.stdout.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('Ctrl-C')) resolve();
    });
    npm.on('exit', (code) => reject(new Error(`npm ended with ${code}: ${said}`)));
  });
  const { process: server } = await noticeIn(data);
  const above: number[] = [];
  for (let pid = server; pid !== npm.pid; ) {
    const { parent } = parentageOnThisSystem(pid) ?? { parent: 1 };
    expect(parent).toBeGreaterThan(1);
    above.push(parent);
    pid = parent;
  }
  return { npm, server, above };
}

async function untilGone(pid: number): Promise<void> {
  await expect.poll(() => isAlive(pid)).toBe(false);
}

describe('a floor whose launcher is killed', () => {
  test('closes in good order, whichever process of the chain it was, and opens again', async () => {
    const data = join(folder.path, 'chain');
    await copyDatabase(data);
    let longest = 1;
    for (let place = 0; place < longest; place += 1) {
      const { npm, server, above } = await launched(data);
      longest = above.length;
      const gone = once(npm, 'close');
      process.kill(above[place] ?? 0, 'SIGKILL');
      await untilGone(server);
      // A window that was closed is not waited for: what is left of the chain is ended here.
      for (const pid of above) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
      await gone;
      // It took its notice back itself: it was not killed, it closed.
      await expect(noticeIn(data)).rejects.toThrow('ENOENT');
    }
    expect(longest).toBeGreaterThanOrEqual(2);
    const again = await floorProcess('--demo', '--data', data);
    expect(await again.stop()).toBe(0);
  });
});

describe('a second floor on the same folder', () => {
  test('is told the address and the process of the first, not those of its database', async () => {
    const data = join(folder.path, 'twice');
    await copyDatabase(data);
    const first = await floorProcess('--demo', '--data', data);
    const { process: pid } = await noticeIn(data);
    const second = floorProcess('--demo', '--data', data);
    await expect(second).rejects.toThrow(
      `This floor is open already, at ${first.address} (process ${pid}).`,
    );
    await first.kill();
    // What a killed floor left says nothing of the next one.
    const third = await floorProcess('--demo', '--data', data);
    expect(await noticeIn(data)).toMatchObject({ address: third.address });
    expect(await third.stop()).toBe(0);
  });
});
