import type { BrowserContext, Page } from 'playwright-core';

/**
 * Nobody looks at most of what a story opens, and colouring its points took a third of the browser's time: pages are laid
 * out, styled and answer as ever, and are drawn while somebody looks. Whatever judges what can be seen looks at them first.
 */
export async function drawWhenLookedAt(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const veil = new CSSStyleSheet();
    veil.replaceSync(':root { opacity: 0 }');
    document.adoptedStyleSheets.push(veil);
  });
}

/** The page is drawn as long as it takes to look at it. */
export async function lookAt<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await setVeil(page, false);
  try {
    return await look();
  } finally {
    await setVeil(page, true);
  }
}

async function setVeil(page: Page, isDown: boolean): Promise<void> {
  await page.evaluate((isVeiled) => {
    const isVeil = ({ cssRules }: CSSStyleSheet) =>
      cssRules[0]?.cssText === ':root { opacity: 0; }';
    for (const sheet of document.adoptedStyleSheets) if (isVeil(sheet)) sheet.disabled = !isVeiled;
  }, isDown);
}
