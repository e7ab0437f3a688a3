import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import './panel.css';

interface PanelProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly name: string;
  readonly size?: 'narrow' | 'wide';
  /** What else the head of the sheet offers, before the cross. */
  readonly tools?: ReactNode;
}

/** A sheet over the screen; the Escape key and the cross close it, focus stays inside. */
export function Panel(props: PanelProps) {
  const { title, closeLabel, onClose, children, name, size = 'wide', tools } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
      // The sheet may be gone before it is closed: focus goes back to where it was all the same.
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`panel panel--${size}`}
      data-panel={name}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header className="panel-head">
        <h2>{title}</h2>
        {tools}
        <button type="button" className="panel-close" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys too. */}
      <section className="panel-body" aria-label={title} tabIndex={0}>
        {children}
      </section>
    </dialog>
  );
}
