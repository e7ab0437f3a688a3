import type { TableConfig } from '../../configuration/table-config.ts';
import type { HouseEvent, ServiceEvent } from '../../event.ts';
import { betWords, plainWords, type Telling, type Told } from './telling.ts';

export function houseWords(event: HouseEvent, { amount }: Telling): Told {
  switch (event.type) {
    case 'TableConfigured': {
      const { game, unit, layouts = [] } = event.config;
      const stakes = ({ limits, differential }: Pick<TableConfig, 'limits' | 'differential'>) => {
        const { minimum, maximum } = limits.default;
        const apart = differential === null ? '' : `, Differential ${amount(differential)}`;
        return `from ${amount(minimum)} to ${amount(maximum)} in units of ${amount(unit)}${apart}`;
      };
      return {
        says: `The table is set up for ${game}.`,
        more: [
          `Stakes ${stakes(event.config)}`,
          ...layouts.map(
            (each) => `${each.game} at ${each.terminals.join(', ')}: stakes ${stakes(each)}`,
          ),
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

export function serviceWords(event: ServiceEvent, telling: Telling): Told {
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
