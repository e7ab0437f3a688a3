import type {
  DealerView,
  DisplayView,
  FloorTable,
  PitView,
  PlayerView,
  WireCommand,
  WireCommandType,
} from '@baize/protocol/client';
import type { ComponentType, ReactNode } from 'react';
import type { Act, Refusal, Step } from '../console/model/dealer-view.ts';
import type { TaskProps } from '../console/tasks/task-card.tsx';
import type { StepText } from '../console/words/step-words.ts';
import type { TerminalPhase } from '../terminal/phase/terminal-phase.ts';
import type { ShownRound } from '../terminal/player-view.ts';
import type { Dictionary } from '../text/dictionary.ts';
import type { Language } from '../text/language.ts';
import type { ConsolePartWords, OwnFacts } from './console-part-words.ts';
import type { OwnWords } from './own-words.ts';

/** What a round showed, as its mechanic says it; shared screens pass it on and never look inside. */
export type Outcome = NonNullable<NonNullable<PlayerView['round']>['result']>;

/**
 * What the screens have to know of what is played with. Money, limits, limits of time, requests and
 * reports look the same at every table; whatever differs by mechanic is asked here. Every part is
 * loaded when a screen first needs it: a terminal of one game never downloads the pictures of another.
 */
export interface ScreenMechanic {
  /** The name games say in `mechanic`. */
  readonly id: string;
  /** What it has, by screen; a part that is absent cannot be opened. */
  readonly parts: {
    readonly [Name in keyof MechanicParts]?: () => Promise<MechanicParts[Name]>;
  };
}

export interface MechanicParts {
  /** Results in small, wherever one is mentioned: on cards, in lists, in requests. */
  readonly pictures: Pictures;
  readonly terminal: TerminalParts;
  readonly console: ConsoleParts;
  readonly display: DisplayParts;
  readonly pit: PitParts;
  /** What is asked when somebody reports an incident; console and pit have the same sheets. */
  readonly incidents: IncidentParts;
  /** What staff read of it; the office reads of all mechanics at once. */
  readonly words: Dictionary<OwnWords>;
  readonly lobby: LobbyParts;
}

export interface LobbyParts {
  /** A stranger's first round of this game; the same number of steps as every guide has. */
  readonly guide: Dictionary<readonly GuideStepText[]>;
}

export interface GuideStepText {
  readonly title: string;
  readonly text: string;
  /** What the key says that opens a screen: the first opens a terminal, any other a Game Console. */
  readonly link: string | null;
}

export interface Pictures {
  /** Drawings that others refer to; on a page once. */
  readonly Symbols?: ComponentType;
  readonly Result: ComponentType<{ readonly result: Outcome; readonly size: number }>;
  /** A result with what it is called: a total, a side. */
  readonly NamedResult: ComponentType<{ readonly result: Outcome; readonly size: number }>;
  /** What stands for the game beside its name; the mark of the house where it has none. */
  readonly Mark?: ComponentType<{ readonly size: number }>;
  /** A result in characters: `4-4-1`. */
  resultText(result: Outcome): string;
  /** A result as an address names it: `441`. */
  resultKey(result: Outcome): string;
  /** What a table showed last, on its card in the lobby. */
  readonly LastResults: ComponentType<{ readonly table: FloorTable }>;
}

export interface TerminalParts {
  /** The middle of the screen: a felt, or boxes. */
  readonly Table: ComponentType<{ readonly phase: TerminalPhase; readonly view: PlayerView }>;
  /** The column beside it. */
  readonly Side: ComponentType<{ readonly phase: TerminalPhase; readonly view: PlayerView }>;
  /** What the banner says at moments no other table has; at all others what stands between its tags. */
  readonly Banner?: ComponentType<{
    readonly phase: TerminalPhase;
    readonly view: PlayerView;
    readonly children: ReactNode;
  }>;
  /** What the banner says of a result. */
  readonly BannerResult: ComponentType<{
    readonly view: PlayerView;
    readonly shown: ShownRound;
  }>;
  /** What a player has to be told of the round, beside the felt, that no other game knows. */
  readonly Notice?: ComponentType<{ readonly view: PlayerView }>;
  /** The sheet of earlier results; null where none are drawn. */
  readonly Trends: ComponentType | null;
  /** How a seed decides, so that a player's own browser computes a virtual result again; absent where it cannot. */
  readonly drawn?: DrawnPart;
  /** How many results are equally likely, to say a chance as so many of them; null where it is not said so. */
  readonly outcomes: number | null;
  /** The kinds of bet whose limits stand first, and what they are called together. */
  readonly foremost: Foremost | null;
  /** What a player can set besides what every terminal has. */
  readonly switches?: readonly 'twoColours'[];
  readonly words: Dictionary<TerminalPartWords>;
}

