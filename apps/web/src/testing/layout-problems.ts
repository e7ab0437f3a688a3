import type { Page } from 'playwright-core';
import { awaitDrawn } from './looks.ts';

/** Keys that are not whole within the screen and within everything that clips them. */
export async function keysOutOfSight(page: Page, within: string): Promise<readonly string[]> {
  await awaitDrawn(page);
  return page.evaluate((root) => {
    const problems: string[] = [];
    for (const key of document.querySelectorAll<HTMLElement>(`${root} button, ${root} a`)) {
      if (!key.checkVisibility() || key.closest('.spoken')) continue;
      const box = key.getBoundingClientRect();
      const sides = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      for (let part = key.parentElement; part; part = part.parentElement) {
        if (getComputedStyle(part).overflow === 'visible') continue;
        const edge = part.getBoundingClientRect();
        sides.left = Math.max(sides.left, edge.left);
        sides.top = Math.max(sides.top, edge.top);
        sides.right = Math.min(sides.right, edge.right);
        sides.bottom = Math.min(sides.bottom, edge.bottom);
        // A sheet lies over everything: what it stands in does not clip it.
        if (part.matches('dialog')) break;
      }
      const isWhole =
        box.left >= sides.left - 1 &&
        box.top >= sides.top - 1 &&
        box.right <= sides.right + 1 &&
        box.bottom <= sides.bottom + 1;
      if (isWhole) continue;
      const name = key.textContent?.trim().slice(0, 40) || key.getAttribute('aria-label');
      problems.push(
        `key "${name}" is cut: ${box.top.toFixed()} to ${box.bottom.toFixed()} of ${sides.bottom.toFixed()}`,
      );
    }
    return problems;
  }, within);
}

/** Words in Latin letters and amounts that stand on two lines. */
export async function brokenWords(page: Page, within: string): Promise<readonly string[]> {
  await awaitDrawn(page);
  return page.evaluate((root) => {
    const problems = new Set<string>();
    const part = document.querySelector(root) ?? document.body;
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.spoken')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[A-Za-z0-9.,’']{2,}/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) problems.add(`"${word}" is broken`);
      }
    }
    return [...problems];
  }, within);
}

/** Parts of a row that reach over its edge, into the row beside it. */
export async function overRows(page: Page, rows: string): Promise<readonly string[]> {
  await awaitDrawn(page);
  return page.evaluate((selector) => {
    const problems: string[] = [];
    for (const row of document.querySelectorAll<HTMLElement>(selector)) {
      const { top, bottom } = row.getBoundingClientRect();
      for (const part of row.querySelectorAll<HTMLElement>('*')) {
        const box = part.getBoundingClientRect();
        if (!part.checkVisibility() || (box.top >= top - 1 && box.bottom <= bottom + 1)) continue;
        problems.push(`${part.tagName} "${part.textContent?.slice(0, 30)}" reaches over its row`);
      }
    }
    return problems;
  }, rows);
}
