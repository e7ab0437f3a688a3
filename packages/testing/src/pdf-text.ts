/** Objects of an uncompressed PDF by number, as one character a byte. */
function objectsOf(bytes: Uint8Array): ReadonlyMap<number, string> {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map<number, string>();
  for (const [, number, body] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(Number(number), body ?? '');
  }
  return objects;
}

function streamOf(object: string): string {
  return /stream\n([\s\S]*)\nendstream/.exec(object)?.[1] ?? '';
}

/** What each glyph of a font stands for, by the table that lets a reader copy text. */
function glyphsOf(cmap: string): ReadonlyMap<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, from = '', , list = ''] of cmap.matchAll(
    /<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/g,
  )) {
    [...list.matchAll(/<([0-9a-f]*)>/g)].forEach(([, code = ''], index) => {
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      const units = code.match(/.{4}/g) ?? [];
      glyphs.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    });
  }
  return glyphs;
}

/** Words as they were set, and where they begin on the page, in points from its lower left corner. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The words on each page, a line for each piece of text that was set. */
export function pdfPages(bytes: Uint8Array): readonly string[] {
  return pdfPieces(bytes).map((pieces) => pieces.map(({ text }) => text).join('\n'));
}

export function pdfPieces(bytes: Uint8Array): readonly (readonly Piece[])[] {
  const objects = objectsOf(bytes);
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const object of objects.values()) {
    for (const [, name = '', number] of object.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(number)) ?? '')?.[1];
      if (cmap !== undefined) fonts.set(name, glyphsOf(streamOf(objects.get(Number(cmap)) ?? '')));
    }
  }
  const contents = [...objects.values()].flatMap((object) => {
    const content = /\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/.exec(object)?.[1];
    return content === undefined ? [] : [streamOf(objects.get(Number(content)) ?? '')];
  });
  return contents.map((content) => piecesOf(content, fonts));
}

const SET = /1 0 0 1 (?<x>[\d.]+) (?<y>[\d.]+) Tm|\/(?<font>F\d+) [\d.]+ Tf|\[(?<run>[^\]]*)\] TJ/g;

function piecesOf(
  content: string,
  fonts: ReadonlyMap<string, ReadonlyMap<string, string>>,
): readonly Piece[] {
  const pieces: Piece[] = [];
  let [font, x, y] = ['', 0, 0];
  for (const { groups = {} } of content.matchAll(SET)) {
    if (groups.x !== undefined) [x, y] = [Number(groups.x), Number(groups.y)];
    else if (groups.font !== undefined) font = groups.font;
    else {
      const glyphs = [...(groups.run ?? '').matchAll(/<([0-9a-f]+)>/g)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      const text = glyphs.map((glyph) => fonts.get(font)?.get(glyph) ?? '\uFFFD').join('');
      pieces.push({ text, x, y });
    }
  }
  return pieces;
}

/** The bytes of the one file attached. */
export function pdfAttachment(bytes: Uint8Array): string {
  const attached = [...objectsOf(bytes).values()].find((object) =>
    object.includes('/Type /EmbeddedFile'),
  );
  return Buffer.from(streamOf(attached ?? ''), 'latin1').toString('utf8');
}
