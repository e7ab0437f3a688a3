/**
 * Loads every face of the page's own type while the line is up. A browser would fetch Chinese type when the language
 * is changed, and show boxes if the line is down then.
 */
export function bringFonts(): void {
  const load = () => {
    for (const face of document.fonts) {
      if (face.status === 'unloaded') face.load().catch(() => undefined);
    }
  };
  // What the screen needs first comes first.
  if (document.readyState === 'complete') setTimeout(load, 0);
  else addEventListener('load', () => setTimeout(load, 0), { once: true });
}
