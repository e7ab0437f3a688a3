/** Text that may stand between tags and in attributes. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

type Attributes = Readonly<Record<string, string | number>>;

export function element(name: string, attributes: Attributes, content = ''): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeText(`${value}`)}"`)
    .join('');
  return `<${name}${list}>${content}</${name}>`;
}

const HAN = /[\u2E80-\u9FFF]+(?:[\s\d,，、-]*[\d\u2E80-\u9FFF])?/g;

/**
 * Marks Chinese as such, so that it is spoken and set as Chinese, and lets a long fraction go on in the
 * next line after its stroke.
 */
export function toSpoken(text: string): string {
  return escapeText(text)
    .replace(HAN, (han) => element('span', { lang: 'zh-Hans' }, han))
    .replace(/(\d{7,}\/)(?=\d{7})/g, '$1<wbr>');
}
