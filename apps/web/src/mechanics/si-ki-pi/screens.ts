import type { ScreenMechanic } from '../screen-mechanic.ts';

/** What is shown of Si Ki Pi. */
export const siKiPi: ScreenMechanic = {
  id: 'si-ki-pi',
  parts: {
    pictures: async () => (await import('./pictures.tsx')).pictures,
    terminal: async () => (await import('./terminal/terminal-parts.tsx')).terminalParts,
    console: async () => (await import('./console/console-parts.tsx')).consoleParts,
    display: async () => (await import('./display/cards-board.tsx')).displayParts,
    pit: async () => (await import('./pit/box-tiles.tsx')).pitParts,
    lobby: async () => (await import('./lobby/card-guide.ts')).lobbyParts,
    words: async () => (await import('./staff-words.ts')).staffWords,
    incidents: async () => (await import('./incident-parts.tsx')).incidentParts,
  },
};
