import { useEffect } from 'react';

/** A terminal never sleeps. Where the browser cannot promise that, the cabinet has to. */
export function useWakeLock(): void {
  useEffect(() => {
    const stayAwake = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      navigator.wakeLock.request('screen').catch(() => undefined);
    };
    stayAwake();
    // The lock is lost whenever the page is hidden.
    document.addEventListener('visibilitychange', stayAwake);
    return () => document.removeEventListener('visibilitychange', stayAwake);
  }, []);
}
