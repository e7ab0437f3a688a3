import { fractionText, subtract } from '@baize/exact';
import { clauseOf } from '@baize/game';
import type { ParSheet } from '../../par-sheet.ts';
import { percentText } from '../../sheet/figure-text.ts';
import { type Block, heading, leftColumn, note, paragraph, right, type Section } from '../block.ts';

/** What the document leaves open, how it was answered, and what another answer would change. */
export function readings(sheet: ParSheet): Section {
  return {
    id: 'readings',
    title: 'Readings and interpretations',
    startsPage: false,
    blocks: [
      paragraph(
        'Where the document is silent, odd or contradicts itself a decision was made, with its reason. A proposed decision awaits confirmation by whoever the document names.',
      ),
      heading('Effect of other readings'),
      ...effects(sheet),
      heading('Interpretations'),
      {
        block: 'table',
        caption: 'Every interpretation of this document, its reason and its status',
        columns: [
          leftColumn('Id', 8),
          leftColumn('Reads', 15),
          leftColumn('What the software does', 33),
          leftColumn('Why', 34),
          leftColumn('Status', 14),
        ],
        rows: sheet.interpretations.map((each) => [
          each.bearsOnFigures ? { text: each.id, below: 'in figures' } : each.id,
          each.reads.map(clauseOf).join(', '),
          each.says,
          each.why,
          each.reading === null
            ? each.status
            : {
                text: each.status,
                below: `${each.isInForce ? '' : 'not '}in force, ${each.reading}`,
              },
        ]),
      },
      note('Marked "in figures": cited by the settlement of at least one bet of this sheet.'),
    ],
  };
}

function effects({ readingEffects }: ParSheet): readonly Block[] {
  if (readingEffects.length === 0) {
    return [paragraph('The document leaves no question open that has more than one answer.')];
  }
  return [
    {
      block: 'table',
      caption: 'Edges under every other reading',
      columns: [
        leftColumn('Reading', 22),
        leftColumn('Instead of', 18),
        leftColumn('Bet', 26),
        right('Edge', 12),
        right('Edge then', 12),
        right('Difference', 13),
        right('Then, exactly', 27),
      ],
      rows: readingEffects.flatMap(({ reading, value, insteadOf, changes }) => {
        const names = [`${reading} = ${value}`, insteadOf];
        if (changes.length === 0) return [[...names, 'no edge changes', '', '', '', '']];
        return changes.map(({ title, play, edge, edgeThen }) => [
          ...names,
          play === null ? title : `${title}, ${play}`,
          percentText(edge, 3),
          percentText(edgeThen, 3),
          percentText(subtract(edgeThen, edge), 3),
          fractionText(edgeThen),
        ]);
      }),
    },
  ];
}
