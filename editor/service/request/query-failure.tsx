import { Button } from '../../ui/controls/button.tsx';
import { StateMessage } from '../../ui/controls/state-message.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import { toContentError } from './content-error.ts';

export interface QueryFailureProps {
  readonly error: Error;
  readonly onRetry: () => unknown;
}

/** Says why a query failed and offers to ask again. */
export function QueryFailure({ error, onRetry }: QueryFailureProps) {
  const message = useMessage();
  const { failure, status } = toContentError(error);
  return (
    <StateMessage
      role="alert"
      title={message(`failure.${failure}.title`)}
      text={message(`failure.${failure}.text`, { status })}
      action={<Button onClick={onRetry}>{message('retry')}</Button>}
    />
  );
}
