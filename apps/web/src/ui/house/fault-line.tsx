import type { HttpFault } from '@baize/protocol/client';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { houseWords } from './house-words.ts';

/** Why a question came to nothing: the code, and in English the sentence of the floor. */
export function FaultLine({ fault }: { readonly fault: HttpFault | null }) {
  const words = useWords(houseWords);
  const language = useLanguage();
  if (!fault) return null;
  const said = fault.status === 0 ? words.lost : words.refused(fault.message);
  return (
    <p className="trouble" role="alert" data-fault={fault.code}>
      {said} {(language !== 'en' || fault.status === 0) && <code>{fault.code}</code>}
      {fault.field !== undefined && <code> ({fault.field})</code>}
    </p>
  );
}
