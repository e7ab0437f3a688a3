import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** What contrast is computed from, and how large a text has to be for less of it to be enough. */
const COLOURING =
  /(?<![\w-])(color|background[\w-]*|opacity|filter|mix-blend-mode|text-shadow)\s*:/;
const BY_LANGUAGE = /:lang\(|\[lang|\[data-language/;

/** The rules of a style sheet whose selector asks for a language, with what they say. */
function rulesByLanguage(css: string): readonly string[] {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules]
    .filter(([, selector = '']) => BY_LANGUAGE.test(selector))
    .map(([rule]) => rule.trim());
}

test('no colour depends on the language, so that contrast is the same in either', () => {
  const files = readdirSync(SOURCES, { encoding: 'utf8', recursive: true });
  const found = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => rulesByLanguage(readFileSync(join(SOURCES, file), 'utf8')));
  // There are such rules, for the space between letters and the like: a look that finds none looks at nothing.
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((rule) => COLOURING.test(rule))).toEqual([]);
});

test('a colour for one language would be found', () => {
  const [rule = ''] = rulesByLanguage(':lang(zh-Hans) .phase { color: #777; }');
  expect(COLOURING.test(rule)).toBe(true);
});
