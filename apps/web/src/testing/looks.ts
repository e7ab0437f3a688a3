import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { PATIENCE } from './windows/browser.ts';
import { lookAt } from './windows/unseen.ts';

const PICTURES = fileURLToPath(new URL('../../../../artefacts/screens/', import.meta.url));
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * Writes what a screen looks like, where somebody has asked to look at it. No test looks at these pictures, and a fifth
 * of a story's work was to draw them.
 */
export async function picture(page: Page, name: string): Promise<void> {
  await awaitDrawn(page);
  if (process.env.PICTURES !== undefined) await keepPicture(page, name);
}

/** Writes what a screen looks like whether or not somebody has asked: as JPEG, which takes a sixth of the time of PNG. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  await lookAt(page, () => page.screenshot({ path: join(PICTURES, `${name}.jpg`), quality: 92 }));
}

/**
 * All rules of axe, or all but contrast. No colour depends on the language (colours.test.ts keeps it so): whoever
 * looks at the same screen in both looks at its contrast, which is half of the work, in one of them.
 */
export type Rules = 'all' | 'all but contrast';

/** What axe finds wrong with a part of the page: rule and place, none where all is well. */
export async function accessibilityProblems(
  page: Page,
  part = 'body',
  rules: Rules = 'all',
): Promise<readonly string[]> {
  // Evaluated, not added as a script: the page's own security policy would refuse one. Once a page is enough.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(readFileSync(AXE, 'utf8'));
  }
  const options = {
    resultTypes: ['violations'],
    // Only two rules ask for style sheets and sound to be fetched before: one is an experiment that is not run, the
    // other one never names a violation.
    preload: false,
    rules: { 'color-contrast': { enabled: rules === 'all' } },
  };
  const run = `axe.run('${part}', ${JSON.stringify(options)}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))))`;
  const found: unknown = await lookAt(page, () => page.evaluate(run));
  return Array.isArray(found) ? found.map(String) : ['axe said nothing'];
}

/** Waits until what was last said is on the screen, in its own type. */
export async function awaitDrawn(page: Page): Promise<void> {
  // The first frame lays it out and so asks for type, which comes piece by piece.
  await awaitFrames(page, 2);
  const missing = await page.evaluate((patience) => {
    const loading = () =>
      [...document.fonts].filter(({ status }) => status === 'loading').map((face) => face.family);
    const late = new Promise<readonly string[]>((tell) => {
      setTimeout(() => tell(loading()), patience);
    });
    return Promise.race([document.fonts.ready.then(() => []), late]);
  }, PATIENCE);
  if (missing.length > 0) throw new Error(`Type that never came: ${missing.join(', ')}.`);
}

/**
 * Waits for so many frames. Nobody sees the screen of a test, and a wait for its next frame or its type has been seen to
 * last for ever: what does not come is asked for again by taking a picture, and in the end named instead of waited for.
 */
export async function awaitFrames(page: Page, count: number): Promise<void> {
  for (let look = 0; look < 6; look += 1) {
    const isDrawn = await page.evaluate(
      ([frames, patience]) => {
        const draw = async () => {
          for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
          return true;
        };
        const late = new Promise<boolean>((tell) => {
          setTimeout(() => tell(false), patience);
        });
        return Promise.race([draw(), late]);
      },
      [count, PATIENCE / 6] as const,
    );
    if (isDrawn) return;
    await page.screenshot();
  }
  throw new Error(`${page.url()} has not drawn ${count} frames in ${PATIENCE / 1000} seconds.`);
}

/** What axe calls a part of the page and what its text is cut off in. */
const PARTS =
  'button, h1, h2, h3, p, li, td, th, dt, dd, b, label, .phase, .caption, .area-price, .tip, .notice, .card, .share-bar';

/** Texts that do not fit where they stand. Chips overhang their area, and may. */
export async function overflowingTexts(page: Page): Promise<readonly string[]> {
  await awaitDrawn(page);
  return page.evaluate((parts) => {
    const problems: string[] = [];
    for (const part of document.querySelectorAll(parts)) {
      if (!part.checkVisibility()) continue;
      if (part.closest('.spoken, .stack') || part.querySelector('.stack, .area-returned')) continue;
      const { display, overflowY } = getComputedStyle(part);
      const isTooWide = part.scrollWidth > part.clientWidth + 1 && display !== 'inline';
      const isTooHigh = part.scrollHeight > part.clientHeight + 1 && overflowY === 'hidden';
      const isCut = isTooWide || isTooHigh;
      if (isCut && part.clientWidth > 0) {
        problems.push(`${part.className || part.tagName}: ${part.textContent?.slice(0, 60)}`);
      }
    }
    return problems;
  }, PARTS);
}

/**
 * What a page in Chinese still says in Latin letters, but for names of tables, people and books, for what is marked as
 * English, and for hashes. Labels that are only heard count too.
 */
