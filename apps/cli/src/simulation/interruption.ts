export interface Interruption {
  readonly signal: AbortSignal;
  /** Ctrl-C means again what it always means. */
  readonly end: () => void;
}

/** Ctrl-C as a request to stop in good order; a second one ends the process as usual. */
export function interruption(): Interruption {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  process.once('SIGINT', stop);
  return {
    signal: controller.signal,
    end: () => {
      process.off('SIGINT', stop);
    },
  };
}
