import type { ScreenMechanic } from '../screen-mechanic.ts';

/** What is shown of three dice, each part in a file of its own that is loaded when it is needed. */
export const threeDice: ScreenMechanic = {
  id: 'three-dice',
  parts: {
    pictures: async () => (await import('./pictures.tsx')).pictures,
    terminal: async () => (await import('./terminal/terminal-parts.tsx')).terminalParts,
    console: async () => (await import('./console/console-parts.tsx')).consoleParts,
    display: async () => (await import('./display/display-parts.tsx')).displayParts,
    pit: async () => (await import('./pit-parts.tsx')).pitParts,
    words: async () => (await import('./staff-words.ts')).staffWords,
    incidents: async () => (await import('./incident-parts.tsx')).incidentParts,
  },
};
