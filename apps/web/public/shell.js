// Keeps the pages and their scripts, so that a terminal switched on before its server says
// "Reconnecting" instead of showing a browser's own error. Nothing of a game is ever kept here.
const SHELL = 'baize-shell';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
});

/** A page is always asked for; the last one that came is shown where no answer does. */
async function fresh(request) {
  const shell = await caches.open(SHELL);
  const page = new URL(request.url).pathname;
  try {
    const response = await fetch(request);
    if (response.ok) await shell.put(page, response.clone());
    return response;
  } catch (error) {
    const last = await shell.match(page);
    if (last) return last;
    throw error;
  }
}

/** What has a hash in its name never changes. */
async function kept(request) {
  const shell = await caches.open(SHELL);
  const last = await shell.match(request);
  if (last) return last;
  const response = await fetch(request);
  if (response.ok) await shell.put(request, response.clone());
  return response;
}
