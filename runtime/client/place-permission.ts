/** Whether the visitor has said before that pages of this site may know the place. */
export async function mayLocateDevice(): Promise<boolean> {
  const permission = await navigator.permissions
    ?.query({ name: 'geolocation' })
    .catch(() => undefined);
  return permission?.state === 'granted';
}
