import type { PlayedMatrix } from '../played-incident.ts';

/** The device lights the winning areas (5.10); terminals stand in for chips (I-P2). */
export const rwsTaiSaiV5Played: readonly PlayedMatrix[] = [
  {
    book: 'rws-tai-sai-v5',
    shaker: null,
    phases: ['idle', 'betting', 'closed', 'tumbled', 'known'],
    rows: {
      'tumbled-fewer-than-three': 'no-round no*2 contradicts:3.7*2',
      'die-not-flat': 'no-round no*2 void:5.5.2 taken-back:5.5.2',
      'tumbler-before-close': 'noted:I-P5 void:5.5.3 no*3',
      'dice-damaged': 'requested:5.6+I-P3 void:5.6+I-P3*3 taken-back:5.6+I-P3',
      'dome-broken': 'no-round referred:5.14*4',
      'shaker-failed': 'no-round no breaks-off:5.4.2+I-P1 asked goes-on:5.4.1+I-P1',
      'shaker-failed, no die read': 'no-round no breaks-off:5.4.2+I-P1*2 goes-on:5.4.1+I-P1',
      'shaker-failed, dice read': 'no-round no breaks-off:5.4.2+I-P1 goes-on:5.4.1+I-P1*2',
      'electrical-device-failed': 'noted:5.10*5',
      'lights-wrong': 'noted:5.10*5',
      'display-wrong': 'noted:5.11*5',
      'wrong-result-registered': 'requested:5.11+I-P4*5',
      'error-noticed-later': 'no-round noted:5.8*4',
      'round-interrupted': 'no-round breaks-off:5.4.2+I-P1*2 asked goes-on:5.4.1+I-P1',
      'round-interrupted, no die read': 'no-round breaks-off:5.4.2+I-P1*3 goes-on:5.4.1+I-P1',
      'round-interrupted, dice read': 'no-round breaks-off:5.4.2+I-P1*2 goes-on:5.4.1+I-P1*2',
      'terminals-interrupted': 'no-round stands:I-P2+5.14*4',
      'excess-not-rejected': 'no-round noted:5.1.1+I-L3*4',
      'below-minimum-not-noticed': 'no-round noted:5.2.1*4',
      'player-walked-away': 'no-round noted:5.3*4',
      'not-covered': 'referred:5.14*5',
    },
  },
];
