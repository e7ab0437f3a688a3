import type { Result } from '@baize/exact';
import { errorJson, errorText, type LineError, type Place, problem } from './line-error.ts';
import type { LineInput } from './line-input.ts';
import { LINE_LENGTH_MAXIMUM, lineSplitter } from './line-splitter.ts';
import type { Sink } from './sink.ts';

export interface LineJob {
  /** The answer to one line, without its line end. */
  readonly answer: (text: string) => Result<string, LineError>;
  /** Whether errors are JSON lines too, or sentences for a person. */
  readonly isJson: boolean;
}

export interface LinesProcessed {
  readonly answered: number;
  readonly bad: number;
}

/**
 * Answers every line in place and in order. Lines are handled synchronously; only once per chunk of
 * input do we wait for the reader of our output, so memory stays constant however long the input is.
 */
export async function processLines(
  inputs: readonly LineInput[],
  out: Sink,
  job: LineJob,
): Promise<LinesProcessed> {
  const count = { answered: 0, bad: 0 };
  for (const input of inputs) {
    if (out.isClosed()) break;
    await processInput(input, out, job, count);
  }
  return count;
}

async function processInput(
  { file, open }: LineInput,
  out: Sink,
  { answer, isJson }: LineJob,
  count: { answered: number; bad: number },
): Promise<void> {
  let answers = '';
  const refuse = (error: LineError, place: Place): void => {
    count.bad += 1;
    answers += `${isJson ? errorJson(error, place) : errorText(error, place)}\n`;
  };
  const splitter = lineSplitter({
    line: (text, line) => {
      if (isBlank(text)) return;
      const result = answer(text);
      if (!result.ok) return refuse(result.error, { line, file });
      count.answered += 1;
      answers += `${result.value}\n`;
    },
    tooLong: (line) => refuse(TOO_LONG, { line, file }),
  });
  const flush = async (): Promise<void> => {
    out.write(answers);
    answers = '';
    await out.drained();
  };
  for await (const chunk of open()) {
    splitter.push(String(chunk));
    await flush();
    // Leaving the loop destroys the input, so that whoever feeds us notices too.
    if (out.isClosed()) return;
  }
  splitter.end();
  await flush();
}

const TOO_LONG = problem(
  'line-too-long',
  null,
  `The line has more than ${LINE_LENGTH_MAXIMUM} characters.`,
);

function isBlank(text: string): boolean {
  return text.trim() === '';
}
