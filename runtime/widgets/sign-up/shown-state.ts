import { SIGN_UP_PARAMETER, SIGN_UP_STATES, type SignUpState } from '#schemas/api/sign-ups.ts';

export interface ShownState {
  readonly state: SignUpState;
  readonly widgetId: string;
}

/** What the page's address says of a form that was sent without a script: `sign-up={state}.{widgetId}`. */
export function shownState(query: string): ShownState | undefined {
  const value = new URLSearchParams(query).get(SIGN_UP_PARAMETER) ?? '';
  const [name, widgetId = ''] = value.split('.', 2);
  const state = SIGN_UP_STATES.find((known) => known === name);
  return state && { state, widgetId };
}
