// What this mechanic adds to the words of procedures and incidents.
declare module '@baize/game/contributions' {
  interface MorePhases {
    /** The wheel has been turned and has come to rest. */
    readonly spun: true;
  }
  interface MoreSteps {
    readonly 'spin-wheel': true;
    readonly 'register-stop': true;
  }
  interface MoreIncidents {
    readonly 'wheel-under-three-turns': true;
    readonly 'wheel-turned-back': true;
    readonly 'wheel-stopped-by-hand': true;
  }
}

/** What a seed is asked for when it turns the wheel; part of the derivation, so never given another meaning. */
export const STOP_PURPOSE = 'big-wheel/1';

/** The fewest turns that make a result. */
export const TURNS_LEAST = 3;
