import type { PlayedMatrix } from '../played-incident.ts';

/** The device lights the winning areas (5.10); terminals stand in for chips (I-P2). */
export const rwsTaiSaiV5Played: readonly PlayedMatrix[] = [
  {
    book: 'rws-tai-sai-v5',
    shaker: null,
    phases: ['idle', 'betting', 'closed', 'tumbled'],
    rows: {
      'tumbled-fewer-than-three': 'no-round no*2 contradicts:3.7',
      'die-not-flat': 'no-round no*2 void:5.5.2',
      'tumbler-before-close': 'noted:I-P5 void:5.5.3 no*2',
      'dice-damaged': 'requested:5.6+I-P3 void:5.6+I-P3*3',
      'dome-broken': 'no-round referred:5.14*3',
      'shaker-failed': 'no-round no breaks-off:5.4.2+I-P1 asked',
      'shaker-failed, no die read': 'no-round no breaks-off:5.4.2+I-P1*2',
      'shaker-failed, dice read': 'no-round no breaks-off:5.4.2+I-P1 goes-on:5.4.1+I-P1',
      'electrical-device-failed': 'noted:5.10*4',
      'lights-wrong': 'noted:5.10*4',
      'display-wrong': 'noted:5.11*4',
      'wrong-result-registered': 'requested:5.11+I-P4*4',
      'error-noticed-later': 'noted:5.8*4',
      'round-interrupted': 'no-round breaks-off:5.4.2+I-P1*2 asked',
      'round-interrupted, no die read': 'no-round breaks-off:5.4.2+I-P1*3',
      'round-interrupted, dice read': 'no-round breaks-off:5.4.2+I-P1*2 goes-on:5.4.1+I-P1',
      'terminals-interrupted': 'no-round stands:I-P2+5.14*3',
      'excess-not-rejected': 'no-round noted:5.1.1+I-L3*3',
      'below-minimum-not-noticed': 'no-round noted:5.2.1*3',
      'player-walked-away': 'no-round noted:5.3*3',
      'not-covered': 'referred:5.14*4',
    },
  },
];
