import { compare, equals, fractionText } from '@baize/exact';
import type { ParSection } from '@baize/math';
import { edgeChart } from '../chart/edge-chart.ts';
import { labelOf } from '../chart/group-label.ts';
import type { ParGroup, ParSheet } from '../par-sheet.ts';
import { reproductions } from '../sheet/commands.ts';
import { percentText, returnText } from '../sheet/figure-text.ts';
import { topReturn } from '../sheet/figures.ts';
import type { Identification } from '../sheet/identification.ts';
import {
  type Block,
  fact,
  heading,
  leftColumn,
  note,
  paragraph,
  type ReportDocument,
  type Section,
  type Tile,
  verbatim,
} from './block.ts';
import { bets } from './sections/bets.ts';
import { everyBet } from './sections/every-bet.ts';
import { readings } from './sections/readings.ts';
import { returns } from './sections/returns.ts';
import { rules } from './sections/rules.ts';
import { together } from './sections/together.ts';
import { volatility } from './sections/volatility.ts';

/** What only games of its mechanic have to say: after the bets, or at the end. */
function fromAnnexes({ annexes }: ParSheet, place: 'section' | 'appendix'): readonly Section[] {
  return annexes.flatMap((annex) => {
    const section: ParSection | undefined = annex[place];
    return section ? [{ ...section, startsPage: place === 'appendix' }] : [];
  });
}

/** How to obtain every figure again, and what each of them means. */
function verification(sheet: ParSheet): Section {
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

function methodOf({ counted }: ParSheet): readonly string[] {
  return [
    counted.method,
    'Nothing is simulated and nothing is rounded: every figure is a fraction of whole numbers. Percentages, roots and other decimals are rounded half away from zero, once, when they are printed.',
    'A counter that shares no code with the rules or with this analysis counts every bet of every game again; the tests of the software compare the two.',
  ];
}

const TERMS = [
  'Hit: the chance that a bet returns more than its stake. Payback: the average return of one unit staked, also called return to player. Edge: one less the payback; what the house keeps of a unit on average.',
  'Variance: the mean square of the distance between the return of one unit and the payback. Skew: the mean cube of that distance over the cube of the deviation; large where a bet wins seldom and pays much.',
] as const;

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
      ...fromAnnexes(sheet, 'section'),
      returns(sheet),
      volatility(sheet),
      together(sheet),
      rules(sheet),
      readings(sheet),
      verification(sheet),
      signatures(sheet),
      ...everyBet(sheet),
      everyRule(sheet),
      ...fromAnnexes(sheet, 'appendix'),
    ],
  };
}

/** One picture for whoever reads one page. */
function atAGlance({ groups }: ParSheet): Section {
  return {
    id: 'at-a-glance',
    title: 'House edge by bet',
    startsPage: false,
    blocks: [{ block: 'chart', caption: 'Part of a unit staked', drawing: edgeChart(groups) }],
  };
}

/** Everything the document asks of software, not only what moves the figures. */
function everyRule({ rules }: ParSheet): Section {
  return {
    id: 'every-rule',
    title: 'Appendix: what the document asks of the software',
    startsPage: true,
    blocks: [
      {
        block: 'table',
        caption: 'Every clause that software carries out, in our own words',
        columns: [leftColumn('Clause', 18), leftColumn('What it asks', 82)],
        rows: rules.map(({ clause, says }) => [clause, says]),
      },
      note(
        'Clauses that define words, describe what people do or leave a matter to somebody are not listed; npx baize clause shows all of them with the code and the tests that cite them.',
      ),
    ],
  };
}

/** Room for whoever takes responsibility, under the hash they take it for. */
function signatures({ identification: { game }, data }: ParSheet): Section {
  return {
    id: 'signatures',
    title: 'Signatures',
    startsPage: false,
    blocks: [
      paragraph(`For ${game}, data ${data.sha256}.`),
      {
        block: 'signatures',
        signatories: [
          { role: 'Prepared by', states: 'computed the sheet from the data named above' },
          { role: 'Examined by', states: 'obtained the same figures independently' },
          { role: 'Approved by', states: 'accepts the sheet and its interpretations' },
        ],
      },
    ],
  };
}

