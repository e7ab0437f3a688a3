type Texts = Readonly<Record<string, string>>;

/** What staff read of a mechanic, on a console, in the pit and in the office; what it leaves out is said as at every table. */
export interface OwnWords {
  /** Its commands, as the audit trail names what somebody did. */
  readonly commands?: Texts;
  /** Those of them that wait for a second person, as the request is headed; otherwise as above. */
  readonly requests?: Texts;
  readonly incidents?: Readonly<Record<string, IncidentText>>;
  /** What follows from an incident, by the name its rulebook has for it. */
  readonly consequences?: Readonly<Record<string, Consequence>>;
  /** What is at a table of it that may be out of service. */
  readonly pieces?: Texts;
  /** What has to be done about its equipment. */
  readonly due?: Texts;
  /** What a rulebook asks a dealer to do by name. */
  readonly acts?: Readonly<Record<string, ActText>>;
  /** What is said where a round is settled by another result than the one on record. */
  readonly otherResult?: OtherResultText;
}

export interface IncidentText {
  readonly name: string;
  readonly meaning: string;
}

export interface Consequence {
  /** A word or two beside the name of an incident. */
  readonly short: string;
  /** What will happen, before anybody confirms. */
  readonly full: string;
  /** On the key that reports it, where it is not the usual one. */
  readonly confirm?: string;
}

export interface ActText {
  readonly do: string;
  readonly done: string;
}

export interface OtherResultText {
  /** The decision, among others that can be chosen. */
  readonly effect: string;
  /** What it means, in a sentence. */
  readonly means: string;
  /** Where somebody has not said which result. */
  readonly missing: string;
  /** Above the request for it. */
  readonly decided: string;
  /** What the other result is called beside the one that was registered. */
  readonly is: string;
}
