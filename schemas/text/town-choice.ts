/**
 * Chosen towns without those that another chosen name holds: 'Ramos Arizpe, Coahuila' beside 'Ramos Arizpe', which is
 * the town of every state.
 */
export function withoutTownsTwice(chosen: readonly string[]): readonly string[] {
  return chosen.filter((value) => !chosen.some((other) => value.startsWith(`${other}, `)));
}
