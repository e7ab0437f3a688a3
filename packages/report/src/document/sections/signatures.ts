import type { ParSheet } from '../../par-sheet.ts';
import { paragraph, type Section } from '../block.ts';

/** Room for whoever takes responsibility, under the hash they take it for. */
export function signatures({ identification: { game }, data }: ParSheet): Section {
  return {
    id: 'signatures',
    title: 'Signatures',
    startsPage: false,
    blocks: [
      paragraph(`For ${game}, data ${data.sha256}.`),
      {
        block: 'signatures',
        signatories: [
          { role: 'Prepared by', states: 'computed the sheet from the data named above' },
          { role: 'Examined by', states: 'obtained the same figures independently' },
          { role: 'Approved by', states: 'accepts the sheet and its interpretations' },
        ],
      },
    ],
  };
}
