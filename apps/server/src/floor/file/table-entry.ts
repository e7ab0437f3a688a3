import { READING_SWITCHES } from '@baize/game';
import { checkReadable, personId } from '@baize/protocol';
import { z } from 'zod';

const amount = z.int().positive().describe('Whole minor units: 500 is 5.00.');
const seconds = z.int().nonnegative();

const limits = z.strictObject({ minimum: amount, maximum: amount });

const readings = z.strictObject({
  D1: z.enum(READING_SWITCHES.D1).optional(),
  H1: z.enum(READING_SWITCHES.H1).optional(),
  H2: z.enum(READING_SWITCHES.H2).optional(),
  H3: z.enum(READING_SWITCHES.H3).optional(),
  H4: z.enum(READING_SWITCHES.H4).optional(),
  H10: z.enum(READING_SWITCHES.H10).optional(),
  L3: z.enum(READING_SWITCHES.L3).optional(),
  L8: z.enum(READING_SWITCHES.L8).optional(),
  L9: z.enum(READING_SWITCHES.L9).optional(),
});

const equipment = z.strictObject({
  dice: z.string().min(1).optional().describe('The set of dice on the table.'),
  shaker: z.enum(['manual', 'automated']).optional().describe('Where a rulebook knows shakers.'),
});

const shift = z.strictObject({
  name: z.string().regex(/^[A-Za-z][A-Za-z0-9 -]{0,31}$/),
  from: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .describe('When it begins, in local time: 06:00.'),
});

/** How the house runs its cage. */
const cage = z.strictObject({
  windows: z
    .array(z.string().regex(/^[A-Za-z0-9]{1,8}$/))
    .max(64)
    .default([])
    .describe('Where cashiers open drawers; without any, cash is not counted by drawers.'),
  notes: z
    .array(amount)
    .min(1)
    .max(24)
    .default([100_000, 10_000, 5000, 1000, 500, 200, 100, 50])
    .describe('Values of notes and coins.'),
  secondAbove: z
    .union([amount, z.null()])
    .default(null)
    .describe('What leaves a drawer in larger parts takes a second person; null: nothing does.'),
  blind: z
    .boolean()
    .default(false)
    .describe('Whether a cashier learns what must be in the drawer only by counting it.'),
});

/** Where the table's camera can be watched from. */
const camera = z.strictObject({
  kind: z.enum(['whep', 'hls']).describe('WebRTC by WHEP, or a playlist of HLS.'),
  url: z
    .string()
    .regex(/^https?:\/\/[^\s'";,]+$/, 'must be an http or https address')
    .describe('The address screens play it from.'),
});

const layoutLimits = z
  .strictObject({ default: limits, kinds: z.record(z.string(), limits).default({}) })
  .describe('For every area, and others for certain kinds of bet.');

/** Terminals of a table that have another layout of its rulebook than the table. */
const layout = z.strictObject({
  game: z.string().min(1).describe('Another layout of the same rulebook.'),
  terminals: z
    .array(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/))
    .min(1)
    .max(1000)
    .describe('Who has it; all others have the layout of the table.'),
  houseTable: z
    .union([z.string().min(1), z.record(z.string(), z.unknown()), z.null()])
    .default(null)
    .describe('Prices of the house on this layout.'),
  limits: layoutLimits.optional().describe('Those of the table, unless others are said.'),
  differential: z.union([amount, z.literal(0), z.null()]).optional(),
});

const pitName = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .-]{0,31}$/u)
  .superRefine(checkReadable);

/** Who works in a pit. */
const pit = z.strictObject({
  people: z.array(personId).min(1).max(1000).describe('Accounts, as people sign in.'),
});

