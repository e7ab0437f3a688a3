import type { Command } from './command.ts';
import type { Option } from './option.ts';
import { wrapText } from './text/wrap-text.ts';

const WIDTH = 96;

/** The `--help` of one command. */
export function helpOf(command: Omit<Command, 'execute'>): string {
  const { name, summary, operands, details, options, examples } = command;
  const usage = ['baize', name, operands, '[OPTION...]'].filter((part) => part !== '').join(' ');
  const sections = [
    `${summary}\n`,
    `Usage: ${usage}\n`,
    ...details.map((paragraph) => `${wrapText(paragraph, WIDTH).join('\n')}\n`),
    `Options:\n${optionLines(options)}`,
    `Exit code:\n${exitLines(command)}`,
    examples.length === 0
      ? ''
      : `Examples:\n${examples.map((each) => `  # ${each.does}\n  ${each.command}\n`).join('')}`,
  ];
  return sections.filter((section) => section !== '').join('\n');
}

function optionLines(options: Command['options']): string {
  const rows = Object.entries(options).map(([name, option]) => ({
    left: leftOf(name, option),
    describe: option.describe,
  }));
  return twoColumns(rows.map(({ left, describe }) => [left, describe]));
}

function leftOf(name: string, option: Option): string {
  const short = option.short === undefined ? '' : `-${option.short}, `;
  return option.type === 'boolean' ? `${short}--${name}` : `${short}--${name} ${option.value}`;
}

function exitLines({ negativeWhen, otherEnds = [] }: Omit<Command, 'execute'>): string {
  return twoColumns([
    ['0', 'All went well.'],
    ...(negativeWhen === null ? [] : [['1', negativeWhen] as const]),
    ['2', 'The command was called wrongly; nothing was done.'],
    ...otherEnds.map(([code, when]) => [`${code}`, when] as const),
  ]);
}

/** Indented rows whose second column begins at one place and wraps under itself. */
export function twoColumns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  const indent = ' '.repeat(width + 4);
  return rows
    .map(([left, right]) => {
      const lines = wrapText(right, WIDTH - width - 4);
      return `  ${left.padEnd(width)}  ${lines.join(`\n${indent}`)}\n`;
    })
    .join('');
}
