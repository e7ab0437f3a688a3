import type { Command } from '../command.ts';

/** Written for bash 3 as well, which has no associative arrays. */
export function bashCompletion(commands: readonly Command[]): string {
  const names = commands.map(({ name }) => name).join(' ');
  return `# bash completion for baize
_baize() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words="" files=""
  # bash splits at "=", so that a reading arrives as three words.
  local reading="" start=$COMP_CWORD
  if [ "$word" = "=" ]; then word=""; reading="$before"; start=$((COMP_CWORD-1))
  elif [ "$before" = "=" ]; then reading="\${COMP_WORDS[COMP_CWORD-2]}"; start=$((COMP_CWORD-2)); fi
  if [ -n "$reading" ]; then before="\${COMP_WORDS[start-1]}"; fi
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${names} --help --version" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${commands.map(commandCase).join('')}  esac
  if [ -n "$reading" ]; then
    COMPREPLY=($(compgen -W "$words" -- "$reading=$word"))
    COMPREPLY=("\${COMPREPLY[@]#"$reading="}")
    return
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  if [ -n "$files" ]; then COMPREPLY+=($(compgen -f -- "$word")); fi
}
complete -o filenames -F _baize baize
`;
}

function commandCase(command: Command): string {
  const { name, completes } = command;
  const operands = typeof completes === 'string' ? '' : ` ${completes.join(' ')}`;
  const files = completes === 'files' ? ' files=yes' : '';
  return `    ${name})
      case "$before" in
${optionsWithValues(command).map(valueCase).join('')}        *) words="${optionWords(command).join(' ')}${operands}"${files} ;;
      esac ;;
`;
}

function valueCase([option, values]: readonly [string, 'files' | readonly string[]]): string {
  const words = values === 'files' ? 'files=yes' : `words="${values.join(' ')}"`;
  return `        ${option}) ${words} ;;\n`;
}

/** The options of a command as they are typed: `--json`. */
function optionWords({ options }: Command): readonly string[] {
  return Object.keys(options).map((name) => `--${name}`);
}

/** The options that take a value, and what a shell may offer for it. */
function optionsWithValues({
  options,
}: Command): readonly (readonly [string, 'files' | readonly string[]])[] {
  return Object.entries(options).flatMap(([name, option]) =>
    option.type === 'string' ? [[`--${name}`, option.completes ?? []] as const] : [],
  );
}
