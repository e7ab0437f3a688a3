import { byFloorClock, floorDateText, zoneText } from '@baize/protocol/client';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Language } from './language.ts';

/** How dates and hours are written in a language of the screens. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', 'zh-Hans': 'zh-CN' };

/** The time of the floor, which every screen of the floor shows; null until the floor has said it. */
const floorClock = createStore<{ readonly minutesEast: number | null }>(() => ({
  minutesEast: null,
}));

/** From now on times are those of the floor, whatever the clock of this machine is set to. */
export function keepFloorTime(minutesEast: number): void {
  floorClock.setState({ minutesEast });
}

function minutesEast(): number | null {
  return floorClock.getState().minutesEast;
}

/** `UTC+8`: which time the screen shows; nothing while that is only this machine's. */
export function useZone(): string | null {
  const east = useSyncExternalStore(floorClock.subscribe, minutesEast);
  return east === null ? null : zoneText(east);
}

/** `15 Nov 21:47:09`: a moment of some day. */
export function momentText(at: number, language: Language): string {
  return writeMoment(at, LOCALES[language], { ...DAY, ...HOUR, second: '2-digit' });
}

/** `15 Nov 21:47`: the same where seconds say nothing. */
export function minuteText(at: number, language: Language): string {
  return writeMoment(at, LOCALES[language], { ...DAY, ...HOUR });
}

/** `21:47`: a moment of this day. */
export function hourText(at: number): string {
  return writeMoment(at, LOCALES.en, HOUR);
}

/** `21:47:09`: the same to the second. */
export function timeText(at: number): string {
  return writeMoment(at, LOCALES.en, { ...HOUR, second: '2-digit' });
}

/** `2026-11-15`: the day a paper is good until. */
export function dateText(at: number): string {
  return floorDateText(at, minutesEast() ?? 0);
}

const DAY = { day: 'numeric', month: 'short' } as const;
const HOUR = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function writeMoment(at: number, locale: string, parts: Intl.DateTimeFormatOptions): string {
  const east = minutesEast();
  if (east === null) return new Date(at).toLocaleString(locale, parts);
  return byFloorClock(at, east).toLocaleString(locale, { ...parts, timeZone: 'UTC' });
}
