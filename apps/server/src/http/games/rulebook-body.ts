import type { GameBody } from '@baize/protocol/http';
import type { Rulebook } from '@baize/rulebooks';

export function rulebookBody(book: Rulebook): GameBody['rulebook'] {
  const { id, title, operator, version, effectiveFrom } = book;
  return { id, title, operator, version, effectiveFrom };
}
