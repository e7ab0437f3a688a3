import type { ReactNode } from 'react';
import { Because } from '../../ui/clause-tag.tsx';

interface TaskHeadProps {
  readonly title: string;
  readonly hint?: string;
  readonly because?: readonly string[];
  readonly children?: ReactNode;
}

/** What is to be done, how, and by which clause. */
export function TaskHead({ title, hint, because, children }: TaskHeadProps) {
  return (
    <div className="task-head" aria-live="polite">
      <div className="task-title">
        <h2 id="task-title">{title}</h2>
        {because && because.length > 0 && <Because citations={because} />}
      </div>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  );
}
