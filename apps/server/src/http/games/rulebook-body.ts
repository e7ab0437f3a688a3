import type { RulebookBase } from '@baize/game';
import type { GameBody } from '@baize/protocol/http';

export function rulebookBody(book: RulebookBase): GameBody['rulebook'] {
  const { id, title, operator, version, effectiveFrom } = book;
  return { id, title, operator, version, effectiveFrom };
}
