// What this package uses of pdfkit, which ships no types of its own.
declare module 'pdfkit' {
  interface TextOptions {
    readonly lineBreak: false;
    readonly baseline: 'alphabetic';
  }

  interface StructOptions {
    readonly alt?: string;
    readonly scope?: 'Column' | 'Row';
    readonly title?: string;
    readonly lang?: string;
  }

  export class PDFStructureElement {
    add(child: PDFStructureElement | (() => void)): this;
    end(): void;
  }

  export class PDFDocument {
    constructor(options: {
      readonly size: 'A4';
      readonly margin: number;
      readonly bufferPages: true;
      readonly autoFirstPage: false;
      readonly compress: boolean;
      readonly pdfVersion: '1.7';
      readonly lang: string;
      readonly tagged: true;
      readonly displayTitle: true;
      /** Otherwise the library looks for one of its own, which a browser would not have. */
      readonly font: null;
      readonly info: Readonly<Record<string, string | Date>>;
    });
    readonly outline: { addItem(title: string): unknown };
    addPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(page: number): unknown;
    registerFont(name: string, source: Uint8Array): this;
    font(name: string, size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    fill(): this;
    stroke(): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    widthOfString(text: string): number;
    struct(type: string, options?: StructOptions, child?: () => void): PDFStructureElement;
    addStructure(element: PDFStructureElement): this;
    markContent(tag: 'Artifact', options?: { readonly type: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
    file(
      data: Uint8Array,
      options: {
        readonly name: string;
        readonly type: string;
        readonly description: string;
        readonly relationship: 'Data';
      },
    ): unknown;
    end(): void;
  }
}

declare module 'pdfkit/output' {
  import type { PDFDocument } from 'pdfkit';

  export function toBytes(document: PDFDocument): Promise<Uint8Array>;
}
