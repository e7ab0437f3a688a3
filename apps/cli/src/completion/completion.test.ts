import { execFileSync } from 'node:child_process';
import { GAMES } from '@baize/rulebooks';
import { describe, expect, test } from 'vitest';
import { loadCommands } from '../program.ts';
import { runCli } from '../testing/run-cli.ts';
import { bashCompletion } from './bash.ts';

const COMMANDS = await loadCommands();

/** What bash offers for a half-typed command line; the words are split as bash splits them. */
function offered(...words: readonly string[]): readonly string[] {
  const typed = words.map((word) => `'${word}'`).join(' ');
  const script = `${bashCompletion(COMMANDS)}
COMP_WORDS=(${typed}); COMP_CWORD=${words.length - 1}; _baize
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const out = execFileSync('bash', ['-c', script], { encoding: 'utf8' });
  return out.split('\n').filter((line) => line !== '');
}

describe('bash completion, run by bash', () => {
  test('offers the commands', () => {
    expect(offered('baize', '')).toEqual([
      ...COMMANDS.map(({ name }) => name),
      '--help',
      '--version',
    ]);
    expect(offered('baize', 'set')).toEqual(['settle']);
  });

  test('offers the options of a command', () => {
    expect(offered('baize', 'settle', '--re')).toEqual(['--reading']);
  });

  test('offers the games', () => {
    const taiSai = GAMES.map(({ id }) => id).filter((id) => id.startsWith('rws-tai'));
    expect(offered('baize', 'games', 'rws-tai')).toEqual(taiSai);
  });

  test('offers the readings, also behind the sign where bash splits a word', () => {
    expect(offered('baize', 'settle', '--reading', 'H2')).toEqual(['H2=never-split', 'H2=literal']);
    expect(offered('baize', 'settle', '--reading', 'H2', '=')).toEqual(['never-split', 'literal']);
    expect(offered('baize', 'settle', '--reading', 'H2', '=', 'lit')).toEqual(['literal']);
  });

  test('offers files where files are wanted', () => {
    expect(offered('baize', 'settle', '--table', 'package.js')).toEqual(['package.json']);
    expect(offered('baize', 'settle', 'package.js')).toEqual(['package.json']);
  });
});

describe('the other shells', () => {
  test.each([['zsh'], ['fish']])('%s knows every command and option', async (shell) => {
    const { out, code } = await runCli(['completion', shell]);
    expect(code).toBe(0);
    for (const { name, options } of COMMANDS) {
      expect(out).toContain(name);
      for (const option of Object.keys(options)) expect(out).toContain(option);
    }
  });

  test('a shell nobody knows is called wrongly', async () => {
    expect((await runCli(['completion', 'tcsh'])).code).toBe(2);
    expect((await runCli(['completion'])).code).toBe(2);
  });
});
