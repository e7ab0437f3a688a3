import type { GameBody } from '@baize/protocol/client';
import { useEffect, useState } from 'react';
import { http } from '../../session/http.ts';
import { inLanguage } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { betsOf } from './game-sheet.ts';

/** A game as the server describes it; null while it is on its way. */
export function useGame(game: string | null): GameBody | null {
  return useGames(game === null ? [] : [game])[0] ?? null;
}

/** Several of them, in this order; none while they are on their way. */
export function useGames(games: readonly string[]): readonly GameBody[] {
  const [bodies, setBodies] = useState<readonly GameBody[]>([]);
  const names = games.join(' ');
  useEffect(() => {
    let isWanted = true;
    const wanted = names === '' ? [] : names.split(' ');
    void Promise.all(wanted.map((game) => http().game(game))).then((replies) => {
      if (isWanted) setBodies(replies.flatMap((reply) => (reply.ok ? [reply.value] : [])));
    });
    return () => {
      isWanted = false;
    };
  }, [names]);
  return bodies;
}

interface HasLayouts {
  readonly game: string;
  /** The layouts of terminals besides the table's own. */
  readonly layouts?: readonly { readonly game: string }[];
}

/** Every game that terminals of a table play; several where they have different layouts. */
export function gamesAt(table: HasLayouts | null): readonly string[] {
  return table ? [table.game, ...(table.layouts ?? []).map(({ game }) => game)] : [];
}

/** What tells layouts of one rulebook apart: the `b` of `rws-sic-bo-2021/b`. */
export function layoutName(game: string): string {
  return (game.split('/')[1] ?? game).replaceAll('-', ' ').toUpperCase();
}

/** The name of a bet in the language of the screen; its notation until the names are known. */
export function useBetName(games: readonly string[]): (bet: string) => string {
  const bodies = useGames(games);
  const language = useLanguage();
  const names = new Map(
    bodies.flatMap(betsOf).map(({ bet, name }) => [bet, inLanguage(name, language)]),
  );
  return (bet) => {
    const [, box = '', own = bet] = /^(\d+)\/(.*)$/.exec(bet) ?? [];
    const name = names.get(own) ?? own;
    return box === '' ? name : `${box} · ${name}`;
  };
}
