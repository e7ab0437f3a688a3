// Which floors run out of this checkout. Their modules, PostgreSQL among them, must not be replaced under them.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';

const SERVE = join('apps', 'server', 'dist', 'programs', 'serve.js');

/** The process ids of the floors that were started from this folder. */
export function floorsRunningFrom(root) {
  const program = join(root, SERVE);
  return processes()
    .filter(({ words, folder }) => words.some((word) => isAt(word, folder(), program)))
    .map(({ pid }) => pid);
}

function isAt(word, folder, program) {
  if (!word.endsWith(SERVE)) return false;
  if (isAbsolute(word)) return word === program;
  return folder !== null && resolve(folder, word) === program;
}

/** Every process with the words it was started with; elsewhere than on Linux a path with spaces comes in pieces. */
function processes() {
  if (process.platform !== 'linux') return listedByPs();
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
        return [{ pid: Number(pid), words, folder: () => folderOf(pid) }];
      } catch {
        // It has ended meanwhile, or is not ours to look at.
        return [];
      }
    });
}

function folderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

function listedByPs() {
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [, pid, command = ''] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
    if (pid === undefined) return [];
    // The program is an absolute path wherever we start it, and may hold spaces.
    const path = /(\/.*?serve\.js)(\s|$)/.exec(command.replace(/^\S+(\s+--\S+)*\s+/, ''))?.[1];
    return [{ pid: Number(pid), words: path ? [path] : [], folder: () => null }];
  });
}
