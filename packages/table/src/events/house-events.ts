import { demonstrationAt } from '../configuration/demonstration.ts';
import type { TableConfig } from '../configuration/table-config.ts';
import { rulesOf } from '../configuration/table-rules.ts';
import type { EventOf, HouseEvent } from '../event.ts';
import { afterStanding, seatsKept, withEquipment } from '../evolve/house.ts';
import { demonstrationWords } from '../history/words/demonstration-words.ts';
import type { EventWords, WordsContext } from '../history/words/event-words.ts';
import { LIBRARY } from '../library.ts';
import { entriesOf } from './event-entry.ts';

/** The table as such: how it is set up, whether it is open, and why it stands still. */
export const houseEvents = entriesOf<HouseEvent>()({
  TableConfigured: {
    means: 'The table plays by this configuration from now on.',
    shows: [],
    concerns: 'everybody',
    evolve(state, { config }) {
      const rules = rulesOf(config, state[LIBRARY]);
      return { ...state, rules, boxes: seatsKept(state, rules) };
    },
    tell: configuredWords,
  },
  TableOpened: {
    means: 'The table opened.',
    shows: [],
    concerns: 'everybody',
    evolve: (state) => ({ ...state, isOpen: true }),
    tell: () => ({ says: 'The table opens.' }),
  },
  TableClosed: {
    means: 'The table closed; it is inspected again before it opens again.',
    shows: [],
    concerns: 'everybody',
    evolve: (state) =>
      withEquipment({ ...state, isOpen: false }, { inspected: false, shiftInspected: false }),
    tell: () => ({ says: 'The table closes.' }),
  },
  TablePaused: {
    means: 'Play stopped, the round as it is.',
    shows: ['reason'],
    concerns: 'everybody',
    evolve: (state, { reason }, { at }) => ({ ...state, paused: { reason, since: at } }),
    tell: ({ reason }) => ({ says: `The table pauses: ${reason}` }),
  },
  TableResumed: {
    means: 'Play went on.',
    shows: [],
    concerns: 'everybody',
    evolve: (state, { stoodStill = 0 }) => afterStanding({ ...state, paused: null }, stoodStill),
    tell: () => ({ says: 'The table goes on.' }),
  },
  TableSuspended: {
    means: 'No round begins until a fault is mended.',
    shows: ['reason'],
    concerns: 'everybody',
    evolve: (state, { reason, because }) =>
      withEquipment({ ...state, suspended: { reason, because } }, { inspected: false }),
    tell: ({ reason }) => ({ says: `No further round until this is mended: ${reason}` }),
  },
  TableReleased: {
    means: 'The fault is mended.',
    shows: [],
    concerns: 'everybody',
    evolve: (state) => ({ ...state, suspended: null }),
    tell: () => ({ says: 'The fault is mended.' }),
  },
});

function configuredWords(
  { config }: EventOf<'TableConfigured'>,
  { amount, rules }: WordsContext,
): EventWords {
  const { game, unit, layouts = [] } = config;
  const stakes = ({ limits, differential }: Pick<TableConfig, 'limits' | 'differential'>) => {
    const { minimum, maximum } = limits.default;
    const apart = differential === null ? '' : `, Differential ${amount(differential)}`;
    return `from ${amount(minimum)} to ${amount(maximum)} in units of ${amount(unit)}${apart}`;
  };
  const demonstration = rules && demonstrationAt(rules);
  return {
    says: `The table is set up for ${game}.`,
    more: [
      `Stakes ${stakes(config)}`,
      ...layouts.map(
        (each) => `${each.game} at ${each.terminals.join(', ')}: stakes ${stakes(each)}`,
      ),
      ...(demonstration ? demonstrationWords(demonstration) : []),
    ],
  };
}
