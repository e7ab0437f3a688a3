import type { ParSheet } from '../../par-sheet.ts';
import type { Identification } from '../../sheet/identification.ts';
import { fact, note, type Section, verbatim } from '../block.ts';

/** Which document, which layout, which data: what a signature would be put under. */
export function identification({ identification: id, data, readings }: ParSheet): Section {
  const chosen = readings.map((reading) => {
    const origin = reading.value === reading.byDefault ? 'default' : 'chosen';
    return `${reading.id} = ${reading.value} (${origin})`;
  });
  return {
    id: 'identification',
    title: 'Identification',
    startsPage: false,
    blocks: [
      {
        block: 'facts',
        facts: [
          verbatim('Game', id.game),
          verbatim('Rulebook', id.rulebook),
          fact('Operator', id.operator ?? 'not named in the document'),
          fact('Version', id.version ?? 'not stated in the document'),
          fact('In force from', effectiveText(id.effectiveFrom)),
          ...(id.layout === null ? [] : [fact('Layout', id.layout)]),
          fact('Prices', id.houseTable ?? id.payTable),
          fact('Price source', sourceOf(id)),
          ...(id.departures.length === 0 ? [] : [fact('Other prices', id.departures.join('; '))]),
          fact('Bet unit', `${id.unit} minor ${id.unit === 1 ? 'unit' : 'units'}`),
          fact('Readings in force', chosen.length === 0 ? 'none are open' : chosen.join('; ')),
          fact('Computed by', id.software),
          ...(id.code === null ? [] : [verbatim('SHA-256 of its programs', id.code)]),
          fact('Date of this sheet', id.date ?? 'none given'),
          verbatim('SHA-256 of the data', data.sha256),
        ],
      },
      note(
        'The hash covers the source document as transcribed, the build of the software, the game, every price of every bet, the readings in force, the bet unit and every figure; see Method and verification for its exact form.',
      ),
    ],
  };
}

/** The document prints local time at the casino. */
function effectiveText(effectiveFrom: string | null): string {
  if (effectiveFrom === null) return 'not stated in the document';
  const [day = '', time] = effectiveFrom.split('T');
  return time === undefined ? day : `${day}, ${time} local time`;
}

function sourceOf({ houseTable, arePricesApproved }: Identification): string {
  if (houseTable === null) return 'the document';
  return arePricesApproved ? 'a house table' : 'a house table; the document fixes other prices';
}
