import type { TableConfig } from '../../configuration/table-config.ts';
import type { HouseEvent } from '../../event.ts';
import type { Telling, Told } from './telling.ts';

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
