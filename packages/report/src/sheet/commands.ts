import type { ParSheet } from '../par-sheet.ts';

/** What somebody types to obtain this sheet again, or its figures by another way. */
export interface Reproduction {
  readonly does: string;
  readonly command: string;
}

export function reproductions(sheet: ParSheet): readonly Reproduction[] {
  const { game, date } = sheet.identification;
  const { byItself } = sheet.counted;
  const terms = termsOf(sheet);
  const limits = sheet.together.limited === null ? '' : ' --limits limits.json';
  const day = date === null ? '' : ` --date ${date}`;
  return [
    {
      does: 'This sheet again, to the byte, with the same version of the software; the ending of the file chooses the format (html, pdf, xlsx, csv, json)',
      command: `npx baize par ${game}${terms}${limits}${day} --out par.json`,
    },
    {
      does: 'The hash of the data out of that file, with two tools that know nothing of this software',
      command: 'jq -jcS .data par.json | sha256sum',
    },
    { does: byItself.does, command: `npx baize ${byItself.command} ${game}${terms} --json` },
  ];
}

/** Readings that are not the default ones; a house table and a package from outside only their owners can name. */
function termsOf({ readings, identification, counted }: ParSheet): string {
  const chosen = readings
    .filter(({ value, byDefault }) => value !== byDefault)
    .map(({ id, value }) => ` --reading ${id}=${value}`);
  const table = identification.houseTable === null ? '' : ' --table house.json';
  const outside = counted.isFromOutside ? ' --with PACKAGE' : '';
  return `${outside}${chosen.join('')}${table}`;
}
