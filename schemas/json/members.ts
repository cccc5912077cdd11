// Answers of services are anything until somebody has looked.

/** Own member of an object or list; undefined where there is none. */
export function memberOf(value: unknown, name: string): unknown {
  const isOpen = typeof value === 'object' && value !== null;
  return isOpen && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

/** A member that is a list; empty where it is none. */
export function listIn(value: unknown, name: string): unknown[] {
  const list = memberOf(value, name);
  return Array.isArray(list) ? list : [];
}
