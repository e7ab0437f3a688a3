/** A server that is gone without a word is noticed, on a connection that waits for nothing as well. */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
