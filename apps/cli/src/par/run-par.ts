import { parFile, parSheet } from '@baize/report';
import { complain, refusal } from '../complaint.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { type GameTerms, gameOpener } from '../settle-request/open-game.ts';
import { unknownGame } from '../settle-request/settle-request.ts';
import { groupDigits } from '../text/fraction.ts';
import { VERSION } from '../version.ts';
import { writeWhole } from '../whole-file.ts';
import { codeDigest } from './code-digest.ts';
import { limitsFrom } from './limits-file.ts';
import type { ParOutput } from './par-request.ts';

export interface ParRequest {
  readonly id: string;
  readonly terms: GameTerms;
  readonly output: ParOutput;
  readonly date: string | null;
  /** A file with the limits of a table; null where none are given. */
  readonly limits: string | null;
}

export async function runPar(request: ParRequest, io: Io): Promise<ExitCode> {
  const { id, terms, output, date } = request;
  const game = gameOpener(terms)(id);
  if (!game.ok) return complain(io, 'par', refusal(unknownGame(id, game.error.known).message));
  const limits = request.limits === null ? null : limitsFrom(request.limits, game.value, terms);
  if (limits !== null && !limits.ok) return complain(io, 'par', limits.error);
  const sheet = parSheet(game.value, {
    software: `Baize ${VERSION}`,
    code: codeDigest(),
    date,
    houseTable: terms.tables.get(id) ?? null,
    limits: limits === null ? null : limits.value,
  });
  const bytes = await parFile(sheet, output.format);
  if (output.file === null) {
    io.out.write(new TextDecoder().decode(bytes));
    return EXIT.ok;
  }
  const written = writeWhole(output.file, bytes);
  if (!written.ok) return complain(io, 'par', refusal(written.error.message));
  io.out.write(
    `${id}: ${output.file}, ${groupDigits(`${bytes.length}`)} bytes, data ${sheet.data.sha256}\n`,
  );
  return EXIT.ok;
}
