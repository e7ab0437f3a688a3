import { clauseOf } from '@baize/game';
import type { ParSheet } from '../../par-sheet.ts';
import { type Block, heading, leftColumn, note, paragraph, type Section } from '../block.ts';

/** How a round goes and what decides the bets, clause by clause, in our own words. */
export function rules(sheet: ParSheet): Section {
  return {
    id: 'rules',
    title: 'Rules of the game',
    startsPage: true,
    blocks: [
      paragraph(
        'In our own words, by the clause numbers of the document. The document itself is the authority; what it leaves open is listed under Readings and interpretations.',
      ),
      heading('A round'),
      conduct(sheet),
      heading('When a bet wins'),
      conditions(sheet),
      heading('Clauses that decide the figures'),
      {
        block: 'table',
        caption: 'Clauses cited by the settlement of at least one bet of this sheet',
        columns: [leftColumn('Clause', 16), leftColumn('What it asks', 84)],
        rows: sheet.clauses.map(({ clause, says }) => [clause, says]),
      },
      note('Ids that begin with I- are interpretations.'),
    ],
  };
}

function conduct(sheet: ParSheet): Block {
  return {
    block: 'table',
    caption: 'The order of a round',
    columns: [
      leftColumn('Step', 30),
      leftColumn('What the clauses ask', 56),
      leftColumn('Clauses', 14),
    ],
    rows: sheet.conduct.map(({ what, says, because }, index) => [
      `${index + 1}. ${what}`,
      says,
      because.map(clauseOf).join(', '),
    ]),
  };
}

function conditions({ groups }: ParSheet): Block {
  return {
    block: 'table',
    caption: 'Conditions, one row for bets with the same figures',
    columns: [
      leftColumn('Bet', 26),
      leftColumn('In the document', 26),
      leftColumn('Wins when', 30),
      leftColumn('By', 18),
    ],
    rows: groups.map(({ title, play, bets: [first, ...others] }) => [
      play === null ? title.en : { text: title.en, below: play },
      first.ownName ?? '',
      others.length === 0 ? first.winsWhen : `${first.name.en}: ${first.winsWhen}`,
      first.because.map(clauseOf).join(', '),
    ]),
  };
}
