import { type Command, command } from '../command.ts';
import { EXIT } from '../exit-code.ts';
import { helpOf, twoColumns } from '../help-text.ts';
import { ERROR_CODES } from '../json-lines/error-codes.ts';
import { overview } from '../overview.ts';

/** Help on the commands of a list that includes `help` itself, and is therefore asked for later. */
export function helpFor(commands: () => Promise<readonly Command[]>): Command {
  return command({
    name: 'help',
    summary: 'Explain a command, or list the commands; `help errors` lists the error codes.',
    operands: '[COMMAND]',
    details: [],
    asksLibrary: false,
    options: {},
    negativeWhen: 'There is no such command.',
    completes: ['errors'],
    examples: [{ does: 'How to settle.', command: 'baize help settle' }],
    run: async (_values, [name], io) => {
      if (name === undefined) io.out.write(overview(await commands()));
      else if (name === 'errors') io.out.write(errorList());
      else {
        const found = (await commands()).find((each) => each.name === name);
        if (!found) {
          io.err.write(`baize help: there is no command "${name}".\n`);
          return EXIT.negative;
        }
        io.out.write(helpOf(found));
      }
      return EXIT.ok;
    },
  });
}

function errorList(): string {
  return `A bad line is answered by {"line":n,"error":{"code","message","field",...}}; the codes are:\n\n${twoColumns(Object.entries(ERROR_CODES))}`;
}
