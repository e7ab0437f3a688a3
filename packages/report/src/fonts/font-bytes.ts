/** The bytes of a font that is kept as base64; a browser knows `atob` as well as Node does. */
export function fontBytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}