export async function latinTexts(page: Page, names: readonly string[]): Promise<readonly string[]> {
  await awaitDrawn(page);
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const isOther = text.parentElement?.closest('style, script, code, kbd, [lang="en"]');
      if (!isOther) found.push(text.textContent ?? '');
    }
    for (const part of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      if (part.closest('[lang="en"]')) continue;
      for (const name of ['aria-label', 'title', 'placeholder']) {
        found.push(part.getAttribute(name) ?? '');
      }
    }
    return found;
  });
  const isLatin = (text: string) =>
    /[A-Za-z]{3,}/.test(names.reduce((rest, name) => rest.replaceAll(name, ''), text));
  return [...new Set(texts.map((text) => text.trim()).filter(isLatin))];
}

/** Texts set smaller than so many pixels of the screen, in whatever scale they are drawn. */
export async function smallTexts(page: Page, least: number): Promise<readonly string[]> {
  await awaitDrawn(page);
  return page.evaluate((smallest) => {
    const problems = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const part = text.parentElement;
      const says = text.textContent?.trim() ?? '';
      if (!part || says === '' || part.closest('.spoken, style, script')) continue;
      const drawn = part.closest('svg');
      const box = (drawn ?? part).getBoundingClientRect();
      // By height: a single figure is so narrow that its width in whole pixels says little.
      const own = drawn ? drawn.viewBox.baseVal.height : part.offsetHeight;
      // What is not laid out has no height of its own.
      if (box.height === 0 || !own || !part.checkVisibility()) continue;
      const size = (Number.parseFloat(getComputedStyle(part).fontSize) * box.height) / own;
      if (size < smallest - 0.5) problems.add(`${size.toFixed(1)} px: ${says.slice(0, 30)}`);
    }
    return [...problems];
  }, least);
}

/** What is looked at in a language by whoever looks at the same screen in both. */
export function rulesIn(language: string): Rules {
  return language === 'en' ? 'all' : 'all but contrast';
}

/** What is wrong with a screen in either language, and a picture of each. */
export async function problemsInBothLanguages(
  page: Page,
  name: string,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const language of ['zh-Hans', 'en']) {
    // The last switch is that of an open sheet, where there is one.
    await page.locator(`[data-language="${language}"]`).last().click();
    await picture(page, `${name}-${language}`);
    const found = [
      ...(await accessibilityProblems(page, 'body', rulesIn(language))),
      ...(await overflowingTexts(page)),
    ];
    problems.push(...found.map((problem) => `${name}, ${language}: ${problem}`));
  }
  return problems;
}

/** Columns of lists that are out of sight. Details and clauses come last, are as many as they are, and may be. */
async function hiddenColumns(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('.data-table')).flatMap((list) => {
      const edge = list.getBoundingClientRect().right + 1;
      const isHidden = (head: Element) =>
        head.getBoundingClientRect().right > edge &&
        !head.querySelector('[data-sort="detail"], [data-sort="because"]');
      const hidden = Array.from(list.querySelectorAll('th')).filter(isHidden);
      return hidden.map((head) => `${list.getAttribute('aria-label')} hides ${head.textContent}`);
    }),
  );
}

/** A desk's screen and a laptop's. */
const SIZES = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;

/** The same on a laptop and on a desk; nothing has to be pushed sideways to be read. */
export async function problemsInBothSizes(page: Page, name: string): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    problems.push(...(await problemsInBothLanguages(page, `${name}-${size.width}`)));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) problems.push(`${name}: ${over} pixels wider than ${size.width}`);
    const hidden = await hiddenColumns(page);
    problems.push(...hidden.map((problem) => `${name}, ${size.width}: ${problem}`));
  }
  return problems;
}

/** A tablet and a telephone. */
const NARROW = [
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/**
 * What gives way on a narrow screen, in either language: a page to be pushed sideways, a card that is lower than what
 * stands in it, a text that is cut off. Lists scroll within their card, and may.
 */
export async function narrowProblems(page: Page, name: string): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const size of NARROW) {
    await page.setViewportSize(size);
    for (const language of ['zh-Hans', 'en']) {
      await page.locator(`[data-language="${language}"]`).last().click();
      const texts = await overflowingTexts(page);
      const others = await page.evaluate(() => {
        const cards = Array.from(document.querySelectorAll('main .hcard'));
        const over = document.documentElement.scrollWidth - innerWidth;
        return [
          ...(over > 0 ? [`${over} pixels wider than the screen`] : []),
          ...cards
            .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
            .map(
              ({ className, textContent }) =>
                `${className} is too low: ${textContent?.slice(0, 40)}`,
            ),
        ];
      });
      const where = `${name}, ${size.width}, ${language}`;
      problems.push(...[...texts, ...others].map((problem) => `${where}: ${problem}`));
    }
  }
  return problems;
}
