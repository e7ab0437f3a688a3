import type { PrintedList } from '@baize/protocol/client';
import { http } from '../../session/http.ts';

/** Gives a text to whoever sits here, as a file. */
export function saveFile(name: string, text: string, type = 'text/csv'): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The server's own CSV of a report, with exact amounts in minor units. */
export async function saveReport(
  name: string,
  query: Readonly<Record<string, string>>,
): Promise<boolean> {
  const answer = await http().report<string>(`${name}.csv`, query);
  if (answer.ok) saveFile(`baize-${name}.csv`, answer.value);
  return answer.ok;
}

/** A list of the office on paper, as the floor prints it. */
export async function printList(
  list: PrintedList,
  query: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const answer = await http().printed(list, query);
  if (answer.ok) saveBlob(`baize-${list}.pdf`, answer.value);
  return answer.ok;
}

/** The same for a spreadsheet. */
export async function saveList(
  list: PrintedList,
  query: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const answer = await http().listed(list, query);
  if (answer.ok) saveFile(`baize-${list}.csv`, answer.value);
  return answer.ok;
}

/** A report on paper. */
export async function printReport(
  name: string,
  query: Readonly<Record<string, string>>,
): Promise<boolean> {
  const answer = await http().report<Blob>(`${name}.pdf`, query);
  if (answer.ok) saveBlob(`baize-${name}.pdf`, answer.value);
  return answer.ok;
}
