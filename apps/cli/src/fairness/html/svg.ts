/** Text that may stand between tags and in attributes. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

type Attributes = Readonly<Record<string, string | number>>;

/** Coordinates with two decimals: the same picture on every machine, to the byte. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const list = Object.entries(attributes)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? roundText(value) : escapeText(value)}"`,
    )
    .join('');
  return content === '' ? `<${name}${list}/>` : `<${name}${list}>${content}</${name}>`;
}

export function text(x: number, y: number, content: string, attributes: Attributes = {}): string {
  return element('text', { x, y, ...attributes }, escapeText(content));
}

export function line(x1: number, y1: number, x2: number, y2: number, kind: string): string {
  return element('line', { x1, y1, x2, y2, class: kind });
}

/** A picture that says in words what it shows, for those who cannot see it. */
export function picture(
  width: number,
  height: number,
  title: string,
  parts: readonly string[],
): string {
  const box = `0 0 ${roundText(width)} ${roundText(height)}`;
  const named = [`<title>${escapeText(title)}</title>`, ...parts].join('');
  return element('svg', { viewBox: box, role: 'img', 'aria-label': title }, named);
}

function roundText(value: number): string {
  return `${Number(value.toFixed(2))}`;
}
