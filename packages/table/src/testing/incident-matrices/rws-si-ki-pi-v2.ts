import type { PlayedMatrix } from '../played-incident.ts';

/** Who has seen cards decides between 5.1.2, 5.2 and 5.3; a round that was settled in part is undone when it is void. */
export const rwsSiKiPiV2Played: readonly PlayedMatrix[] = [
  {
    book: 'rws-si-ki-pi-v2',
    shaker: null,
    phases: ['idle', 'betting', 'closed', 'dealt', 'dealer-set', 'resulted'],
    rows: {
      'display-wrong': 'referred:I-P12*6',
      'wrong-result-registered': 'referred:I-P12*6',
      'error-noticed-later': 'no-round referred:I-P12*5',
      'round-interrupted': 'no-round breaks-off:I-P2+I-P1*3 goes-on:I-P2+I-P1*2',
      'terminals-interrupted': 'no-round stands:I-P2*5',
      'excess-not-rejected': 'no-round referred:I-P12*5',
      'below-minimum-not-noticed': 'no-round referred:I-P12*5',
      'player-walked-away': 'no-round left:1_Seated_Player*5',
      'foreign-card': 'no-round void:5.1.1+5.1*4 undone:5.1.1+5.1',
      'foreign-card-after-settlement': 'noted:I-P13+5.1 no*5',
      'dealer-cards-exposed-unseen': 'no-round no*2 void:5.1.2+5.1*2 undone:5.1.2+5.1',
      'dealer-cards-exposed-seen': 'no-round no*2 noted:5.3*2 contradicts:5.1.2+5.1',
      'player-cards-exposed-unseen': 'no-round no*2 offered:5.2+I-H12 referred:I-P12*2',
      'player-cards-exposed-seen': 'no-round no*2 noted:5.3*2 contradicts:5.2+I-H12',
      'single-card-exposed': 'no-round no*2 noted:I-H13*3',
      'player-exposes-own-cards': 'no-round no*2 seen:I-H13*2 no',
      'misdeal-unseen': 'no-round no*2 redealt:I-H13*2 no',
      'misdeal-seen': 'no-round no*2 void:5.1.3+5.1*2 undone:5.1.3+5.1',
      'dealer-hand-misset': 'no-round no*3 noted:3.12 no',
      'not-covered': 'referred:I-P12*6',
    },
  },
];
