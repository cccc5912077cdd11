import { randomBytes } from 'node:crypto';

/** ms since the epoch at which a UUID of version 7 was made, by the clock of whoever made it. */
export function timeOfId(eventId: string): number {
  return Number.parseInt(eventId.slice(0, 8) + eventId.slice(9, 13), 16);
}

/** For clients that give none; nobody can send such an event twice and be understood. */
export function createEventId(now: number): string {
  const random = randomBytes(10);
  random[0] = (random.readUInt8(0) & 0x0f) | 0x70;
  random[2] = (random.readUInt8(2) & 0x3f) | 0x80;
  return toUuid(hexOf(now) + random.toString('hex'));
}

/** The least id of a time. */
export function firstIdOf(time: number): string {
  return toUuid(hexOf(time).padEnd(32, '0'));
}

function hexOf(time: number): string {
  return Math.trunc(time).toString(16).padStart(12, '0');
}

function toUuid(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
