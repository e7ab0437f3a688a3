import { priceList } from './price-list.ts';

/** Sections 4(b) and 4(c) as printed, One of a kind at "1 to 10" included. */
export const licenseeMinimum = priceList(
  'licensee-sic-bo/minimum',
  `
  150       triple:1 triple:2 triple:3 triple:4 triple:5 triple:6
  8         double:1 double:2 double:3 double:4 double:5 double:6
  24        any-triple
  50        total:4
  18        total:5
  14        total:6
  12        total:7
  8         total:8
  6         total:9
  6         total:10
  6         total:11
  6         total:12
  8         total:13
  12        total:14
  14        total:15
  18        total:16
  50        total:17
  5         domino:1-2 domino:1-3 domino:1-4 domino:1-5 domino:1-6
  5         domino:2-3 domino:2-4 domino:2-5 domino:2-6
  5         domino:3-4 domino:3-5 domino:3-6
  5         domino:4-5 domino:4-6
  5         domino:5-6
  1         small
  1         big
  1/10|2|3  single:1 single:2 single:3 single:4 single:5 single:6
`,
);

/** The same with One of a kind on one die at 1 to 1, which 4(b) allows: it states a least price. */
export const licenseeStandard = priceList(
  'licensee-sic-bo/standard',
  `
  150    triple:1 triple:2 triple:3 triple:4 triple:5 triple:6
  8      double:1 double:2 double:3 double:4 double:5 double:6
  24     any-triple
  50     total:4
  18     total:5
  14     total:6
  12     total:7
  8      total:8
  6      total:9
  6      total:10
  6      total:11
  6      total:12
  8      total:13
  12     total:14
  14     total:15
  18     total:16
  50     total:17
  5      domino:1-2 domino:1-3 domino:1-4 domino:1-5 domino:1-6
  5      domino:2-3 domino:2-4 domino:2-5 domino:2-6
  5      domino:3-4 domino:3-5 domino:3-6
  5      domino:4-5 domino:4-6
  5      domino:5-6
  1      small
  1      big
  1|2|3  single:1 single:2 single:3 single:4 single:5 single:6
`,
);
