import { createRequire } from 'node:module';
import { dirname, isAbsolute, resolve } from 'node:path';
import { err, ok, type Result } from '@baize/exact';
import { type LoadedPackages, loadPackages } from '@baize/loader';
import { messageOf } from '../message-of.ts';

/** The books and mechanics that come along, and those of the packages a floor file names. */
export async function packagesOf(
  names: readonly string[],
  file: string,
): Promise<Result<LoadedPackages, string>> {
  const folders: string[] = [];
  for (const name of names) {
    const folder = folderOf(name, file);
    if (!folder.ok) return folder;
    folders.push(folder.value);
  }
  return loadPackages(folders);
}

/** `./folder` lies beside the file; any other name is looked for where Node would from there. */
function folderOf(name: string, file: string): Result<string, string> {
  if (name.startsWith('.') || isAbsolute(name)) return ok(resolve(dirname(file), name));
  try {
    return ok(dirname(createRequire(resolve(file)).resolve(`${name}/package.json`)));
  } catch (problem) {
    return err(`${name} is no package that can be found from here: ${messageOf(problem)}`);
  }
}
