import { type ComponentType, useEffect, useState } from 'react';
import { type FailedPartProps, PartFailure } from './part-failure.tsx';

/** A component whose code is loaded apart from the rest. */
export type Part<Props extends object> = ComponentType<Props> & {
  /** Loads it before it is shown. Rejects where that fails; showing it tries again. */
  readonly load: () => Promise<void>;
};

type PartStep = 'loading' | 'ready' | 'failed';

/**
 * Makes a component that is loaded when it is first shown, or before by `load`. Until then there is an empty box in
 * its place; where loading fails, what happened and a button that tries again.
 */
export function createPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  Failure: ComponentType<Props & FailedPartProps> = PartFailure,
): Part<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const load = async () => {
    Loaded ??= await importPart();
  };
  function LoadedPart(props: Props) {
    const [step, setStep] = useState<PartStep>('loading');
    useEffect(() => {
      if (step !== 'loading') return;
      let isGone = false;
      const show = (next: PartStep) => () => !isGone && setStep(next);
      load().then(show('ready'), show('failed'));
      return () => {
        isGone = true;
      };
    }, [step]);
    if (Loaded !== null) return <Loaded {...props} />;
    if (step === 'failed') return <Failure {...props} onRetry={() => setStep('loading')} />;
    return <div aria-busy="true" />;
  }
  return Object.assign(LoadedPart, { load });
}
