import { useEffect, useRef } from 'react';

/** F1, F2 and so on choose, also while somebody types: a cashier's hand stays on the keys. */
export function useFunctionKeys<Name>(
  names: readonly Name[],
  onChoose: (name: Name) => void,
): void {
  const choose = useRef(onChoose);
  choose.current = onChoose;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const match = /^F(\d{1,2})$/.exec(event.key);
      const name = match ? names[Number(match[1]) - 1] : undefined;
      if (name === undefined || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      choose.current(name);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [names]);
}
