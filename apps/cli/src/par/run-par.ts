import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { err, money, ok, type Result } from '@baize/exact';
import { countedGame } from '@baize/house/mathematics';
import { type ParLimits, parFile, parSheet } from '@baize/report';
import { RULEBOOKS } from '@baize/rulebooks';
import { checkConfig, limitsByBet, type StakeLimits, type TableConfig } from '@baize/table';
import { type Complaint, complain, misuse, refusal } from '../complaint.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import {
  isJsonObject,
  type JsonObject,
  parseJsonObject,
  requireField,
  unknownFieldIn,
} from '../json-lines/json-object.ts';
import { type LineError, problem } from '../json-lines/line-error.ts';
import { systemReason } from '../json-lines/line-input.ts';
import { showValue } from '../json-lines/show-value.ts';
import { gameOpener } from '../mechanics/game-opener.ts';
import type { GameTerms, OpenGame } from '../settle-request/open-game.ts';
import { unknownGame } from '../settle-request/settle-request.ts';
import { groupDigits } from '../text/fraction.ts';
import { VERSION } from '../version.ts';
import { writeWhole } from '../whole-file.ts';
import type { ParOutput } from './par-request.ts';

type Limits = Pick<TableConfig, 'limits' | 'differential'>;

/** The limits of a table from a file, checked as a table's configuration is. */
function limitsFrom(
  file: string,
  game: OpenGame,
  { library, readings }: GameTerms,
): Result<ParLimits, Complaint> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    return err(misuse(`cannot read ${file}: ${systemReason(error)}`));
  }
  const given = parseLimits(text, game.id);
  if (!given.ok) {
    const { field, message } = given.error;
    return err(refusal(`${file}: ${field === null ? '' : `${field}: `}${message}`));
  }
  const config = { ...anyTable(game), ...given.value, readings };
  const rules = checkConfig(config, library);
  if (!rules.ok) return err(refusal(`${file}: ${rules.error.field}: ${rules.error.message}`));
  return ok(limitsByBet(rules.value));
}

/** A table of the game, to check its limits: whatever else can be decided about it plays no part in them. */
function anyTable({
  id,
  unit,
}: OpenGame): Omit<TableConfig, 'limits' | 'differential' | 'readings'> {
  return {
    table: 'PAR',
    game: id,
    houseTable: null,
    unit,
    mode: 'dealt',
    resultSource: 'dealer',
    bettingSeconds: null,
    bettingSecondsMinimum: 0,
    boxes: 1,
    approvalMinutes: 10,
    handPayAbove: null,
    roundsKept: 50,
  };
}

/** Of a table whose terminals have several layouts, the limits are those of the layout of the game. */
function parseLimits(text: string, game: string): Result<Limits, LineError> {
  const file = parseJsonObject(text);
  if (!file.ok) return file;
  const strange = unknownFieldIn(file.value, ['limits', 'differential', 'layouts']);
  if (strange) return err(strange);
  const { layouts, ...own } = file.value;
  if (layouts === undefined) return readLimits(own);
  if (!Array.isArray(layouts)) {
    return err(problem('wrong-type', 'layouts', `It is ${showValue(layouts)}, not a list.`));
  }
  for (const [index, layout] of layouts.entries()) {
    const place = `layouts[${index}]`;
    if (!isJsonObject(layout)) {
      return err(
        problem('wrong-type', place, `It is ${showValue(layout)}, not an object in braces.`),
      );
    }
    const unread = unknownFieldIn(layout, LAYOUT_FIELDS);
    if (unread) return err({ ...unread, field: `${place}.${unread.field}` });
    if (layout.game !== game) continue;
    const { game: _, terminals: __, houseTable: ___, ...said } = layout;
    const read = readLimits({ ...own, ...said });
    return read.ok ? read : err({ ...read.error, field: `${place}.${read.error.field}` });
  }
  return readLimits(own);
}

/** As a floor file has them; who has a layout, and its prices, are said elsewhere. */
const LAYOUT_FIELDS = ['game', 'terminals', 'houseTable', 'limits', 'differential'];

