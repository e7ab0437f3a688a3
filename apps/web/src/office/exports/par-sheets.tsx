import type { FloorTable } from '@baize/protocol/client';
import { useRef, useState } from 'react';
import { http } from '../../session/http.ts';
import { useWords } from '../../text/dictionary.ts';
import { PlainTable, type TableColumn } from '../../ui/house/data-table.tsx';
import { saveBlob } from '../../ui/house/save-file.ts';
import { exportWords } from '../words/export-words.ts';

const FORMATS = ['pdf', 'html', 'xlsx', 'csv', 'json'] as const;
type Format = (typeof FORMATS)[number];
const TYPES = { html: 'text/html', csv: 'text/csv', json: 'application/json' } as const;
/** Milliseconds between two questions how far a sheet is. */
const EVERY = 700;

interface Sheet {
  readonly table: string;
  readonly game: string;
}

/** How far a sheet is, or what kept it from being made. */
type Making =
  | { readonly key: string; readonly step: number; readonly of: number }
  | { readonly key: string; readonly problem: string };

/** One sheet for every layout of every table, made by the floor at the prices and limits of that table. */
export function ParSheets({ tables }: { readonly tables: readonly FloorTable[] }) {
  const words = useWords(exportWords);
  const [making, setMaking] = useState<Making | null>(null);
  const asked = useRef(0);
  const make = async ({ table, game }: Sheet, format: Format) => {
    asked.current += 1;
    const turn = asked.current;
    const key = `${table} ${game}`;
    setMaking({ key, step: 0, of: 3 });
    while (turn === asked.current) {
      const answer = await http().par(table, { format, game });
      if (!answer.ok) return setMaking({ key, problem: answer.error.message });
      const file = fileOf(answer.value, format);
      if (file) {
        saveBlob(`par-${game.replaceAll('/', '-')}.${format}`, file);
        return setMaking(null);
      }
      setMaking({ key, ...progressOf(answer.value) });
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    }
  };
  const columns: readonly TableColumn<Sheet>[] = [
    { name: 'table', title: words.table, value: ({ table }) => table },
    { name: 'game', title: words.game, value: ({ game }) => game },
    {
      name: 'files',
      title: words.files,
      value: () => '',
      show: (sheet) => (
        <SheetKeys
          sheet={sheet}
          making={making?.key === `${sheet.table} ${sheet.game}` ? making : null}
          onPress={(format) => void make(sheet, format)}
        />
      ),
    },
  ];
  return (
    <section className="hcard" data-export="par">
      <h2>{words.parTitle}</h2>
      <p className="note">{words.parNote}</p>
      <PlainTable
        label={words.parTitle}
        columns={columns}
        rows={tables.flatMap(sheetsOf)}
        keyOf={({ table, game }) => `${table} ${game}`}
      />
    </section>
  );
}

interface SheetKeysProps {
  readonly sheet: Sheet;
  readonly making: Making | null;
  readonly onPress: (format: Format) => void;
}

function SheetKeys({ making, onPress }: SheetKeysProps) {
  const words = useWords(exportWords);
  const isMaking = making !== null && 'step' in making;
  return (
    <span className="house-keys">
      {FORMATS.map((format) => (
        <button
          key={format}
          type="button"
          className="hkey hkey--small"
          data-do={`par-${format}`}
          disabled={isMaking}
          onClick={() => onPress(format)}
        >
          {format.toUpperCase()}
        </button>
      ))}
      {making && 'step' in making && (
        <span role="status" data-making={making.step}>
          {words.parMaking(making.step, making.of)}
        </span>
      )}
      {making && 'problem' in making && (
        <span className="trouble" role="alert">
          {making.problem}
        </span>
      )}
    </span>
  );
}

function sheetsOf({ table, game, layouts }: FloorTable): readonly Sheet[] {
  return (layouts ?? [game]).map((each) => ({ table, game: each }));
}

/** The file, where the answer is one: paper and workbooks come as they are, text as text, JSON parsed. */
function fileOf(answer: unknown, format: Format): Blob | null {
  if (answer instanceof Blob) return answer;
  if (typeof answer === 'object' && answer !== null && 'making' in answer) return null;
  const text = typeof answer === 'string' ? answer : `${JSON.stringify(answer, null, 2)}\n`;
  const type = format === 'pdf' || format === 'xlsx' ? 'text/plain' : TYPES[format];
  return new Blob([text], { type });
}

function progressOf(answer: unknown): { readonly step: number; readonly of: number } {
  const said = Object(answer);
  return { step: Number(Reflect.get(said, 'step')), of: Number(Reflect.get(said, 'of')) };
}
