import { useState } from 'react';
import type { Breakpoint } from '../canvas/breakpoint.ts';
import { useElementSize } from '../canvas/use-element-size.ts';
import { useMessage } from '../language/use-message.ts';
import styles from './device-frame.module.css';

export interface DeviceFrameProps {
  readonly device: Breakpoint;
  readonly url: string;
}

/** CSS pixels of a usual device of each kind. */
const SIZES: Readonly<Record<Breakpoint, { readonly width: number; readonly height: number }>> = {
  mobile: { width: 390, height: 780 },
  tablet: { width: 820, height: 1100 },
  desktop: { width: 1440, height: 900 },
};

/** A page at the size of a device, made smaller where there is less room. */
export function DeviceFrame({ device, url }: DeviceFrameProps) {
  const message = useMessage();
  const [room, available] = useElementSize();
  const [isLoading, setLoading] = useState(true);
  const { width, height } = SIZES[device];
  const scale = available ? Math.min(1, available.width / width, available.height / height) : 1;
  return (
    <div className={styles.room}>
      <div ref={room} className={styles.inner} aria-hidden="true" />
      <p className={styles.status} role="status">
        {message(isLoading ? 'preview.loading' : 'preview.loaded')}
      </p>
      <div
        className={styles.device}
        style={{ inlineSize: width * scale, blockSize: height * scale }}
      >
        <iframe
          className={styles.frame}
          style={{ inlineSize: width, blockSize: height, scale }}
          title={message('preview.frame', { width })}
          src={url}
          onLoad={() => setLoading(false)}
        />
        {isLoading && <div className={styles.loading} aria-hidden="true" />}
      </div>
    </div>
  );
}
