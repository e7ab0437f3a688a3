import { type Command, command, usageError } from '../command.ts';
import { bashCompletion } from '../completion/bash.ts';
import { fishCompletion } from '../completion/fish.ts';
import { zshCompletion } from '../completion/zsh.ts';
import { EXIT } from '../exit-code.ts';

const SHELLS = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion } as const;

/** Completion of the commands of a list that includes this one, and is therefore asked for later. */
export function completionOf(commands: () => Promise<readonly Command[]>): Command {
  return command({
    name: 'completion',
    summary: 'Write a completion script for bash, zsh or fish.',
    operands: 'bash|zsh|fish',
    details: ['The script completes commands, options, games, readings and files.'],
    asksLibrary: false,
    options: {},
    negativeWhen: null,
    completes: Object.keys(SHELLS),
    examples: [
      { does: 'In ~/.bashrc.', command: 'source <(baize completion bash)' },
      { does: 'In ~/.zshrc.', command: 'source <(baize completion zsh)' },
      { does: 'Once.', command: 'baize completion fish > ~/.config/fish/completions/baize.fish' },
    ],
    run: async (_values, [shell], io) => {
      const found = Object.entries(SHELLS).find(([name]) => name === shell);
      if (!found) return usageError(io, 'completion', 'which shell: bash, zsh or fish?');
      io.out.write(found[1](await commands()));
      return EXIT.ok;
    },
  });
}
