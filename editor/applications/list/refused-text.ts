import { countBy } from 'lodash-es';
import type { BulkAnswer } from '#schemas/api/recruiting/changes.ts';
import { keyOfRefusal } from '../../service/request/failure-text.ts';
import type { Say } from '../../ui/language/use-message.ts';
import { countKey } from '../base/count-key.ts';

/** Codes of the service that mean the same to whoever reads them. */
const GONE: readonly string[] = ['application-unknown', 'application-gone'];

/** How many of those that were to be changed were not, and why. */
export function refusedText(refused: BulkAnswer['refused'], message: Say): string {
  const counts = countBy(refused, ({ code }) => (GONE.includes(code) ? 'gone' : code));
  return Object.entries(counts)
    .map(([code, count]) => reasonText(code, count, message))
    .join(' ');
}

function reasonText(code: string, count: number, message: Say): string {
  const why = keyOfRefusal(code);
  if (why !== undefined)
    return `${message(countKey('applications.bulk.kept', count), { count })} ${message(why)}`;
  const kind = code === 'gone' || code === 'unreachable' ? code : 'refused';
  return message(countKey(`applications.bulk.${kind}`, count), { count });
}
