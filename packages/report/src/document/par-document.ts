import type { ParSheet } from '../par-sheet.ts';
import type { ReportDocument } from './block.ts';
import { atAGlance } from './sections/at-a-glance.ts';
import { bestPlay } from './sections/best-play.ts';
import { bets } from './sections/bets.ts';
import { everyBet } from './sections/every-bet.ts';
import { everyHand } from './sections/every-hand.ts';
import { everyRule } from './sections/every-rule.ts';
import { identification } from './sections/identification.ts';
import { readings } from './sections/readings.ts';
import { returns } from './sections/returns.ts';
import { rules } from './sections/rules.ts';
import { signatures } from './sections/signatures.ts';
import { summary } from './sections/summary.ts';
import { together } from './sections/together.ts';
import { verification } from './sections/verification.ts';
import { volatility } from './sections/volatility.ts';

/** The sheet as people read it; what can be seen on paper is the same as on a screen. */
export function parDocument(sheet: ParSheet): ReportDocument {
  const { game, title, operator, version, effectiveFrom, date, software } = sheet.identification;
  const named = [operator, version, effectiveFrom?.split('T')[0]].filter((part) => part != null);
  return {
    kind: 'PAR sheet',
    title,
    subtitle: [game, ...named].join('  ·  '),
    header: `PAR sheet  ·  ${game}`,
    footer: [software, ...(date === null ? [] : [date]), sheet.data.sha256.slice(0, 16)].join(
      '  ·  ',
    ),
    summary: summary(sheet),
    sections: [
      identification(sheet),
      atAGlance(sheet),
      bets(sheet),
      ...bestPlay(sheet),
      returns(sheet),
      volatility(sheet),
      together(sheet),
      rules(sheet),
      readings(sheet),
      verification(sheet),
      signatures(sheet),
      ...everyBet(sheet),
      everyRule(sheet),
      ...everyHand(sheet),
    ],
  };
}
