const WIDTH = 100;

/** A value as JSON that a person reads and changes: what fits on a line stands on it, rows of numbers above all. */
export function dataText(value: unknown, indent = '', before = 0): string {
  const flat = flatText(value);
  if (typeof value !== 'object' || value === null) return flat;
  if (indent.length + before + flat.length < WIDTH) return flat;
  const deeper = `${indent}  `;
  const lines = Array.isArray(value)
    ? itemLines(value, deeper)
    : Object.entries(value).map(([name, each]) => {
        const key = `${JSON.stringify(name)}: `;
        return `${deeper}${key}${dataText(each, deeper, key.length)}`;
      });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** Numbers and words fill their lines; what is made of parts has a line of its own. */
function itemLines(items: readonly unknown[], indent: string): readonly string[] {
  if (items.some((each) => typeof each === 'object' && each !== null)) {
    return items.map((each) => `${indent}${dataText(each, indent)}`);
  }
  const lines: string[] = [];
  for (const text of items.map(flatText)) {
    const last = lines.at(-1);
    const longer = `${last}, ${text}`;
    if (last === undefined || longer.length >= WIDTH) lines.push(`${indent}${text}`);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function flatText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, each]) => `${JSON.stringify(name)}: ${flatText(each)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
