/** A fenced block: its info string's words, its lines, and the line of its opening fence. */
export interface Fence {
  readonly info: readonly string[];
  readonly lines: readonly string[];
  readonly line: number;
}

export interface MarkdownLine {
  readonly text: string;
  readonly line: number;
}

export interface Markdown {
  /** The lines outside fenced blocks. */
  readonly prose: readonly MarkdownLine[];
  readonly fences: readonly Fence[];
}

export function readMarkdown(text: string): Markdown {
  const prose: MarkdownLine[] = [];
  const fences: Fence[] = [];
  let open: { readonly mark: string; readonly fence: Fence; readonly lines: string[] } | null =
    null;
  for (const [index, line] of text.split('\n').entries()) {
    const [, mark, info = ''] = /^\s*(`{3,}|~{3,})\s*(.*)$/.exec(line) ?? [];
    if (open) {
      if (mark?.startsWith(open.mark) && info === '') {
        fences.push(open.fence);
        open = null;
      } else open.lines.push(line);
    } else if (mark) {
      const lines: string[] = [];
      const words = info.split(/\s+/).filter((word) => word !== '');
      open = { mark, lines, fence: { info: words, lines, line: index + 1 } };
    } else prose.push({ text: line, line: index + 1 });
  }
  if (open) fences.push(open.fence);
  return { prose, fences };
}

export interface Link {
  readonly target: string;
  readonly line: number;
}

/** Inline links, images and reference definitions; code spans hold none. */
export function linksOf({ prose }: Markdown): readonly Link[] {
  return prose.flatMap(({ text, line }) => {
    const plain = withoutCode(text);
    const inline = [...plain.matchAll(/\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g)];
    const defined = [...plain.matchAll(/^\s*\[[^\]]+\]:\s*<?([^\s>]+)>?/g)];
    return [...inline, ...defined].map(([, target = '']) => ({ target, line }));
  });
}

export function headingsOf({ prose }: Markdown, level?: number): readonly MarkdownLine[] {
  return prose.flatMap(({ text, line }) => {
    const [, marks = '', title = ''] = /^(#{1,6})\s+(.*?)\s*#*\s*$/.exec(text) ?? [];
    if (marks === '' || (level !== undefined && marks.length !== level)) return [];
    return [{ text: title, line }];
  });
}

/** The anchors a reader can link to, as the forges build them. */
export function anchorsOf(markdown: Markdown): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const { text } of headingsOf(markdown)) {
    const slug = text
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

export function withoutCode(text: string): string {
  return text.replace(/(`+)(?:(?!\1).)*\1/g, '');
}
