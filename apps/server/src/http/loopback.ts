/** Whether an address, or a name to listen on, stays on this machine. */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '').replace(/^\[|\]$/g, '');
  return plain === '::1' || plain === 'localhost' || /^127\.\d+\.\d+\.\d+$/.test(plain);
}
