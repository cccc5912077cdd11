import { createLastLeft, type LastLeft } from '../../drafts/last-left.ts';
import type { Visit } from '../../drafts/open-pages.ts';
import type { LeftForm } from './open-form-session.ts';

const byVisit = new WeakMap<Visit, LastLeft<LeftForm>>();

/** The forms that were left in a visit; the next person begins with none. */
export function leftFormsOf(visit: Visit): LastLeft<LeftForm> {
  const left = byVisit.get(visit) ?? createLastLeft<LeftForm>();
  byVisit.set(visit, left);
  return left;
}
