import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStage } from '../stage.tsx';

/**
 * What stands beside an area on a kiosk floats over the whole screen of a tablet or a phone, where the
 * felt is scaled and moved and would take it along.
 */
export function Afloat({ children }: { readonly children: ReactNode }) {
  if (useStage() === 'kiosk') return children;
  return createPortal(<div className="afloat">{children}</div>, document.body);
}
