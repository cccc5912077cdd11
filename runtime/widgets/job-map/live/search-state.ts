/** `urlSlug` of the job that the address names; empty where it names none. */
export function chosenJob(): string {
  return new URLSearchParams(location.search).get('job') ?? '';
}

/** Names a job in the address, so that the way back from its page leads to it; an empty slug names none. */
export function chooseJob(urlSlug: string): void {
  const address = new URL(location.href);
  if (urlSlug === '') address.searchParams.delete('job');
  else address.searchParams.set('job', urlSlug);
  history.replaceState(history.state, '', address);
}
