import type { PlayedMatrix } from '../played-incident.ts';

/** Tumble, dice and console fail as 5.1, 5.3 and 5.4 have it; the count of tumbles is on record here, and nobody reports another. */
export const rwsSicBo2021Played: readonly PlayedMatrix[] = [
  {
    book: 'rws-sic-bo-2021',
    shaker: null,
    phases: ['idle', 'betting', 'closed', 'tumbled', 'known'],
    rows: {
      'tumbled-fewer-than-three': 'no-round no*2 contradicts:3.6*2',
      'die-not-flat': 'no-round no*2 void:5.3.2 taken-back:5.3.2',
      'tumbler-before-close': 'noted:I-P5 void:5.3.3 no*3',
      'dice-damaged': 'requested:5.4+I-P3 void:5.4+I-P3*3 taken-back:5.4+I-P3',
      'dome-broken': 'no-round referred:5.10*4',
      'shaker-failed': 'no-round no breaks-off:5.1.2+I-P2+I-P1 asked goes-on:5.1.1+I-P2+I-P1',
      'shaker-failed, no die read':
        'no-round no breaks-off:5.1.2+I-P2+I-P1*2 goes-on:5.1.1+I-P2+I-P1',
      'shaker-failed, dice read':
        'no-round no breaks-off:5.1.2+I-P2+I-P1 goes-on:5.1.1+I-P2+I-P1*2',
      'electrical-device-failed':
        'no-round breaks-off:5.1.2+I-P2+I-P1*2 asked goes-on:5.1.1+I-P2+I-P1',
      'electrical-device-failed, no die read':
        'no-round breaks-off:5.1.2+I-P2+I-P1*3 goes-on:5.1.1+I-P2+I-P1',
      'electrical-device-failed, dice read':
        'no-round breaks-off:5.1.2+I-P2+I-P1*2 goes-on:5.1.1+I-P2+I-P1*2',
      'lights-wrong': 'noted:5.8*5',
      'display-wrong': 'noted:5.8*5',
      'wrong-result-registered': 'requested:5.5+I-P4*5',
      'error-noticed-later': 'no-round noted:5.6*4',
      'round-interrupted': 'no-round breaks-off:5.1.2+I-P1*2 asked goes-on:5.1.1+I-P1',
      'round-interrupted, no die read': 'no-round breaks-off:5.1.2+I-P1*3 goes-on:5.1.1+I-P1',
      'round-interrupted, dice read': 'no-round breaks-off:5.1.2+I-P1*2 goes-on:5.1.1+I-P1*2',
      'terminals-interrupted': 'no-round stands:5.2.1+5.2+I-P2*4',
      'player-walked-away': 'no-round noted:5.7*4',
      'not-covered': 'referred:5.10*5',
    },
  },
];
