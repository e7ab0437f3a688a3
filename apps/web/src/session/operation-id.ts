/** 128 random bits; `randomUUID` would need a secure origin, which a kiosk on a LAN may not have. */
export function newOperationId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
