import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lateParts } from './later.ts';

describe('a part that comes later', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is not fetched before the line is quiet, and then once', async () => {
    const { comesLater, bringTheRest } = lateParts();
    const asked = vi.fn(async () => 'sheets');
    const part = comesLater<string>();
    part.from(asked);
    expect(asked).not.toHaveBeenCalled();
    expect(part.now()).toBeNull();
    bringTheRest();
    bringTheRest();
    await part.bring();
    expect(part.now()).toBe('sheets');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('comes at once where somebody wants it earlier, and tells whoever waits', async () => {
    const { comesLater } = lateParts();
    const part = comesLater<string>();
    const told = vi.fn();
    part.subscribe(told);
    part.from(async () => 'cards');
    expect(await part.bring()).toBe('cards');
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('is fetched by itself where it is first named on a quiet line', () => {
    const { comesLater, bringTheRest } = lateParts();
    bringTheRest();
    const asked = vi.fn(async () => 'notice');
    comesLater<string>().from(asked);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('is tried again while the line is down, and nobody is told that it failed', async () => {
    const { comesLater } = lateParts();
    const answers = [Promise.reject(new Error('no line')), Promise.resolve('notes')];
    const asked = vi.fn(() => answers.shift() ?? Promise.resolve('too often'));
    const part = comesLater<string>();
    part.from(asked);
    const coming = part.bring();
    await vi.advanceTimersToNextTimerAsync();
    expect(await coming).toBe('notes');
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
