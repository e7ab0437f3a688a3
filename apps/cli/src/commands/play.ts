import { readFileSync } from 'node:fs';
import { err, ok, type Result } from '@baize/exact';
import type { HouseLibrary } from '@baize/house/library';
import { newPlay, type OpenedPlay, openPlay, type Play } from '@baize/table';
import { command, usageError } from '../command.ts';
import { jsonOption, textOption } from '../common-options.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { parseJsonObject } from '../json-lines/json-object.ts';
import { lineInputs, systemReason } from '../json-lines/line-input.ts';
import { type LineJob, processLines } from '../json-lines/process-lines.ts';
import { answerTo } from '../play/play-answer.ts';
import { parsePlayRequest } from '../play/play-request.ts';
import { orderJson, orderText, type PlayedAnswer, shownText } from '../play/played-answer.ts';
import { examplesIn } from '../scenarios/examples.ts';
import { parseYaml } from '../scenarios/parse-yaml.ts';
import { scenarioFiles } from '../scenarios/scenario-files.ts';
import {
  type CaseReport,
  reportJson,
  reportSummary,
  reportsOf,
  reportTable,
} from '../scenarios/scenario-report.ts';
import { stepsText } from '../scenarios/steps-text.ts';
import { vocabularyOf } from '../scenarios/vocabulary.ts';
import { styleFor } from '../text/style.ts';

export const play = command({
  name: 'play',
  summary: 'Drive a table by commands, or run scenarios that prove its clauses.',
  operands: '[FILE...]',
  details: [
    'Reads one order a line, {"op"?,"at"?,"by","command"}, and answers each in place by {"op","at","events"}, {"op","at","refused"} or {"op","at","repeated"}. "by" is a terminal (`A`), a position (`dealer`, `pit-supervisor Bea`) or an actor; "command" is an object with "type" or a sentence such as `bet small 500`. Operation ids and the clock, one second an order, count up by themselves.',
    '{"wait":30000} lets time pass. {"show":"state"}, {"show":"facts"}, {"show":"display"}, {"show":"view","by"} and {"show":"can","by","command"} ask without changing anything.',
    'With --scenario: runs scenario files (*.scenario.yaml or .json), or all in a folder, and prints the table of clauses, scenarios and results. docs/scenarios.md describes commands, events, refusals and the format.',
  ],
  options: {
    ...jsonOption,
    ...textOption,
    config: {
      type: 'string',
      value: 'FILE',
      describe: 'Begin with this table (YAML or JSON, like what a scenario is given).',
      completes: 'files',
    },
    scenario: {
      type: 'string',
      value: 'FILE',
      multiple: true,
      describe: 'Run the scenarios of this file or folder instead; repeatable.',
      completes: 'files',
    },
    steps: { type: 'boolean', describe: 'Show every step of the scenarios and what it led to.' },
    vocabulary: {
      type: 'boolean',
      describe: 'List every command, event and refusal with an example from the scenarios.',
    },
  },
  negativeWhen: 'At least one line was bad, or a scenario failed.',
  csv: {},
  completes: 'files',
  examples: [
    {
      does: 'A table of Tai Sai, from the first order on.',
      command: `echo '{"by":"shift-manager","command":"configure rws-tai-sai-v5/c"}' | baize play`,
    },
    {
      does: 'Every clause of the five books.',
      command: 'baize play --scenario packages/table/scenarios',
    },
  ],
  run: async (values, operands, io) => {
    if (values.scenario.length > 0) {
      return runScenarios([...values.scenario, ...operands], values, io);
    }
    const given = openGivenTable(values.config, io.library);
    if (!given.ok) return usageError(io, 'play', given.error);
    const inputs = lineInputs(operands, io);
    if (!inputs.ok) return usageError(io, 'play', inputs.error);
    const isJson = values.json || (!values.text && !io.isTerminal);
    const write = (answer: PlayedAnswer) =>
      isJson ? orderJson(answer) : orderText(answer, io.library);
    io.out.write(given.value.answers.map((answer) => `${write(answer)}\n`).join(''));
    const job = answerAtTable(given.value.play, isJson, io.library);
    const { bad } = await processLines(inputs.value, io.out, job);
    return bad === 0 ? EXIT.ok : EXIT.negative;
  },
});

/** Answers line after line at one table. */
function answerAtTable(start: Play, isJson: boolean, library: HouseLibrary): LineJob {
  let table = start;
  return {
    isJson,
    answer: (text) => {
      const line = parseJsonObject(text);
      if (!line.ok) return line;
      const request = parsePlayRequest(line.value, library);
      if (!request.ok) return request;
      const answer = answerTo(request.value, table);
      if (!answer.ok) return answer;
      table = answer.value.play;
      if ('order' in answer.value) {
        const { order } = answer.value;
        return ok(isJson ? orderJson(order) : orderText(order, library));
      }
      return ok((isJson ? JSON.stringify : shownText)(answer.value.shown));
    },
  };
}

interface ScenarioOptions {
  readonly json: boolean;
  readonly steps: boolean;
  readonly vocabulary: boolean;
}

function runScenarios(paths: readonly string[], options: ScenarioOptions, io: Io): ExitCode {
  const files = scenarioFiles(paths, io.library);
  if (!files.ok) return usageError(io, 'play', files.error);
  const reports = reportsOf(files.value, io.library);
  io.out.write(`${linesFor(reports, options, io).join('\n')}\n`);
  return reports.every(({ passed }) => passed) ? EXIT.ok : EXIT.negative;
}

function linesFor(
  reports: readonly CaseReport[],
  { json, steps, vocabulary }: ScenarioOptions,
  io: Io,
): readonly string[] {
  if (json) return reports.map(reportJson);
  if (vocabulary) {
    const { commands, events, refusals } = vocabularyOf(
      io.library,
      examplesIn(reports),
      (path) => path,
    );
    return [...commands, '', ...events, '', ...refusals];
  }
  const style = styleFor(io.hasColours);
  return [
    ...(steps ? reports.flatMap((report) => [...stepsText(report, style), '']) : []),
    ...reportTable(reports, style),
    '',
    reportSummary(reports, io.library),
  ];
}

/** The table of `--config`, which is written like what a scenario is given; an empty one without. */
function openGivenTable(file: string | null, library: HouseLibrary): Result<OpenedPlay, string> {
  if (file === null) return ok({ play: newPlay(library), answers: [] });
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return err(`cannot read ${file}: ${systemReason(error)}`);
  }
  const value = parseYaml(text);
  if (!value.ok) return err(`${file}: ${value.error}`);
  const opened = openPlay(value.value, library);
  if (!opened.ok) return err(`${file}: ${opened.error.field}: ${opened.error.message}`);
  return opened;
}