/** The first thing anybody asks: how many bets, what they cost, what they can pay. */
function summary(sheet: ParSheet): readonly Block[] {
  return [{ block: 'tiles', tiles: tiles(sheet) }];
}

function tiles({ bets, groups }: ParSheet): readonly Tile[] {
  const byEdge = groups.toSorted((a, b) => compare(a.figures.edge, b.figures.edge));
  const byTop = groups.toSorted((a, b) =>
    compare(topReturn(b.figures).value, topReturn(a.figures).value),
  );
  const areas = new Set(bets.map(({ bet }) => bet)).size;
  return [
    { label: 'Bets offered', value: `${areas}`, note: `in ${groups.length} rows of equal figures` },
    ...edgeTile('Lowest edge', byEdge),
    ...edgeTile('Highest edge', byEdge.toReversed()),
    ...topTile(byTop[0]),
  ];
}

/** Several bets may share the edge; one is named and the others are counted. */
function edgeTile(label: string, [first, ...others]: readonly ParGroup[]): readonly Tile[] {
  if (!first) return [];
  const same = others.filter(({ figures }) => equals(figures.edge, first.figures.edge)).length;
  const note = same === 0 ? labelOf(first) : `${labelOf(first)} and ${same} more`;
  return [{ label, value: percentText(first.figures.edge, 2), note }];
}

function topTile(group: ParGroup | undefined): readonly Tile[] {
  if (!group) return [];
  const { value, chance } = topReturn(group.figures);
  const note = `${labelOf(group)}, chance ${fractionText(chance)}`;
  return [{ label: 'Largest return', value: `${returnText(value)} x stake`, note }];
}

/** Which document, which layout, which data: what a signature would be put under. */
function identification({ identification: id, data, readings }: ParSheet): Section {
  const chosen = readings.map((reading) => {
    const origin = reading.value === reading.byDefault ? 'default' : 'chosen';
    return `${reading.id} = ${reading.value} (${origin})`;
  });
  return {
    id: 'identification',
    title: 'Identification',
    startsPage: false,
    blocks: [
      {
        block: 'facts',
        facts: [
          verbatim('Game', id.game),
          verbatim('Rulebook', id.rulebook),
          fact('Operator', id.operator ?? 'not named in the document'),
          fact('Version', id.version ?? 'not stated in the document'),
          fact('In force from', effectiveText(id.effectiveFrom)),
          ...(id.layout === null ? [] : [fact('Layout', id.layout)]),
          fact('Prices', id.houseTable ?? id.payTable),
          fact('Price source', sourceOf(id)),
          ...(id.departures.length === 0 ? [] : [fact('Other prices', id.departures.join('; '))]),
          fact('Bet unit', `${id.unit} minor ${id.unit === 1 ? 'unit' : 'units'}`),
          fact('Readings in force', chosen.length === 0 ? 'none are open' : chosen.join('; ')),
          fact('Computed by', id.software),
          ...(id.code === null ? [] : [verbatim('SHA-256 of its programs', id.code)]),
          fact('Date of this sheet', id.date ?? 'none given'),
          verbatim('SHA-256 of the data', data.sha256),
        ],
      },
      note(
        'The hash covers the source document as transcribed, the build of the software, the game, every price of every bet, the readings in force, the bet unit and every figure; see Method and verification for its exact form.',
      ),
    ],
  };
}

/** The document prints local time at the casino. */
function effectiveText(effectiveFrom: string | null): string {
  if (effectiveFrom === null) return 'not stated in the document';
  const [day = '', time] = effectiveFrom.split('T');
  return time === undefined ? day : `${day}, ${time} local time`;
}

function sourceOf({ houseTable, arePricesApproved }: Identification): string {
  if (houseTable === null) return 'the document';
  return arePricesApproved ? 'a house table' : 'a house table; the document fixes other prices';
}
