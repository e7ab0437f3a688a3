import { useEffect, useRef } from 'react';

/** Says whether a key meant something here. */
type OnKey = (key: string) => boolean;

/** Keys pressed anywhere on the page, except where somebody types words or answers a dialog. */
export function useKeys(onKey: OnKey): void {
  const current = useRef(onKey);
  current.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusyElsewhere(event)) return;
      if (current.current(event.key)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function isBusyElsewhere({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  // Enter on a focused button presses that button.
  if (key === 'Enter' && target.closest('button, a')) return true;
  return target.closest('input, textarea, select') !== null;
}
