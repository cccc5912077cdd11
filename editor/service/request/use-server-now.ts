import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

const TICK_MS = 30_000;

/** Now by the service's clock, renewed every half minute: what was sent just now was sent a minute ago by then. */
export function useServerNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
