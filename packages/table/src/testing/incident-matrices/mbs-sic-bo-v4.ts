import type { PlayedMatrix } from '../played-incident.ts';

/** The dice are tumbled and covered before bets open, so that 5.1 to 5.5 hold from then on; what is covered cannot be read. */
export const mbsSicBoV4Played: readonly PlayedMatrix[] = [
  {
    book: 'mbs-sic-bo-v4',
    shaker: null,
    phases: ['idle', 'covered', 'betting', 'closed', 'uncovered', 'known'],
    rows: {
      'tumbled-fewer-than-three': 'no-round void:5.1*3 contradicts:3.1*2',
      'die-not-flat': 'no-round void:5.3*4 taken-back:5.3',
      'tumbler-before-close': 'no-round no referred:6.1 no*3',
      'dice-exposed-before-close': 'no-round void:5.2*2 no*3',
      'dice-damaged': 'no-round void:5.4+I-P3*4 taken-back:5.4+I-P3',
      'dome-broken': 'no-round void:5.5*4 taken-back:5.5',
      'shaker-failed': 'no-round breaks-off:5.8.1+I-P2+I-P1*3 asked goes-on:5.8.2+I-P2+I-P1',
      'shaker-failed, no die read': 'no-round breaks-off:5.8.1+I-P2+I-P1*4 goes-on:5.8.2+I-P2+I-P1',
      'shaker-failed, dice read': 'no-round breaks-off:5.8.1+I-P2+I-P1*3 goes-on:5.8.2+I-P2+I-P1*2',
      'electrical-device-failed':
        'no-round breaks-off:5.8.1+I-P2+I-P1*3 asked goes-on:5.8.2+I-P2+I-P1',
      'electrical-device-failed, no die read':
        'no-round breaks-off:5.8.1+I-P2+I-P1*4 goes-on:5.8.2+I-P2+I-P1',
      'electrical-device-failed, dice read':
        'no-round breaks-off:5.8.1+I-P2+I-P1*3 goes-on:5.8.2+I-P2+I-P1*2',
      'lights-wrong': 'noted:6.3*6',
      'display-wrong': 'noted:6.3*6',
      'wrong-result-registered': 'requested:6.3+I-P4*6',
      'error-noticed-later': 'no-round noted:I-P4*5',
      'round-interrupted': 'no-round breaks-off:5.8.1+I-P1*3 asked goes-on:5.8.2+I-P1',
      'round-interrupted, no die read': 'no-round breaks-off:5.8.1+I-P1*4 goes-on:5.8.2+I-P1',
      'round-interrupted, dice read': 'no-round breaks-off:5.8.1+I-P1*3 goes-on:5.8.2+I-P1*2',
      'terminals-interrupted': 'no-round stands:5.9+I-P2*3 stands:5.9+5.9.1+I-P2*2',
      'player-walked-away': 'no-round no noted:3.6 noted:3.6+5.6*3',
      'not-covered': 'referred:6.1*6',
    },
  },
];
