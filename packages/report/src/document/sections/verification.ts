import type { ParSheet } from '../../par-sheet.ts';
import { reproductions } from '../../sheet/commands.ts';
import { type Block, heading, paragraph, type Section, verbatim } from '../block.ts';

/** How to obtain every figure again, and what each of them means. */
export function verification(sheet: ParSheet): Section {
  return {
    id: 'verification',
    title: 'Method and verification',
    startsPage: true,
    blocks: [
      heading('Method'),
      ...methodOf(sheet).map(paragraph),
      heading('To obtain it again'),
      ...reproductions(sheet).flatMap(({ does, command }): readonly Block[] => [
        paragraph(`${does}:`),
        { block: 'command', text: command },
      ]),
      heading('The hash'),
      paragraph(
        'The data are one JSON object with the game, the source document with its version, its date and the SHA-256 of what was transcribed from it, the version of the software and the SHA-256 of its programs, the readings in force, the bet unit, each price of each bet as a fraction and as printed, and the figures of each bet: hit, edge, moments and the weight of each return. Their canonical form has the keys of every object in ascending order and no space between anything (RFC 8785; all numbers are integers), in UTF-8. The hash is SHA-256 of these bytes. The JSON form of this sheet carries the object under "data".',
      ),
      { block: 'facts', facts: [verbatim('SHA-256', sheet.data.sha256)] },
      heading('Terms'),
      ...TERMS.map(paragraph),
    ],
  };
}

function methodOf({ totals }: ParSheet): readonly string[] {
  const outcomes =
    totals === null
      ? 'The initial bet is counted over all 52,677,670,500 ways to deal four cards to a box and four to the dealer from one deck of 52; a bonus bet over all 270,725 hands of four cards. The dealer plays the House Way. The other boxes show nothing before a hand is set, so the number of boxes does not matter.'
      : 'Three fair dice have 216 equally likely rolls. For each bet and each roll the verdict is the one that settles the bet on a table; the figures are counts of these verdicts.';
  return [
    outcomes,
    'Nothing is simulated and nothing is rounded: every figure is a fraction of whole numbers. Percentages, roots and other decimals are rounded half away from zero, once, when they are printed.',
    'A counter that shares no code with the rules or with this analysis counts every bet of every game again; the tests of the software compare the two.',
  ];
}

const TERMS = [
  'Hit: the chance that a bet returns more than its stake. Payback: the average return of one unit staked, also called return to player. Edge: one less the payback; what the house keeps of a unit on average.',
  'Variance: the mean square of the distance between the return of one unit and the payback. Skew: the mean cube of that distance over the cube of the deviation; large where a bet wins seldom and pays much.',
] as const;
