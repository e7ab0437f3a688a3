import './cash-out.css';
import './cash-out-compact.css';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

interface SheetProps {
  readonly title: string;
  readonly state: string;
  /** Left out while the sheet has to stay: then Escape and a tap outside do nothing. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** Enter that was meant for what the sheet showed before does nothing. */
const SETTLE = 400;

/** The sheet of a cash-out, over everything but the bars; it is modal as long as it is there. */
export function CashOutDialog({ title, state, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const changedAt = useRef(0);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every state begins at its heading.
  useEffect(() => {
    changedAt.current = performance.now();
    dialog.current?.querySelector('h2')?.focus();
  }, [state]);
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    const isEarly = performance.now() - changedAt.current < SETTLE;
    if (event.key === 'Enter' && isEarly) event.preventDefault();
    if (event.key !== 'Escape') return;
    // A browser closes a dialog at the second Escape, whatever its cancel event was told.
    event.preventDefault();
    onClose?.();
  };
  return (
    <dialog
      ref={dialog}
      className="cash-sheet"
      data-panel="cash-out"
      data-state={state}
      aria-label={title}
      onCancel={(event) => {
        // Escape is not heard as a key where the key that had the focus has just been disabled.
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => {
        if (dialog.current?.isConnected && !dialog.current.open) dialog.current.showModal();
      }}
      onKeyDown={press}
    >
      {children}
    </dialog>
  );
}
