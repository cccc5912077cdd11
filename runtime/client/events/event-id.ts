/** A UUID of version 7: 48 bits of the time in ms, then chance. One event has one, however often it is sent. */
export function createEventId(time: number): string {
  const chance = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const digits = time.toString(16).padStart(12, '0') + chance;
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-7$3-8$4-$5');
}
