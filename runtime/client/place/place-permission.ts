/** Whether the visitor has said before that pages of this site may know the place. */
export async function mayLocateDevice(): Promise<boolean> {
  try {
    const permission = await navigator.permissions?.query({ name: 'geolocation' });
    return permission?.state === 'granted';
  } catch {
    return false;
  }
}
