import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accessibilityProblems,
  overflowingTexts,
  type Rules,
  smallTexts,
} from '../testing/looks.ts';
import { giveBrowserBack, openBrowser, openPage } from '../testing/windows/browser.ts';
import { lookAt } from '../testing/windows/unseen.ts';

// Whoever looks at the screens is looked at: on a page with one problem of each kind every one is found.

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 800, height: 600 } });
});
afterAll(() => giveBrowserBack(browser));

/** Problems by the rule that names them, each on a line of its own. */
const PLANTED = {
  'aria-allowed-attr': '<button aria-checked="true">Choose</button>',
  'aria-hidden-focus': '<div aria-hidden="true"><button>Hidden</button></div>',
  'aria-required-attr': '<div role="checkbox" tabindex="0">Agree</div>',
  'aria-required-children': '<div role="list"><div role="button" tabindex="0">One</div></div>',
  'aria-roles': '<div role="knob">Turn</div>',
  'aria-valid-attr': '<div aria-lable="Chips">Chips</div>',
  'aria-valid-attr-value': '<button aria-expanded="perhaps">More</button>',
  'button-name': '<button></button>',
  'color-contrast': '<p style="color:#777;background:#888">Too faint to be read</p>',
  'heading-order': '<h1>First</h1><h4>Fourth</h4>',
  'image-alt': '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
  label: '<input name="amount">',
  'link-name': '<a href="/pit"></a>',
  list: '<ul><p>No item</p></ul>',
  listitem: '<div><li>Alone</li></div>',
  'nested-interactive': '<div role="button" tabindex="0">Out <button>In</button></div>',
  'select-name': '<select><option>1</option></select>',
  'svg-img-alt': '<svg role="img" width="9" height="9"><rect width="9" height="9"/></svg>',
  tabindex: '<button tabindex="3">Third</button>',
  'valid-lang': '<p lang="chinesisch">中</p>',
} as const;

/** Nothing is wrong here but one contrast; twenty points by ten are red. */
const WHOLE = `<html lang="en"><title>Whole</title><body><main><h1>Whole</h1>
  <div style="width:20px;height:10px;background:#f00"></div>${PLANTED['color-contrast']}</main></body></html>`;

async function rulesBroken(rules: Rules): Promise<readonly string[]> {
  const lines = Object.values(PLANTED).map((line) => `<section>${line}</section>`);
  await page.setContent(
    `<html lang="en"><title>Faults</title><body><main>${lines.join('')}</main></body></html>`,
  );
  const found = await accessibilityProblems(page, 'body', rules);
  return [...new Set(found.map((problem) => problem.split(':')[0] ?? ''))];
}

test('axe finds a planted fault of every kind', async () => {
  const broken = await rulesBroken('all');
  expect(Object.keys(PLANTED).filter((rule) => !broken.includes(rule))).toEqual([]);
});

test('without contrast it finds all the others', async () => {
  const broken = await rulesBroken('all but contrast');
  expect(Object.keys(PLANTED).filter((rule) => !broken.includes(rule))).toEqual(['color-contrast']);
});

test('a page nobody looks at is not drawn, and whoever looks sees its colours and its faults', async () => {
  await page.goto(`data:text/html,${encodeURIComponent(WHOLE)}`);
  const veiled = () => page.evaluate(() => getComputedStyle(document.documentElement).opacity);
  // By its points: whatever is red on the page.
  const redPoints = async () => {
    const shot = (await page.screenshot()).toString('base64');
    return page.evaluate(async (png) => {
      const bitmap = await createImageBitmap(
        await (await fetch(`data:image/png;base64,${png}`)).blob(),
      );
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const points = canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
      let count = 0;
      for (let at = 0; at < points.length; at += 4) {
        if (points[at] === 255 && points[at + 1] === 0) count += 1;
      }
      return count;
    }, shot);
  };
  expect([await veiled(), await redPoints()]).toEqual(['0', 0]);
  expect(await lookAt(page, async () => [await veiled(), await redPoints()])).toEqual(['1', 200]);
  const found = await accessibilityProblems(page);
  expect(found).toEqual(['color-contrast: p']);
  expect([await veiled(), await redPoints()]).toEqual(['0', 0]);
});

test('a text that is cut off and one that is too small are found', async () => {
  await page.setContent(
    `<p style="width:60px;overflow:hidden;white-space:nowrap">Far too long for its place</p>
     <p style="font-size:7px">Small print</p><p>As it should be</p>`,
  );
  expect(await overflowingTexts(page)).toEqual(['P: Far too long for its place']);
  expect(await smallTexts(page, 12)).toEqual(['7.0 px: Small print']);
});
