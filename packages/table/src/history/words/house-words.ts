import { clauseOf } from '@baize/game';
import { type Demonstration, demonstrationAt } from '../../configuration/demonstration.ts';
import type { TableConfig } from '../../configuration/table-config.ts';
import type { HouseEvent, ServiceEvent } from '../../event.ts';
import {
  betWords,
  type EventWords,
  plainWords,
  reasonWords,
  type WordsContext,
} from './event-words.ts';

/** What a transcript says of a table that only demonstrates its game. */
export function demonstrationWords({ lacks, unmet, because }: Demonstration): readonly string[] {
  const missing = lacks.map((each) => LACKING[each]).join(' and ');
  return [
    `DEMONSTRATION: ${missing} · ${reasonWords(because)}`,
    `Clauses it cannot meet: ${unmet.map(clauseOf).join(', ')}`,
  ];
}

const LACKING = { dealer: 'nobody deals', equipment: 'results are virtual' } as const;

export function houseWords(event: HouseEvent, { amount, rules }: WordsContext): EventWords {
  switch (event.type) {
    case 'TableConfigured': {
      const { game, unit, layouts = [] } = event.config;
      const stakes = ({ limits, differential }: Pick<TableConfig, 'limits' | 'differential'>) => {
        const { minimum, maximum } = limits.default;
        const apart = differential === null ? '' : `, Differential ${amount(differential)}`;
        return `from ${amount(minimum)} to ${amount(maximum)} in units of ${amount(unit)}${apart}`;
      };
      const demonstration = rules && demonstrationAt(rules);
      return {
        says: `The table is set up for ${game}.`,
        more: [
          `Stakes ${stakes(event.config)}`,
          ...layouts.map(
            (each) => `${each.game} at ${each.terminals.join(', ')}: stakes ${stakes(each)}`,
          ),
          ...(demonstration ? demonstrationWords(demonstration) : []),
        ],
      };
    }
    case 'TableOpened':
      return { says: 'The table opens.' };
    case 'TableClosed':
      return { says: 'The table closes.' };
    case 'TablePaused':
      return { says: `The table pauses: ${event.reason}` };
    case 'TableResumed':
      return { says: 'The table goes on.' };
    case 'TableSuspended':
      return { says: `No further round until this is mended: ${event.reason}` };
    case 'TableReleased':
      return { says: 'The fault is mended.' };
  }
}

export function serviceWords(event: ServiceEvent, telling: WordsContext): EventWords {
  const { amount } = telling;
  switch (event.type) {
    case 'TakenOutOfService':
      return {
        says: `Out of service: ${event.what}, because ${event.reason}`,
        more: [
          ...(event.registered > 0 ? [`${amount(event.registered)} registered there stands`] : []),
          ...event.returned.map(
            ({ bet, amount: sum }) =>
              `${betWords(bet, telling)}: ${amount(sum)} was never registered and is returned`,
          ),
        ],
      };
    case 'ReturnedToService':
      return { says: `Back in service: ${event.what}, ${event.reason}` };
    case 'ActRecorded':
      return { says: `Done: ${plainWords(event.act)}.` };
    case 'MinimumAdvised': {
      const { terminal, bet, stake, minimum } = event;
      const on = `${amount(stake)} on ${betWords(bet, telling)}`;
      return { says: `${terminal} is told that ${on} is below the minimum of ${amount(minimum)}.` };
    }
    case 'RoundRecalled':
      return { says: `Round ${event.round} is read back from the journal.` };
  }
}
