import type { ReactNode } from 'react';
import { Because } from '../../../ui/clause-tag.tsx';

interface CheckSectionProps {
  readonly name: string;
  readonly title: string;
  readonly state: string;
  readonly isInOrder: boolean;
  readonly because: readonly string[];
  readonly children: ReactNode;
}

/** One thing to check: how it stands, by which clause, and what can be done. */
export function CheckSection(props: CheckSectionProps) {
  const { name, title, state, isInOrder, because, children } = props;
  return (
    <section className="check" data-check={name} data-in-order={isInOrder}>
      <header>
        <h3>{title}</h3>
        <span className="pill" data-tone={isInOrder ? 'ok' : 'warn'}>
          {state}
        </span>
        <Because citations={because} />
      </header>
      {children}
    </section>
  );
}
