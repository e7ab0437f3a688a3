import type { ParSheet } from '../par-sheet.ts';
import { reproductions } from '../sheet/commands.ts';
import { textCell } from './cells.ts';
import type { Worksheet } from './worksheet.ts';

export function identificationSheet(sheet: ParSheet): Worksheet {
  const { identification: id, data, readings } = sheet;
  const facts: readonly (readonly [string, string | null])[] = [
    ['PAR sheet', id.title],
    ['Game', id.game],
    ['Rulebook', id.rulebook],
    ['Operator', id.operator],
    ['Version', id.version],
    ['In force from', id.effectiveFrom],
    ['Layout', id.layout],
    ['Prices', id.houseTable ?? id.payTable],
    ['Price source', id.houseTable === null ? 'the document' : 'house table'],
    ['Bet unit in minor units', `${id.unit}`],
    ...readings.map(({ id: name, value }) => [`Reading ${name}`, value] as const),
    ['Computed by', id.software],
    ['SHA-256 of its programs', id.code],
    ['Date', id.date],
    ['SHA-256 of the data', data.sha256],
    ...reproductions(sheet).map(({ does, command }) => [does, command] as const),
  ];
  return {
    sheet: 'Identification',
    data: facts.map(([label, value]) => [
      { value: label, type: String, wrap: true, alignVertical: 'top', textColor: '#4c616f' },
      textCell(value),
    ]),
    columns: [{ width: 44 }, { width: 90 }],
    showGridLines: false,
  };
}
