import { viewBodyOf } from '@baize/protocol/http';
import type { PitView, TableLibrary } from '@baize/table';
import { actorText } from '../registers/actor-text.ts';

/** What waits for somebody at a table: requests for a second person, then what no clause decides. */
export function decisionLines(body: unknown, library: TableLibrary): readonly object[] {
  const { approvals, matters } = pitViewIn(body, library);
  return [
    ...approvals.map(({ id, requestedBy, needs, expiresAt, effect }) => ({
      ...aboutOf(effect),
      id,
      askedBy: actorText(requestedBy),
      needs,
      expiresAt,
    })),
    ...matters.map(({ matter, incident, because }) => ({
      kind: 'matter',
      id: matter,
      reason: incident,
      because,
    })),
  ];
}

/** Who is at a table, with what, and what keeps anybody from playing. */
export function terminalLines(body: unknown, library: TableLibrary): readonly object[] {
  const { terminals, outOfService } = pitViewIn(body, library);
  return terminals.map(({ terminal, game, credit, staked, owed, locked }) => ({
    terminal,
    game,
    credit,
    staked,
    owed,
    locked: locked?.reason,
    outOfService: outOfService.find(({ what }) => what === `terminal ${terminal}`)?.reason,
  }));
}

function aboutOf(effect: PitView['approvals'][number]['effect']): object {
  switch (effect.kind) {
    case 'command': {
      const { command, terminal, amount, reason, round, because } = effect;
      return { kind: command, terminal, amount, reason, round, because };
    }
    case 'correct-result':
      return { kind: effect.kind, round: effect.round, because: effect.because };
    case 'void-rounds': {
      const { kind, rounds, incident, because } = effect;
      return { kind, round: rounds.join(' '), reason: incident, because };
    }
    case 'change-prices':
      return { kind: effect.kind };
  }
}

function pitViewIn(body: unknown, library: TableLibrary): PitView {
  const { view } = viewBodyOf(library).parse(body);
  if (view.role !== 'pit') throw new Error('The list of a pit is made of what the pit sees.');
  return view;
}
