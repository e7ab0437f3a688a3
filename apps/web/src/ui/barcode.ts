import { code128 } from 'bwip-js/browser';

/** A validation number as Code 128. */
export function barcode(number: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  code128(canvas, { bcid: 'code128', text: number, height: 14, scale: 3, includetext: false });
  return canvas;
}
