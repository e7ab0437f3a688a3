import type { ReactNode } from 'react';
import { useWords } from '../text/dictionary.ts';
import { lobbyWords } from './lobby-words.ts';

interface WindowLinkProps {
  readonly href: string;
  readonly to: string;
  readonly label: string;
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

/**
 * Opens a role in a window of its own. Without an opener the new window keeps its own key: nobody
 * becomes somebody else by opening another screen.
 */
export function WindowLink({ href, to, label, isMain = false, children }: WindowLinkProps) {
  const { open } = useWords(lobbyWords);
  return (
    <a
      className={isMain ? 'window-link window-link--main' : 'window-link'}
      href={href}
      target="_blank"
      rel="noopener"
      data-enter={to}
      aria-label={`${label}. ${open}`}
    >
      {children}
    </a>
  );
}
