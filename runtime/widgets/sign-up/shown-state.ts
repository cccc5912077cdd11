import { SIGN_UP_PARAMETER, SIGN_UP_STATES, type SignUpState } from '#schemas/api/constants.ts';

export interface ShownState {
  readonly state: SignUpState;
  readonly widgetId: string;
}

/** What the page's address says of a form that was sent without a script: `sign-up={state}.{widgetId}`. */
export function shownState(query: string): ShownState | undefined {
  return parseShown(new URLSearchParams(query).get(SIGN_UP_PARAMETER) ?? '');
}

/** Undefined for anything but a known state with the id of some widget. */
export function parseShown(value: string): ShownState | undefined {
  const [name, widgetId = '', ...rest] = value.split('.');
  const state = SIGN_UP_STATES.find((known) => known === name);
  return state && rest.length === 0 ? { state, widgetId } : undefined;
}
