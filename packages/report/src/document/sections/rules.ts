import { clauseOf } from '@baize/game';
import type { ParGroup, ParSheet } from '../../par-sheet.ts';
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
    caption: 'Conditions, one row for bets that win by the same clauses',
    columns: [
      leftColumn('Bet', 20),
      leftColumn('In the document', 18),
      leftColumn('Wins when', 26),
      leftColumn('By', 36),
    ],
    rows: mergePlays(groups).map(({ title, plays, bets: [first, ...others] }) => [
      plays.length === 0 ? title.en : { text: title.en, below: plays.join(', ') },
      first.ownName ?? '',
      others.length === 0 ? first.winsWhen : `${first.name.en}: ${first.winsWhen}`,
      first.because.map(clauseOf).join(', '),
    ]),
  };
}

interface Condition extends Pick<ParGroup, 'title' | 'bets'> {
  readonly plays: readonly string[];
}

/** How one plays decides how often a bet wins, and never when: one row for all plays of a bet. */
function mergePlays(groups: readonly ParGroup[]): readonly Condition[] {
  const merged: Condition[] = [];
  for (const { title, bets, play } of groups) {
    const same = merged.findIndex((each) => play !== null && each.bets[0].bet === bets[0].bet);
    const plays = play === null ? [] : [play];
    const known = merged[same];
    if (known) merged[same] = { ...known, plays: [...known.plays, ...plays] };
    else merged.push({ title, bets, plays });
  }
  return merged;
}
