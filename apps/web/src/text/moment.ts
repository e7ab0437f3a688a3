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

/** How far the floor is east of Greenwich; of this machine while the floor has not said it. */
export function floorMinutesEast(): number {
  return minutesEast() ?? -new Date().getTimezoneOffset();
}

/** `UTC+8`: which time the screen shows; nothing while that is only this machine's. */
export function useZone(): string | null {
  const east = useSyncExternalStore(floorClock.subscribe, minutesEast);
  return east === null ? null : zoneText(east);
}

/** `15 Nov 21:47:09`: a moment of some day. */
export function momentText(at: number, language: Language): string {
  return writeMoment(at, LOCALES[language], MOMENT);
}

/** `15 Nov 21:47`: the same where seconds say nothing. */
export function minuteText(at: number, language: Language): string {
  return writeMoment(at, LOCALES[language], MINUTE);
}

/** `21:47`: a moment of this day. */
export function hourText(at: number): string {
  return writeMoment(at, LOCALES.en, HOUR);
}

/** `21:47:09`: the same to the second. */
export function timeText(at: number): string {
  return writeMoment(at, LOCALES.en, TIME);
}

/** `2026-11-15`: the day a paper is good until. */
export function dateText(at: number): string {
  return floorDateText(at, minutesEast() ?? 0);
}

const DAY = { day: 'numeric', month: 'short' } as const;
const HOUR = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const TIME = { ...HOUR, second: '2-digit' } as const;
const MINUTE = { ...DAY, ...HOUR } as const;
const MOMENT = { ...DAY, ...TIME } as const;

type Parts = typeof HOUR | typeof TIME | typeof MINUTE | typeof MOMENT;

/** By what is written, language and clock. To make one takes eighty times as long as to write a moment by it. */
const formats = new Map<Parts, Map<string, Intl.DateTimeFormat>>();

function formatOf(parts: Parts, locale: string, zone: 'UTC' | undefined): Intl.DateTimeFormat {
  const known = formats.get(parts) ?? new Map<string, Intl.DateTimeFormat>();
  formats.set(parts, known);
  const key = `${locale} ${zone}`;
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone: zone });
  known.set(key, format);
  return format;
}

function writeMoment(at: number, locale: string, parts: Parts): string {
  const east = minutesEast();
  if (east === null) return formatOf(parts, locale, undefined).format(at);
  return formatOf(parts, locale, 'UTC').format(byFloorClock(at, east));
}
