import { type ComponentType, useEffect, useState } from 'react';
import { loadLaterMessages } from '../messages/messages.ts';
import { type FailedPartProps, PartFailure } from './part-failure.tsx';
import { checkRelease } from './release.ts';

/** A component whose code is loaded apart from the rest. */
export type Part<Props extends object> = ComponentType<Props> & {
  /** Loads it before it is shown. Rejects where that fails; showing it tries again. */
  readonly load: () => Promise<void>;
};

type PartStep = 'loading' | 'ready' | 'failed';

/**
 * Makes a component that is loaded with its texts when it is first shown, or before by `load`. Until then there is
 * `Waiting` in its place, which is an empty box; where loading fails, what happened and a button that tries again.
 */
export function createPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  Failure: ComponentType<Props & FailedPartProps> = PartFailure,
  Waiting: ComponentType<Props> = EmptyBox,
): Part<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const load = async () => {
    const [component] = await Promise.all([Loaded ?? importPart(), loadLaterMessages()]);
    Loaded ??= component;
  };
  function LoadedPart(props: Props) {
    const [step, setStep] = useState<PartStep>('loading');
    useEffect(() => {
      if (step !== 'loading') return;
      let isGone = false;
      const show = (next: PartStep) => () => !isGone && setStep(next);
      load().then(show('ready'), () => checkRelease().then(show('failed')));
      return () => {
        isGone = true;
      };
    }, [step]);
    if (Loaded !== null) return <Loaded {...props} />;
    if (step === 'failed') return <Failure {...props} onRetry={() => setStep('loading')} />;
    return <Waiting {...props} />;
  }
  return Object.assign(LoadedPart, { load });
}

function EmptyBox() {
  return <div aria-busy="true" />;
}
