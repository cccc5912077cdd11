import { toContentError } from '../../service/request/content-error.ts';
import { QueryFailure } from '../../service/request/query-failure.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { StateMessage } from '../../ui/controls/state-message.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import { changedAddress, type ListAddress } from '../base/list-address.ts';
import styles from './application-list.module.css';

/** A list that is on its way. */
export function WaitingRows() {
  const message = useMessage();
  return (
    <div role="status" aria-label={message('loading')}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles.waiting} />
      ))}
    </div>
  );
}

/** Why nothing is listed, and the way to more. */
export function NoApplications({ address }: { readonly address: ListAddress }) {
  const message = useMessage();
  const isFiltered = Object.keys(address.filters).length > 0;
  if (!isFiltered)
    return (
      <StateMessage title={message('applications.none')} text={message('applications.none.text')} />
    );
  return (
    <StateMessage
      title={message('applications.none-found')}
      text={message('applications.none-found.text')}
      action={<ClearFilters address={address} />}
    />
  );
}

export interface ListFailureProps {
  readonly error: Error;
  readonly address: ListAddress;
  readonly onRetry: () => unknown;
}

/** Why the list is not known. What an address asked for that is no filter, nobody gets by asking again. */
export function ListFailure({ error, address, onRetry }: ListFailureProps) {
  const message = useMessage();
  if (toContentError(error).failure !== 'invalid')
    return <QueryFailure error={error} onRetry={onRetry} />;
  return (
    <StateMessage
      role="alert"
      title={message('applications.filters.refused')}
      text={message('applications.filters.refused.text')}
      action={<ClearFilters address={address} />}
    />
  );
}

function ClearFilters({ address }: { readonly address: ListAddress }) {
  const message = useMessage();
  const all = changedAddress(address, { filters: {} });
  return (
    <Button onClick={() => location.assign(all)}>{message('applications.filters.clear')}</Button>
  );
}