/** How chance decides a round: what the choices mean, as the mechanic itself has it, and how it is said. */
export interface DrawnPart {
  /** What the choices are for, which is part of the derivation: `baize/three-dice/1`. */
  readonly purpose: string;
  /** The result, of choices from 0 up to a limit; called again from the first choice where bytes run out. */
  draw(below: (choices: number) => number): unknown;
  /** The result that a fact registered together with its seed, or null. */
  resultIn(fact: object): unknown;
  resultText(result: unknown): string;
  readonly words: Dictionary<DrawnWords>;
}

export interface DrawnWords {
  /** On the key, and above the sheet. */
  readonly key: string;
  /** Beside the result this browser has computed. */
  readonly result: string;
  /** How it follows from the seed, in a sentence. */
  readonly how: string;
}

export interface Foremost {
  readonly kinds: readonly string[];
  readonly name: Dictionary<string>;
}

export interface TerminalPartWords {
  /** While the result is known to nobody and hidden from all. */
  readonly covered: string;
  /** Among the rules in plain words: what decides. */
  readonly decides: string;
  readonly differential: (amount: string) => string;
  /** A result in a sentence, for whoever cannot see it. */
  readonly shows: (result: Outcome) => string;
  /** How a round ended that was settled without a result; left out where rounds have no single one. */
  readonly noResult?: string;
  readonly correction: (round: string, was: string, is: string) => string;
  /** Its own refusals in words, by their code. */
  readonly refusals?: Readonly<Record<string, string>>;
}

export interface StepTaskProps extends TaskProps {
  readonly step: Step;
  readonly refusal: Refusal | null;
}

export interface ConsoleParts {
  /** The steps that take more than one press. */
  readonly tasks: Readonly<Record<string, ComponentType<StepTaskProps>>>;
  /** The steps that take one press, besides those every game has. */
  readonly presses: Readonly<Record<string, WireCommand>>;
  /** What the table looks like at a step. */
  readonly Picture: ComponentType<{ readonly view: DealerView; readonly step: string }>;
  /** The same while a machine finds the result. */
  readonly Reading: ComponentType<{ readonly view: DealerView }>;
  /** What people can do where the machine finds none; left out, nothing. */
  readonly Unheard?: ComponentType<Pick<TaskProps, 'view' | 'act' | 'isBusy'>>;
  /** The step at which a result is entered, which a device may do alone. */
  readonly resultStep: string | null;
  readonly Equipment: ComponentType<EquipmentProps> | null;
  /** What is refused where something about its equipment is missing before a round may begin; left out, nothing is. */
  readonly notReady?: readonly Refusal['code'][];
  /** What a dealer may know of a round besides what every table says of it. */
  facts?(view: DealerView, language: Language): OwnFacts;
  /** What is noted beside a step that is done; null where nothing is. */
  stepNote?(step: string, view: DealerView, language: Language): string | null;
  /** What can go wrong, as keys below the steps; where it is absent, one key opens the sheet of all. */
  readonly Troubles?: ComponentType<TroublesProps>;
  /** The column beside the task; where it is absent, the round in figures and its results. */
  readonly Side?: ComponentType<ConsoleSideProps>;
  readonly steps: Dictionary<Readonly<Record<string, StepText>>>;
  readonly words: Dictionary<ConsolePartWords>;
}

export interface TroublesProps {
  readonly view: DealerView;
  /** Opens the sheet with these incidents; one alone is chosen already. */
  readonly onReport: (incidents: readonly string[]) => void;
  /** Opens the sheet on which a round is put right; null where somebody still has to say which. */
  readonly onCorrect: (round: string | null) => void;
}

