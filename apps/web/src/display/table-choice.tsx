import type { FloorTable } from '@baize/protocol/client';
import { useEffect, useState } from 'react';
import { http } from '../session/http.ts';
import { displayNames } from './display-words.ts';
import { Pair } from './pair.tsx';
import './display.css';

/** A board that was not told its table asks for it once; the address says it from then on. */
export function TableChoice() {
  const [tables, setTables] = useState<readonly FloorTable[]>([]);
  useEffect(() => {
    void http()
      .floor()
      .then((reply) => {
        if (reply.ok) setTables(reply.value.tables);
      });
  }, []);
  return (
    <main className="board-choice">
      <h1>
        <Pair text={displayNames.choose} />
      </h1>
      {tables.map(({ table, name }) => (
        <a key={table} href={`?${new URLSearchParams({ table })}`}>
          <b>{table}</b> {name}
        </a>
      ))}
    </main>
  );
}
