import { Button } from '@kaksha/ui/button';
import { CameraOff, X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './check-in.module.css';
import { type CodeReader, loadCodeReader } from './read-code';

const intervalMs = 150;
/** A ticket that stays in the picture is read once. */
const repeatMs = 4000;

interface ScannerProps {
  onCode: (text: string) => void;
  onClose: () => void;
}

/** Reads tickets with the camera of the device until it is closed. */
export function Scanner({ onCode, onClose }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const problem = useScan(video, onCode);
  return (
    <section className="stack gap-3" aria-label="Scanner">
      {problem ? (
        <p role="alert" className={`row gap-3 middle ${styles.noCamera}`}>
          <CameraOff aria-hidden="true" />
          <span>{problem}</span>
        </p>
      ) : (
        <div className={styles.camera}>
          <video ref={video} className={styles.video} playsInline muted autoPlay aria-label="Camera" />
          <span className={styles.frame} aria-hidden="true" />
        </div>
      )}
      <Button block icon={<X aria-hidden="true" />} onClick={onClose}>
        Close the scanner
      </Button>
    </section>
  );
}

/** Returns why nothing can be scanned; null while the camera runs. */
function useScan(video: RefObject<HTMLVideoElement | null>, onCode: (text: string) => void): string | null {
  const [problem, setProblem] = useState<string | null>(null);
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: MediaStream | null = null;
    let last = { text: '', at: 0 };
    async function look(read: CodeReader) {
      const text = video.current && (await read(video.current).catch(() => null));
      if (!isOpen) return;
      const now = performance.now();
      if (text) {
        if (text !== last.text || now - last.at > repeatMs) tell(text);
        last = { text, at: now };
      }
      timer = setTimeout(() => void look(read), intervalMs);
    }
    async function start() {
      const [read, opened] = await Promise.all([loadCodeReader(), openCamera()]);
      stream = opened;
      if (!isOpen || !video.current) return stop(stream);
      video.current.srcObject = stream;
      await video.current.play();
      void look(read);
    }
    start().catch((error: unknown) => isOpen && setProblem(problemOf(error)));
    return () => {
      isOpen = false;
      clearTimeout(timer);
      stop(stream);
    };
  }, [video]);
  return problem;
}

const openCamera = () => navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });

const stop = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

function problemOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return 'The camera is blocked. Allow it for this site, or check in by name below.';
  if (name === 'NotFoundError') return 'This device has no camera. Check in by name below.';
  return 'The camera did not start. Check in by name below.';
}
