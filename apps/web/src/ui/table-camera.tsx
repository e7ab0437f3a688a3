import type { FloorTable } from '@baize/protocol/client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import './table-camera.css';

export type Camera = NonNullable<FloorTable['camera']>;

interface TableCameraProps {
  readonly camera: Camera | null;
  readonly label: string;
  /** What is drawn where there is no camera, or no picture. */
  readonly children: ReactNode;
}

/** The dice as they lie on the table, where a camera looks at them; the drawn dome where none does. */
export function TableCamera({ camera, label, children }: TableCameraProps) {
  const place = useRef<HTMLVideoElement>(null);
  const [isSeen, setSeen] = useState(false);
  const kind = camera?.kind ?? null;
  const url = camera?.url ?? null;
  useEffect(() => {
    const video = place.current;
    if (!video || kind === null || url === null) return;
    const stop = kind === 'whep' ? watchLive(video, url) : watchPlaylist(video, url);
    return () => {
      stop();
      setSeen(false);
    };
  }, [kind, url]);
  if (camera === null) return children;
  return (
    <div className="table-camera" data-camera={isSeen ? 'seen' : 'waiting'}>
      <video
        ref={place}
        aria-label={label}
        autoPlay
        muted
        playsInline
        onPlaying={() => setSeen(true)}
        onError={() => setSeen(false)}
        onEmptied={() => setSeen(false)}
      />
      {!isSeen && children}
    </div>
  );
}

function watchPlaylist(video: HTMLVideoElement, url: string): () => void {
  video.src = url;
  return () => video.removeAttribute('src');
}

/** WHEP: one offer by POST, one answer, and the picture comes; a lost line is tried again. */
function watchLive(video: HTMLVideoElement, url: string): () => void {
  let peer: RTCPeerConnection | null = null;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    peer?.close();
    if (!isOver) timer = setTimeout(() => void connect().catch(again), AGAIN_AFTER);
  };
  const connect = async () => {
    const next = new RTCPeerConnection();
    peer = next;
    next.addTransceiver('video', { direction: 'recvonly' });
    next.ontrack = ({ streams }) => {
      video.srcObject = streams[0] ?? null;
    };
    next.onconnectionstatechange = () => {
      if (['failed', 'disconnected'].includes(next.connectionState)) again();
    };
    await next.setLocalDescription(await next.createOffer());
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/sdp' },
      body: next.localDescription?.sdp ?? '',
    });
    if (!answer.ok) throw new Error(`The camera answered ${answer.status}.`);
    await next.setRemoteDescription({ type: 'answer', sdp: await answer.text() });
  };
  connect().catch(again);
  return () => {
    isOver = true;
    clearTimeout(timer);
    peer?.close();
    video.srcObject = null;
  };
}

const AGAIN_AFTER = 5_000;