/** What can be said of one table, or of all of them under `defaults`. */
const settings = z.strictObject({
  game: z.string().min(1).describe('`rulebook/layout`, as `baize games` lists them.'),
  name: z.string().min(1).superRefine(checkReadable).describe('What people call the table.'),
  pit: pitName.describe('The pit it belongs to; tables of one pit are shown and walked together.'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .describe('ISO 4217, for display only.'),
  chips: z.array(amount).min(1).max(8).describe('Denominations, in ascending order.'),
  readings: readings.describe('Answers to open questions, where they are not the default ones.'),
  houseTable: z
    .union([z.string().min(1), z.record(z.string(), z.unknown()), z.null()])
    .describe('Prices of the house: a file beside this one, the table itself, or null.'),
  unit: amount.describe('Every stake is a multiple of it.'),
  limits: layoutLimits,
  differential: z.union([amount, z.literal(0), z.null()]).describe('Null where the book has none.'),
  mode: z.enum(['dealt', 'automatic']),
  resultSource: z.enum(['dealer', 'device', 'dealer-and-device', 'virtual']),
  bettingSeconds: z
    .union([seconds, z.null()])
    .describe('How long bets stay open; null leaves it to the dealer.'),
  bettingSecondsMinimum: seconds.describe('Bets may not be closed sooner.'),
  arrangingSeconds: seconds.describe(
    'How long players may arrange cards; without it a dealer waits for everybody.',
  ),
  pauseSeconds: seconds.describe('Between two rounds of an automatic table.'),
  stepSeconds: seconds.describe(
    'Between two steps of an automatic table, so that people see them.',
  ),
  equipment,
  camera: z
    .union([camera, z.null()])
    .describe('Shown on terminals and the display in place of the drawn dome.'),
  boxes: z.int().nonnegative().describe('Of a card table.'),
  studyAid: z
    .boolean()
    .describe('Whether a terminal says after a round what each way to arrange was worth; yes.'),
  approvalMinutes: z.int().positive(),
  handPayAbove: z.union([amount, z.null()]).describe('Cash-outs above it are paid by hand.'),
  saleMost: z
    .union([amount, z.null()])
    .describe('The most credit that is bought at once; 100000000, null for no limit.'),
  roundsKept: z.int().describe('How many concluded rounds can still be corrected.'),
});

const tableDefaults = settings.partial();

export const tableEntry = settings.partial().extend({
  table: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,15}$/)
    .describe('The id of the table: up to 16 letters, digits and hyphens.'),
  game: settings.shape.game,
  layouts: z
    .array(layout)
    .min(1)
    .max(16)
    .optional()
    .describe('Where one tumbler serves terminals with several layouts: the others.'),
});

export const floorSchema = z
  .strictObject({
    floor: z.string().min(1).superRefine(checkReadable).describe('What this floor is called.'),
    currency: settings.shape.currency.default('SGD'),
    property: z
      .int()
      .min(0)
      .max(99)
      .default(0)
      .describe('The two digits validation numbers of this property begin with.'),
    instrumentDays: z
      .int()
      .min(1)
      .max(3650)
      .default(30)
      .describe('How long a betting instrument can be redeemed.'),
    minutesEast: z
      .int()
      .min(-840)
      .max(840)
      .default(0)
      .describe('Local time of the floor, in minutes east of Greenwich: 480 is Singapore.'),
    shifts: z
      .array(shift)
      .min(1)
      .max(24)
      .default([
        { name: 'day', from: '06:00' },
        { name: 'swing', from: '14:00' },
        { name: 'night', from: '22:00' },
      ])
      .describe(
        'How reports divide a day, in the order of the clock; the last runs past midnight.',
      ),
    packages: z
      .array(z.string().min(1))
      .default([])
      .describe(
        'Rulebooks and mechanics from outside: folders beside this file, or names of packages.',
      ),
    abandonedMinutes: z
      .union([z.int().min(1).max(1440), z.null()])
      .default(15)
      .describe(
        'After so many minutes without a touch a seat with credit is told to dealer and pit; null: never.',
      ),
    demonstrations: z
      .array(z.string().min(1))
      .default([])
      .describe(
        'Tables without a dealer, or with virtual results, that may open in production all the same.',
      ),
    pits: z
      .record(pitName, pit)
      .default({})
      .describe(
        'Who works where: a dealer, pit supervisor or pit manager named here sees and acts only at tables of the pits that name them; whoever is not named works everywhere.',
      ),
    cage: cage.prefault({}),
    defaults: tableDefaults.default({}),
    tables: z.array(tableEntry).min(1),
  })
  .meta({ title: 'The tables of a floor (floor.yaml)' });

export type TableEntry = z.infer<typeof tableEntry>;
export type FloorEntry = z.infer<typeof floorSchema>;

/** The schema an editor can check a floor.yaml by; the domain checks more than a schema can say. */
export function floorJsonSchema(): unknown {
  return z.toJSONSchema(floorSchema, { io: 'input', target: 'draft-2020-12' });
}
