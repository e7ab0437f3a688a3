import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import './stage.css';

const WIDTH = 1920;
const HEIGHT = 1080;

/** A kiosk has one canvas, scaled to fit; what is too small or too upright for it is compact. */
export type StageKind = 'kiosk' | 'compact';

const StageContext = createContext<StageKind>('kiosk');

export function useStage(): StageKind {
  return useContext(StageContext);
}

export function Stage({ children }: { readonly children: ReactNode }) {
  const { width, height } = useWindowSize();
  const kind = stageFor(width, height);
  if (kind === 'compact') {
    return (
      <StageContext value="compact">
        <div className="stage stage--compact">{children}</div>
      </StageContext>
    );
  }
  const scale = Math.min(width / WIDTH, height / HEIGHT);
  return (
    <StageContext value="kiosk">
      <div className="stage">
        <div
          className="stage-canvas"
          style={{
            transform: `translate(${(width - WIDTH * scale) / 2}px, ${(height - HEIGHT * scale) / 2}px) scale(${scale})`,
          }}
        >
          {children}
        </div>
      </div>
    </StageContext>
  );
}

/** Below this the areas of the kiosk canvas would be smaller than a fingertip. */
function stageFor(width: number, height: number): StageKind {
  return width < 1280 || height < 720 || width / height < 1.25 ? 'compact' : 'kiosk';
}

function useWindowSize(): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState(() => ({ width: innerWidth, height: innerHeight }));
  useEffect(() => {
    const measure = () => setSize({ width: innerWidth, height: innerHeight });
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return size;
}
