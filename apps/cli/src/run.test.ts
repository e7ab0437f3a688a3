import { describe, expect, test } from 'vitest';
import { loadCommands } from './program.ts';
import { runCli } from './testing/run-cli.ts';

const COMMANDS = await loadCommands();

describe('the command line', () => {
  test('without a command shows the commands and counts as called wrongly', async () => {
    const { err, code } = await runCli([]);
    for (const { name } of COMMANDS) expect(err).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    expect(COMMANDS.every(({ summary }) => summary.endsWith('.'))).toBe(true);
    expect(code).toBe(2);
  });

  test.each([['--help'], ['-h'], ['help']])('%s shows the commands', async (word) => {
    const { out, code } = await runCli([word]);
    expect(out).toContain('Usage: baize COMMAND');
    expect(code).toBe(0);
  });

  test('says its version', async () => {
    const { out, code } = await runCli(['--version']);
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(code).toBe(0);
  });

  test('an unknown command is called wrongly, with what was probably meant', async () => {
    const { err, code } = await runCli(['setle']);
    expect(err).toBe('baize: there is no command "setle". Is it settle?\n');
    expect(code).toBe(2);
    expect((await runCli(['frobnicate'])).err).toContain('The commands are games,');
  });
});

describe.each(COMMANDS.map((command) => [command.name, command] as const))(
  '%s',
  (name, command) => {
    test('explains itself: usage, options, exit codes, examples', async () => {
      const { out, code } = await runCli([name, '--help']);
      expect(code).toBe(0);
      expect(out).toContain(`Usage: baize ${name}`);
      for (const option of Object.keys(command.options)) expect(out).toContain(`--${option}`);
      expect(out).toContain('Exit code:\n  0  All went well.');
      expect(out).toContain('Examples:');
      for (const example of command.examples) expect(out).toContain(example.command);
      expect(out).toBe((await runCli([name, '-h'])).out);
      expect(out).toBe((await runCli(['help', name])).out);
    });

    test('complains about an option it does not have, and does nothing', async () => {
      const { out, err, code } = await runCli([name, '--frobnicate']);
      expect({ out, code }).toEqual({ out: '', code: 2 });
      expect(err).toContain(`baize ${name}: there is no option '--frobnicate'`);
      expect(err).toContain(`Try \`baize ${name} --help\`.`);
    });
  },
);

describe('help', () => {
  test('lists every error code', async () => {
    const { out, code } = await runCli(['help', 'errors']);
    expect(out).toContain('bonus-without-initial');
    expect(code).toBe(0);
  });

  test('on a command that does not exist is a no', async () => {
    expect((await runCli(['help', 'frobnicate'])).code).toBe(1);
  });
});

const DECIDING = ['settle', 'explain', 'house-way', 'apportion', 'table'];

describe.each(DECIDING)('--reading of %s', (name) => {
  test.each([
    ['Q7=x', 'there is no reading "Q7"; the readings are D1,'],
    ['H2=maybe', 'the reading H2 is never-split or literal, not "maybe"'],
    ['H2', 'a reading is ID=VALUE, not "H2"'],
    ['H2=literal=x', 'a reading is ID=VALUE'],
    ['__proto__=x', 'there is no reading "__proto__"'],
  ])('%s is refused', async (text, complaint) => {
    const { err, out, code } = await runCli([name, '--reading', text]);
    expect(err).toContain(complaint);
    expect({ out, code }).toEqual({ out: '', code: 2 });
  });
});

test.each([['settle'], ['house-way'], ['apportion']])(
  '%s names a file it cannot read before it answers anything',
  async (name) => {
    const { err, out, code } = await runCli([name, 'absent.jsonl']);
    expect(err).toContain('cannot read absent.jsonl: there is no such file');
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect((await runCli([name, '.'])).err).toContain('cannot read .: it is a folder');
  },
);
