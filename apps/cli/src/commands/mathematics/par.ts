import { GAMES } from '@baize/rulebooks';
import { command } from '../../command.ts';
import { readingOption, tableOption } from '../../common-options.ts';
import { complain, misuse } from '../../complaint.ts';
import { gameIdOf } from '../../games/short-names.ts';
import { parseTermsWithWarnings } from '../../terms.ts';

export const par = command({
  name: 'par',
  summary: 'Write the PAR sheet of a game, for a lab: HTML, PDF, spreadsheet, CSV or JSON.',
  operands: 'GAME',
  details: [
    'The sheet identifies the document, the layout and the prices with a hash; it holds the rules in our words, every bet with its chances, edge and scatter as exact fractions, where many rounds end, what other readings would change, every interpretation with its reason, and how to obtain all of it again.',
    'The ending of the file chooses the format: html is one file that needs nothing else and prints on A4; pdf carries the JSON form inside; xlsx has numbers to calculate with beside exact fractions; csv has one fact a line. Without --out the sheet is written to standard output, in html, csv or json.',
    'Limits are written as in a floor file: {"limits":{"default":{"minimum":100,"maximum":50000},"kinds":{"small":{"minimum":500,"maximum":500000}}},"differential":300000}; kinds and differential may be left out. Where the terminals of a table have several layouts, the same file names the others under layouts, and the sheet of each game has the limits of its own: one sheet for each layout.',
    'The same game, prices, readings and version give the same bytes, at any time and on any machine. A file is written whole or not at all.',
  ],
  options: {
    out: {
      type: 'string',
      short: 'o',
      value: 'FILE',
      describe: 'Where to write: FILE.html, .pdf, .xlsx, .csv or .json.',
      completes: 'files',
    },
    format: {
      type: 'string',
      value: 'FORMAT',
      describe: 'The format, whatever the file is called.',
      completes: ['html', 'pdf', 'xlsx', 'csv', 'json'],
    },
    date: {
      type: 'string',
      value: 'DAY',
      describe: 'A day to print on the sheet, such as 2026-01-31; none otherwise.',
    },
    limits: {
      type: 'string',
      value: 'FILE',
      describe:
        'Limits of a table (JSON), for its exposure: what it can lose in one round at most.',
      completes: 'files',
    },
    ...readingOption,
    ...tableOption,
  },
  negativeWhen: 'There is no such game, or the file cannot be written.',
  completes: GAMES.map(({ id }) => id),
  examples: [
    { does: 'For a lab.', command: 'baize par rws-tai-sai-v5/c --out par.pdf' },
    {
      does: 'Under another reading, for a program.',
      command: 'baize par licensee-sic-bo/standard --reading D1=exactly-two --format json',
    },
  ],
  run: async (values, [typed, ...more], io) => {
    const id = typed === undefined ? undefined : gameIdOf(typed);
    if (id === undefined)
      return complain(io, 'par', misuse('name a game; `baize games` lists them'));
    if (more.length > 0) return complain(io, 'par', misuse('one game at a time'));
    // Loaded only when wanted: reports bring fonts and charts that no other command needs.
    const { dateFrom, outputFrom } = await import('../../par/par-request.ts');
    const output = outputFrom(values.out, values.format);
    if (!output.ok) return complain(io, 'par', output.error);
    const date = dateFrom(values.date);
    if (!date.ok) return complain(io, 'par', date.error);
    const terms = parseTermsWithWarnings(values, io);
    if (!terms.ok) return complain(io, 'par', terms.error);
    const others = [...terms.value.tables.keys()].filter((game) => game !== id);
    if (others.length > 0) {
      return complain(io, 'par', misuse(`a house table prices ${others.join(', ')}, not ${id}`));
    }
    const { runPar } = await import('../../par/run-par.ts');
    const request = { id, terms: terms.value, output: output.value, date: date.value };
    return runPar({ ...request, limits: values.limits }, io);
  },
});
