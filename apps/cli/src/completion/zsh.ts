import type { Command } from '../command.ts';
import type { Option } from '../option.ts';

export function zshCompletion(commands: readonly Command[]): string {
  const names = commands.map(({ name, summary }) => `    '${name}:${quote(summary)}'`).join('\n');
  return `#compdef baize
# zsh completion for baize
_baize() {
  local -a commands
  commands=(
${names}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  case "$words[2]" in
${commands.map(commandCase).join('')}  esac
}
# Sourced from a file it defines the completion; found in fpath it is the completion.
if [ "$funcstack[1]" = "_baize" ]; then _baize "$@"; else compdef _baize baize; fi
`;
}

function commandCase({ name, options, completes }: Command): string {
  const specs = Object.entries(options).map(([option, each]) => optionSpec(option, each));
  return `    ${name}) _arguments ${[...specs, operandSpec(completes)].join(' ')} ;;\n`;
}

function optionSpec(name: string, option: Option): string {
  const repeats = option.type === 'string' && option.multiple ? '*' : '';
  const described = `--${name}[${quote(option.describe)}]`;
  if (option.type === 'boolean') return `'${described}'`;
  const values = option.completes ?? [];
  const action = values === 'files' ? '_files' : `(${values.join(' ')})`;
  return `'${repeats}${described}:${option.value}:${action}'`;
}

function operandSpec(completes: Command['completes']): string {
  if (completes === 'files') return `'*:file:_files'`;
  return completes === 'nothing' ? '' : `'*:word:(${completes.join(' ')})'`;
}

/** Inside single quotes, where brackets and colons have a meaning of their own. */
function quote(text: string): string {
  return text.replace(/[[\]:]/g, '\\$&').replaceAll("'", "'\\''");
}
