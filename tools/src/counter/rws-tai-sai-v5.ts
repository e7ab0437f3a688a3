import { priceList } from './price-list.ts';

/** Paragraph 4.1.1, for the layout of Appendix A. */
export const taiSaiA = priceList(
  'rws-tai-sai-v5/a',
  `
  1       small big
  1|2|12  single:1 single:2 single:3 single:4 single:5 single:6
  62      total:4 total:17
  31      total:5 total:16
  18      total:6 total:15
  12      total:7 total:14
  8       total:8 total:13
  7       total:9 total:12
  6       total:10 total:11
  6       domino:1-4 domino:1-2 domino:2-4 domino:1-3 domino:2-3
  6       domino:3-4 domino:2-5 domino:2-6 domino:3-5 domino:4-5
  6       domino:3-6 domino:1-5 domino:1-6 domino:4-6 domino:5-6
  11      double:1 double:2 double:3 double:4 double:5 double:6
  31      any-triple
  180     triple:1 triple:2 triple:3 triple:4 triple:5 triple:6
`,
);

/** Paragraph 4.1.2, for the layout of Appendix C. */
export const taiSaiC = priceList(
  'rws-tai-sai-v5/c',
  `
  1       small big odd even
  1|2|12  single:1 single:2 single:3 single:4 single:5 single:6
  62      total:4 total:17
  31      total:5 total:16
  18      total:6 total:15
  12      total:7 total:14
  8       total:8 total:13
  7       total:9 total:12
  6       total:10 total:11
  6       domino:1-4 domino:1-2 domino:2-4 domino:1-3 domino:2-3
  6       domino:3-4 domino:2-5 domino:2-6 domino:3-5 domino:4-5
  6       domino:3-6 domino:1-5 domino:1-6 domino:4-6 domino:5-6
  11      double:1 double:2 double:3 double:4 double:5 double:6
  31      any-triple
  180     triple:1 triple:2 triple:3 triple:4 triple:5 triple:6
  7       four:3456 four:2356 four:2345 four:1234
  30      three:126 three:135 three:234 three:256 three:346
  30      three:123 three:136 three:145 three:235 three:356
  30      three:124 three:146 three:236 three:245 three:456
  30      three:125 three:134 three:156 three:246 three:345
  50      pair-single:113 pair-single:114 pair-single:115 pair-single:116
  50      pair-single:221 pair-single:223 pair-single:224 pair-single:225 pair-single:226
  50      pair-single:331 pair-single:332 pair-single:334 pair-single:335 pair-single:336
  50      pair-single:441 pair-single:442 pair-single:443 pair-single:445 pair-single:446
  50      pair-single:551 pair-single:552 pair-single:553 pair-single:554 pair-single:556
  50      pair-single:661 pair-single:662 pair-single:663 pair-single:664
`,
);

/** Paragraph 4.1.3, for the layout of Appendix E: no doubles, no odd or even, all fifteen fours. */
export const taiSaiE = priceList(
  'rws-tai-sai-v5/e',
  `
  1       small big
  1|2|12  single:1 single:2 single:3 single:4 single:5 single:6
  62      total:4 total:17
  31      total:5 total:16
  18      total:6 total:15
  12      total:7 total:14
  8       total:8 total:13
  7       total:9 total:12
  6       total:10 total:11
  6       domino:1-4 domino:1-2 domino:2-4 domino:1-3 domino:2-3
  6       domino:3-4 domino:2-5 domino:2-6 domino:3-5 domino:4-5
  6       domino:3-6 domino:1-5 domino:1-6 domino:4-6 domino:5-6
  31      any-triple
  180     triple:1 triple:2 triple:3 triple:4 triple:5 triple:6
  7       four:3456 four:2456 four:2356 four:2346 four:2345
  7       four:1456 four:1356 four:1346 four:1345 four:1256
  7       four:1246 four:1245 four:1236 four:1235 four:1234
  30      three:126 three:135 three:234 three:256 three:346
  30      three:123 three:136 three:145 three:235 three:356
  30      three:124 three:146 three:236 three:245 three:456
  30      three:125 three:134 three:156 three:246 three:345
  50      pair-single:113 pair-single:114 pair-single:115 pair-single:116
  50      pair-single:221 pair-single:223 pair-single:224 pair-single:225 pair-single:226
  50      pair-single:331 pair-single:332 pair-single:334 pair-single:335 pair-single:336
  50      pair-single:441 pair-single:442 pair-single:443 pair-single:445 pair-single:446
  50      pair-single:551 pair-single:552 pair-single:553 pair-single:554 pair-single:556
  50      pair-single:661 pair-single:662 pair-single:663 pair-single:664
`,
);
