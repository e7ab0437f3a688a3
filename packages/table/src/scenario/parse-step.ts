import { ok, type Result } from '@baize/exact';
import { PHASES } from '@baize/game';
import { isCommandType } from '../commands/registry.ts';
import { isObject } from '../well-formed/shape.ts';
import { draftOf } from './draft.ts';
import { personOf } from './person.ts';
import type { Step } from './scenario.ts';
import { type ScenarioFault, scenarioFault } from './scenario-fault.ts';

/** A step: `dealer: tumble 2`, `A in round T1-1: undo`, `wait: 30s`, `roll: 1 2 4`, `showdown`. */
export function parseStep(value: unknown, field: string): Result<Step, ScenarioFault> {
  if (value === 'again') return ok({ step: 'again', said: 'again' });
  if (value === 'showdown') return ok({ step: 'showdown', said: 'showdown' });
  const entries = isObject(value) ? Object.entries(value) : [];
  const [entry, ...more] = entries;
  if (!entry || more.length > 0) {
    return scenarioFault(field, 'A step is one pair, as in "dealer: close bets".');
  }
  const [who, what] = entry;
  const said = `${who}: ${typeof what === 'string' ? what : JSON.stringify(what)}`;
  const place = `${field}.${who}`;
  switch (who) {
    case 'wait':
      return parseWait(what, said, place);
    case 'reach':
      return parseReach(what, said, place);
    case 'roll':
      return parseRollStep(what, said, place);
    case 'deal':
      return typeof what === 'string'
        ? ok({ step: 'deal', cards: what.trim().split(/\s+/), said })
        : scenarioFault(place, 'Say the cards: "As Kd Th 9c | 9s 9h Kd Qc".');
    default:
      return parseOrder(who, what, said, place);
  }
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000, h: 3_600_000 };

function parseWait(what: unknown, said: string, field: string): Result<Step, ScenarioFault> {
  const found = /^(\d+) ?(ms|s|min|h)$/.exec(String(what));
  const milliseconds = Number(found?.[1]) * (UNITS[found?.[2] ?? ''] ?? 0);
  if (!found) return scenarioFault(field, 'Say how long: 500ms, 30s, 10min, 25h.');
  return ok({ step: 'wait', milliseconds, said });
}

function parseReach(what: unknown, said: string, field: string): Result<Step, ScenarioFault> {
  const phase = PHASES.find((each) => each === what);
  if (!phase) return scenarioFault(field, `The phases are ${PHASES.join(', ')}.`);
  return ok({ step: 'reach', phase, said });
}

function parseRollStep(what: unknown, said: string, field: string): Result<Step, ScenarioFault> {
  if (Array.isArray(what)) return ok({ step: 'roll', dice: what, said });
  const dice = typeof what === 'string' ? what.trim().split(/\s+/).map(Number) : [];
  if (dice.length !== 3) return scenarioFault(field, 'Say three dice: 1 2 4.');
  return ok({ step: 'roll', dice, said });
}

function parseOrder(
  who: string,
  what: unknown,
  said: string,
  field: string,
): Result<Step, ScenarioFault> {
  const [, person = who, round = null] = /^(.*) in round (\S+)$/.exec(who) ?? [];
  const by = personOf(person);
  if (!by) return scenarioFault(field, `Nobody is called ${JSON.stringify(who)}.`);
  if (isObject(what)) {
    const { type, ...fields } = what;
    if (!isCommandType(type)) {
      return scenarioFault(`${field}.type`, `There is no command ${JSON.stringify(type)}.`);
    }
    return ok({ step: 'order', by, round, draft: { type, fields }, said });
  }
  const draft = typeof what === 'string' ? draftOf(what) : null;
  if (!draft) return scenarioFault(field, `No command is said like ${JSON.stringify(what)}.`);
  return ok({ step: 'order', by, round, draft, said });
}
