import { Button } from '../controls/button.tsx';
import { StateMessage } from '../controls/state-message.tsx';
import { useMessage } from '../language/use-message.ts';

export interface FailedPartProps {
  readonly onRetry: () => void;
}

/** Stands in place of a part of the editor that could not be loaded. */
export function PartFailure({ onRetry }: FailedPartProps) {
  const message = useMessage();
  return (
    <StateMessage
      role="alert"
      title={message('part.failed.title')}
      text={message('part.failed.text')}
      action={<Button onClick={onRetry}>{message('retry')}</Button>}
    />
  );
}
