import type { GameBody } from '@baize/protocol/client';
import { useEffect, useState } from 'react';
import { http } from '../../session/http.ts';
import { inLanguage } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { betsOf } from './game-sheet.ts';

/** A game as the server describes it; null while it is on its way. */
export function useGame(game: string | null): GameBody | null {
  const [body, setBody] = useState<GameBody | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (game !== null) {
      void http()
        .game(game)
        .then((reply) => {
          if (isWanted && reply.ok) setBody(reply.value);
        });
    }
    return () => {
      isWanted = false;
    };
  }, [game]);
  return body;
}

/** The name of a bet in the language of the screen; its notation until the names are known. */
export function useBetName(game: string | null): (bet: string) => string {
  const body = useGame(game);
  const language = useLanguage();
  const names = new Map(betsOf(body).map(({ bet, name }) => [bet, inLanguage(name, language)]));
  return (bet) => {
    const [, box = '', own = bet] = /^(\d+)\/(.*)$/.exec(bet) ?? [];
    const name = names.get(own) ?? own;
    return box === '' ? name : `${box} · ${name}`;
  };
}
