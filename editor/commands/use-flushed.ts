import { useCallback, useEffect, useState } from 'react';
import { useCommandContext } from './command.ts';

export interface Flushed {
  readonly step: 'saving' | 'saved' | 'failed';
  readonly retry: () => void;
}

/** Saves what is on screen as soon as the component is there, so that what happens next is about it. */
export function useFlushed(): Flushed {
  const { saver } = useCommandContext();
  const [step, setStep] = useState<Flushed['step']>('saving');
  const retry = useCallback(async () => {
    setStep('saving');
    const isSaved = saver === null || (await saver.flush());
    setStep(isSaved ? 'saved' : 'failed');
  }, [saver]);
  useEffect(() => void retry(), [retry]);
  return { step, retry };
}
