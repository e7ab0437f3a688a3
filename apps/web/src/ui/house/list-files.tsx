import type { PrintedList } from '@baize/protocol/client';
import { useState } from 'react';
import { useWords } from '../../text/dictionary.ts';
import { houseWords } from './house-words.ts';
import { printList, saveList } from './save-file.ts';

interface ListFilesProps {
  readonly list: PrintedList;
  readonly query?: Readonly<Record<string, string>>;
}

/** The way of a list to a spreadsheet and to paper, as the floor writes both. */
export function ListFiles({ list, query = {} }: ListFilesProps) {
  const words = useWords(houseWords);
  const [hasFailed, setFailed] = useState(false);
  const save = async (done: Promise<boolean>) => setFailed(!(await done));
  return (
    <span className="house-keys no-print" data-files={list}>
      {hasFailed && (
        <small className="trouble" role="alert">
          {words.notSaved}
        </small>
      )}
      <button
        type="button"
        className="hkey hkey--small"
        data-do="csv"
        onClick={() => void save(saveList(list, query))}
      >
        {words.csv}
      </button>
      <button
        type="button"
        className="hkey hkey--small"
        data-do="pdf"
        onClick={() => void save(printList(list, query))}
      >
        PDF
      </button>
    </span>
  );
}
