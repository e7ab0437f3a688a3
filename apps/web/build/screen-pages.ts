import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The screens beside the lobby, each with a page of its own; the floor's server has them at these names. */
export const SCREENS = ['terminal', 'console', 'display', 'office', 'pit', 'cage'] as const;

/** Where a build begins: the lobby and the page of every screen. */
export function pagesIn(root: string): Readonly<Record<string, string>> {
  const pages = SCREENS.map((screen) => [screen, join(root, screen, 'index.html')] as const);
  return { lobby: join(root, 'index.html'), ...Object.fromEntries(pages) };
}

/**
 * While one works on them, screens are found where the floor's server has them: `/terminal?table=SB-B`. Vite knows a
 * folder by its last slash alone, and shows the lobby for everything it does not know.
 */
export function screenAddresses(): Plugin {
  return {
    name: 'screen addresses',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://screens');
        const screen = SCREENS.find((each) => pathname === `/${each}`);
        if (screen !== undefined) request.url = `/${screen}/index.html${search}`;
        next();
      });
    },
  };
}
