import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Browser, Page } from 'playwright-core';

/** A camera for stories: a picture that moves, sent as a playlist and by WHEP. */
export interface CameraServer {
  readonly address: string;
  /** Begins to film in a browser: until then nobody gets a picture. */
  film(browser: Browser): Promise<void>;
  close(): Promise<void>;
}

export async function startCamera(): Promise<CameraServer> {
  const files = new Map<string, readonly [type: string, content: Buffer]>();
  let studio: Page | null = null;
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') return response.end();
    if (request.method !== 'POST') return sendFile(request, response, files);
    const offer = await textOf(request);
    const answer = await studio?.evaluate(answerOffer, offer);
    response.statusCode = answer === undefined ? 503 : 201;
    response.setHeader('content-type', 'application/sdp');
    response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
  return {
    address,
    film: async (browser) => {
      const page = await browser.newPage();
      await page.goto(`${address}/studio`);
      const film = Buffer.from(await page.evaluate(filmed), 'base64');
      for (const [name, type, content] of playlist(film)) files.set(name, [type, content]);
      studio = page;
    },
    close: async () => {
      await studio?.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

function sendFile(
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
  files: ReadonlyMap<string, readonly [string, Buffer]>,
): void {
  const file = files.get(url);
  if (!file) {
    response.statusCode = url === '/studio' ? 200 : 404;
    response.setHeader('content-type', 'text/html');
    response.end('<canvas width="320" height="180"></canvas>');
    return;
  }
  const [type, content] = file;
  const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(headers.range ?? '') ?? [];
  const end = to === '' ? content.length - 1 : Number(to);
  if (headers.range !== undefined) {
    response.statusCode = 206;
    response.setHeader('content-range', `bytes ${from}-${end}/${content.length}`);
  }
  response.setHeader('content-type', type);
  response.end(content.subarray(Number(from), end + 1));
}

/** In the page: a few seconds of a canvas that changes its colour, as fragmented MP4. */
async function filmed(): Promise<string> {
  const canvas = document.querySelector('canvas');
  const pen = canvas?.getContext('2d');
  if (!canvas || !pen) throw new Error('The studio has a canvas.');
  let hue = 0;
  // It goes on after the recording: who asks by WHEP sees it live.
  setInterval(() => {
    hue += 5;
    pen.fillStyle = `hsl(${hue} 80% 40%)`;
    pen.fillRect(0, 0, 320, 180);
  }, 40);
  const stream = canvas.captureStream(25);
  Reflect.set(window, 'stream', stream);
  const recorder = new MediaRecorder(stream, { mimeType: 'video/mp4;codecs=avc1.42E01F' });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start(1000);
  await new Promise((resolve) => setTimeout(resolve, 4000));
  recorder.stop();
  await ended;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** In the page: one peer for one viewer, with what the canvas shows now. */
async function answerOffer(offer: string): Promise<string> {
  const peer = new RTCPeerConnection();
  const stream: MediaStream = Reflect.get(window, 'stream');
  await peer.setRemoteDescription({ type: 'offer', sdp: offer });
  for (const track of stream.getTracks()) peer.addTrack(track, stream);
  await peer.setLocalDescription(await peer.createAnswer());
  const gathered = new Promise<void>((resolve) => {
    if (peer.iceGatheringState === 'complete') resolve();
    peer.onicegatheringstatechange = () => {
      if (peer.iceGatheringState === 'complete') resolve();
    };
  });
  await gathered;
  return peer.localDescription?.sdp ?? '';
}

/** A film cut into a playlist: the first boxes say how to read it, each fragment is a piece. */
function playlist(film: Buffer): readonly (readonly [string, string, Buffer])[] {
  const boxes = boxesOf(film);
  const head = boxes.filter(({ kind }) => kind === 'ftyp' || kind === 'moov');
  const pieces = boxes.flatMap(({ kind, bytes }, index) =>
    kind === 'moof' ? [Buffer.concat([bytes, boxes[index + 1]?.bytes ?? Buffer.alloc(0)])] : [],
  );
  const lines = [
    ...['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-TARGETDURATION:4', '#EXT-X-PLAYLIST-TYPE:VOD'],
    '#EXT-X-MAP:URI="head.mp4"',
    ...pieces.flatMap((_, index) => [`#EXTINF:${(4 / pieces.length).toFixed(2)},`, `${index}.m4s`]),
    ...['#EXT-X-ENDLIST', ''],
  ];
  return [
    ['/dice.m3u8', 'application/vnd.apple.mpegurl', Buffer.from(lines.join('\n'))],
    ['/head.mp4', 'video/mp4', Buffer.concat(head.map(({ bytes }) => bytes))],
    ...pieces.map((piece, index) => [`/${index}.m4s`, 'video/mp4', piece] as const),
  ];
}

function boxesOf(film: Buffer): readonly { readonly kind: string; readonly bytes: Buffer }[] {
  const boxes: { kind: string; bytes: Buffer }[] = [];
  for (let at = 0; at + 8 <= film.length; ) {
    const size = film.readUInt32BE(at) || film.length - at;
    boxes.push({
      kind: film.toString('latin1', at + 4, at + 8),
      bytes: film.subarray(at, at + size),
    });
    at += size;
  }
  return boxes;
}
