import type {
  AttendantBody,
  CageBody,
  ClaimBody,
  ClaimRequest,
  ClauseBody,
  EnterBody,
  EnterRequest,
  FloorBody,
  GameBody,
  GamesBody,
  HistoryBody,
  InstrumentBody,
  InstrumentsBody,
  OwnTerminalBody,
  StudyBody,
} from '../http/index.ts';
import { asker, type HttpOptions } from './http-request.ts';

export type PlayerHttp = ReturnType<typeof playerHttp>;

/**
 * The part of the floor's HTTP interface that a Player Terminal and the public have: what is played, who this machine
 * is, and its money. A terminal loads nothing of what desks ask.
 */
export function playerHttp(options: HttpOptions = {}) {
  const ask = asker(options);
  return {
    floor: () => ask<FloorBody>(['floor']),
    games: () => ask<GamesBody>(['games']),
    /** At the document's prices, or at those of a table. */
    game: (game: string, table?: string) => ask<GameBody>(['games', game], { query: { table } }),
    clause: (citation: string) => ask<ClauseBody>(['clauses', citation]),
    enterDemo: (body: EnterRequest) => ask<EnterBody>(['demo', 'enter'], { method: 'POST', body }),
    claim: (body: ClaimRequest) => ask<ClaimBody>(['pairing', 'claim'], { method: 'POST', body }),
    ownTerminal: () => ask<OwnTerminalBody>(['terminals', 'me']),
    history: (query: { readonly before?: number; readonly limit?: number } = {}) =>
      ask<HistoryBody>(['terminals', 'me', 'history'], { query }),
    /** What each way to arrange the own cards of a round was worth. */
    study: (round: string) => ask<StudyBody>(['terminals', 'me', 'study', round]),
    callAttendant: (
      call: boolean,
      wanted: { readonly reason?: 'help' | 'hand-pay'; readonly amount?: number } = {},
    ) => ask<AttendantBody>(['attendant'], { method: 'POST', body: { call, ...wanted } }),
    instruments: (terminal?: string) =>
      ask<InstrumentsBody>(['instruments'], { query: { terminal } }),
    instrument: (number: string) => ask<InstrumentBody>(['instruments', number]),
    buy: (body: { readonly op: string; readonly terminal: string; readonly amount: number }) =>
      ask<CageBody>(['cage', 'buy'], { method: 'POST', body }),
    /** On a demo floor: a note into the acceptor of this terminal. */
    insertNote: (body: { readonly op: string; readonly amount: number }) =>
      ask<CageBody>(['demo', 'notes'], { method: 'POST', body }),
    redeem: (body: { readonly op: string; readonly number: string }) =>
      ask<CageBody>(['cage', 'redeem'], { method: 'POST', body }),
    voidInstrument: (number: string, body: { readonly op: string; readonly reason: string }) =>
      ask<CageBody>(['instruments', number, 'void'], { method: 'POST', body }),
  };
}
