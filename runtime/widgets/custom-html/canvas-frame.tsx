import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './custom-html.module.css';
import { followHeight } from './frame-height.ts';

/** A document that says nothing of its height within this time of its coming is none of a frame, in ms. */
const ANSWER_MS = 500;

interface CanvasFrameProps {
  readonly address: string;
  readonly title: string;
  readonly height: number;
  /** Until the frame is there, and where it does not come. */
  readonly placeholder: ReactNode;
}

/** The frame as visitors get it, to be looked at: presses are the canvas's. */
export function CanvasFrame({ address, title, height, placeholder }: CanvasFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [told, setTold] = useState<number>();
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const stop = followHeight(element, (next) => {
      clearTimeout(silence);
      setTold(next);
    });
    const onLoad = () => {
      silence = setTimeout(() => setTold(undefined), ANSWER_MS);
      element.contentWindow?.postMessage('rumbo:height', '*');
    };
    element.addEventListener('load', onLoad);
    return () => {
      stop();
      clearTimeout(silence);
      element.removeEventListener('load', onLoad);
    };
  }, []);
  return (
    <div className={told === undefined ? styles.coming : styles.shown}>
      {told === undefined && placeholder}
      <iframe
        ref={frame}
        inert
        className={styles.frame}
        src={address}
        title={title}
        height={told ?? height}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
      />
    </div>
  );
}