function readLimits(given: JsonObject): Result<Limits, LineError> {
  const limits = objectAt(given, 'limits', 'limits');
  if (!limits.ok) return limits;
  const unread = unknownFieldIn(limits.value, ['default', 'kinds']);
  if (unread) return err(unread);
  const all = boundsAt(limits.value, 'default', 'limits.default');
  if (!all.ok) return all;
  const kinds = kindsIn(limits.value);
  if (!kinds.ok) return kinds;
  const { differential = null } = given;
  const apart = differential === null ? ok(null) : amountOf(differential, 'differential');
  if (!apart.ok) return apart;
  return ok({ limits: { default: all.value, kinds: kinds.value }, differential: apart.value });
}

function kindsIn(limits: JsonObject): Result<Readonly<Record<string, StakeLimits>>, LineError> {
  if (!Object.hasOwn(limits, 'kinds')) return ok({});
  const given = objectAt(limits, 'kinds', 'limits.kinds');
  if (!given.ok) return given;
  const kinds: [string, StakeLimits][] = [];
  for (const kind of Object.keys(given.value)) {
    const bounds = boundsAt(given.value, kind, `limits.kinds.${kind}`);
    if (!bounds.ok) return bounds;
    kinds.push([kind, bounds.value]);
  }
  return ok(Object.fromEntries(kinds));
}

function boundsAt(within: JsonObject, field: string, path: string): Result<StakeLimits, LineError> {
  const bounds = objectAt(within, field, path);
  if (!bounds.ok) return bounds;
  const strange = unknownFieldIn(bounds.value, ['minimum', 'maximum']);
  if (strange) return err({ ...strange, field: `${path}.${strange.field}` });
  const minimum = amountOf(bounds.value.minimum, `${path}.minimum`);
  if (!minimum.ok) return minimum;
  const maximum = amountOf(bounds.value.maximum, `${path}.maximum`);
  return maximum.ok ? ok({ minimum: minimum.value, maximum: maximum.value }) : maximum;
}

function objectAt(within: JsonObject, field: string, path: string): Result<JsonObject, LineError> {
  const value = requireField(within, field);
  if (!value.ok) return value;
  if (isJsonObject(value.value)) return ok(value.value);
  return err(
    problem('wrong-type', path, `It is ${showValue(value.value)}, not an object in braces.`),
  );
}

function amountOf(value: unknown, path: string) {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) {
    return ok(money(value));
  }
  const said = value === undefined ? 'missing' : showValue(value);
  return err(problem('wrong-type', path, `It is ${said}; it must be whole minor units.`));
}

/** What a figure passes through on its way onto a sheet. */
const PACKAGES = [
  '@baize/exact',
  '@baize/game',
  '@baize/three-dice',
  '@baize/si-ki-pi',
  '@baize/rulebooks',
  '@baize/math',
  '@baize/report',
];

/**
 * SHA-256 over the programs of these packages as they run, a line `HASH  PACKAGE/FILE` each in the order of their names:
 * the same sources built by the same compiler give the same digest on any machine.
 */
function codeDigest(): string {
  const lines = PACKAGES.flatMap((name) => {
    const folder = dirname(fileURLToPath(import.meta.resolve(name)));
    return programsIn(folder).map((file) => {
      const content = createHash('sha256').update(readFileSync(file)).digest('hex');
      return `${content}  ${name}/${relative(folder, file).split(sep).join('/')}\n`;
    });
  });
  return createHash('sha256').update(lines.join('')).digest('hex');
}

function programsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isProgram(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.split(sep).includes('testing'))
    .toSorted();
}

/** Tests and descriptions of types compute nothing. */
function isProgram(name: string): boolean {
  return /\.(js|ts)$/.test(name) && !/\.(test|d)\./.test(name);
}

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
  const table = terms.tables.get(id);
  const sheet = parSheet(countedGame(terms.library, game.value.played), {
    software: `Baize ${VERSION}`,
    code: codeDigest(),
    date,
    houseTable: table ? { title: table.title, departures: table.departures } : null,
    limits: limits === null ? null : limits.value,
    isFromOutside: !RULEBOOKS.some((book) => book.id === game.value.book.id),
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
