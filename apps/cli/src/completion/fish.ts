import type { Command } from '../command.ts';
import type { Option } from '../option.ts';

export function fishCompletion(commands: readonly Command[]): string {
  return `# fish completion for baize
complete -c baize -f
complete -c baize -n __fish_use_subcommand -l help -d 'Show help'
complete -c baize -n __fish_use_subcommand -l version -d 'Show the version'
${commands.map(commandLines).join('')}`;
}

function commandLines({ name, summary, options, completes }: Command): string {
  const here = `complete -c baize -n '__fish_seen_subcommand_from ${name}'`;
  return [
    `complete -c baize -n __fish_use_subcommand -a ${name} -d '${quote(summary)}'`,
    ...Object.entries(options).map(([option, each]) => `${here} ${optionWords(option, each)}`),
    ...(completes === 'files' ? [`${here} -F`] : []),
    ...(typeof completes === 'string' ? [] : [`${here} -a '${completes.join(' ')}'`]),
    '',
  ].join('\n');
}

function optionWords(name: string, option: Option): string {
  const short = option.short === undefined ? '' : `-s ${option.short} `;
  const described = `${short}-l ${name} -d '${quote(option.describe)}'`;
  if (option.type === 'boolean') return described;
  const values = option.completes ?? [];
  return values === 'files' ? `${described} -r -F` : `${described} -x -a '${values.join(' ')}'`;
}

function quote(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
}