export interface ConsoleSideProps {
  readonly view: DealerView;
  /** Server time. */
  readonly now: number;
  readonly onCorrect: (round: string) => void;
}

export interface EquipmentProps {
  readonly view: DealerView;
  readonly act: Act;
  readonly now: number;
  readonly onClose: () => void;
  /** What the table refused last. */
  readonly refusal: Refusal | null;
}

export interface DisplayParts {
  readonly Board: ComponentType<{ readonly view: DisplayView; readonly now: number }>;
  readonly foremost: Foremost | null;
  /** Below the board: what decides instead of it, and how to read it. */
  readonly notes: {
    readonly informsOnly: Dictionary<string>;
    readonly howToRead: Dictionary<string>;
  } | null;
}

export interface PitParts {
  /** Instead of what each result would cost, where that is not known. */
  readonly Middle: ComponentType<{ readonly view: PitView }> | null;
  /** One figure of a table at a glance, in the same case. */
  readonly TileFigure: ComponentType<{ readonly view: PitView }> | null;
  /** What there is to be seen of a round without a result. */
  readonly RoundNow?: ComponentType<{ readonly view: PitView }>;
  /** What is printed in the small square of an area; its name where this is null. */
  areaLabel(bet: string): string | null;
  /** A test or a chart of its results in Chinese; where it says nothing, the floor's own words stand in English. */
  readonly chineseTests?: ChineseTests;
}

/** By what the floor calls them in small letters: whole, or by a pattern with what replaces it. */
export interface ChineseTests {
  readonly names: Readonly<Record<string, string>>;
  readonly patterns?: readonly (readonly [RegExp, string])[];
}

/** What a report has to know of a table; the dealer's view has it, and so has the pit's. */
export interface IncidentView {
  readonly round: Pick<NonNullable<DealerView['round']>, 'phase' | 'id'> | null;
  readonly table: Pick<NonNullable<DealerView['table']>, 'mechanic'> | null;
  readonly rounds: DealerView['rounds'];
  readonly terminals: readonly { readonly terminal: string }[];
  readonly cards: DealerView['cards'];
  readonly unread: DealerView['unread'];
  readonly voidReturnsTo?: PitView['voidReturnsTo'];
}

export type IncidentReport = Extract<WireCommand, { type: 'ReportIncident' }>;

/** One thing a mechanic asks about an incident. */
export interface IncidentField {
  /** What the report says before anybody has touched the field; null where something is missing. */
  readonly first: Partial<IncidentReport> | null;
  readonly Field: ComponentType<IncidentFieldProps>;
}

export interface IncidentFieldProps {
  readonly view: IncidentView;
  readonly onSay: (said: Partial<IncidentReport> | null) => void;
}

export interface IncidentParts {
  /** What it asks, by the name of the question. */
  readonly fields: Readonly<Record<string, IncidentField>>;
  /** Its questions about an incident, by what the rulebook makes of it. */
  asks(incident: DealerView['incidents'][number], view: IncidentView): readonly string[];
  /** The one of them that says by which result a round is settled; left out, no round is settled by another. */
  readonly result?: string;
  /** The sheet on which one person says how a round lay; where it is absent, a report of its own says it. */
  readonly Correction?: ComponentType<CorrectionProps>;
  /** The command by which it is said; whoever may not give it is shown no such sheet. */
  readonly corrects?: WireCommandType;
  /** What a decision means for a matter only this mechanic knows, which no void ends; null for any other matter. */
  undecided?(view: IncidentView, matter: string): Dictionary<UndecidedWords> | null;
  /** Its commands that move the credit of terminals once somebody agrees. */
  readonly moving?: readonly WireCommandType[];
  /** What a command that waits for a second person would change, besides money. */
  readonly Asked?: ComponentType<AskedProps>;
}

export interface UndecidedWords {
  readonly name: string;
  readonly hint: string;
  /** On the key that lets play go on. */
  readonly goesOn: string;
}

export interface CorrectionProps {
  readonly view: IncidentView;
  /** The round somebody pressed beside; null where they still have to say which. */
  readonly round: string | null;
  readonly act: Act;
  readonly onClose: () => void;
}

export interface AskedProps {
  readonly view: Pick<IncidentView, 'cards'>;
  readonly request: string;
}
