import type { EquipmentEvent, HouseEvent } from '../../event.ts';
import { betWords, type Telling, type Told } from './telling.ts';

export function houseWords(event: HouseEvent | EquipmentEvent, telling: Telling): Told {
  const { amount } = telling;
  switch (event.type) {
    case 'TableConfigured': {
      const { game, unit, limits, differential } = event.config;
      const { minimum, maximum } = limits.default;
      const apart = differential === null ? '' : `, Differential ${amount(differential)}`;
      return {
        says: `The table is set up for ${game}.`,
        more: [
          `Stakes from ${amount(minimum)} to ${amount(maximum)} in units of ${amount(unit)}${apart}`,
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
    case 'InspectionRecorded':
      return {
        says: `Inspection: ${event.entered.join('-')} entered, the right areas lit; ${event.shakes} test shakes.`,
        more: [event.lit.map((bet) => betWords(bet, telling)).join(', ')],
      };
    case 'ShiftBegan':
      return { says: 'A new shift takes over.' };
    case 'ShiftInspectionRecorded':
      return { says: `Inspection of the shift: ${event.shakes} test shakes.` };
    case 'DiceChanged':
      return { says: `New dice on the table: ${event.dice}.` };
    case 'ShakerFitted':
      return { says: `The ${event.shaker} shaker is fitted.` };
    case 'ShakerRemoved':
      return { says: `The ${event.shaker} shaker is removed.` };
  }
}
