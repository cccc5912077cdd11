import type { Patch } from 'immer';

type Key = Patch['path'][number];

/**
 * Applies patches without copying what they hold: what comes back is the very object that went, by which the text of
 * opaque widgets is remembered. Any key will do, also `constructor`. What is on no path keeps its identity.
 */
export function applyPatches<State extends object>(state: State, patches: readonly Patch[]): State {
  const copies = new WeakSet<object>();
  const next = patches.reduce<unknown>(
    (value, patch) => patched({ value, patch, depth: 0, copies }),
    state,
  );
  return next as State;
}

interface Patching {
  readonly value: unknown;
  readonly patch: Patch;
  /** How far down the path of the patch the value stands. */
  readonly depth: number;
  /** Objects that were copied for these patches, which may be written to. */
  readonly copies: WeakSet<object>;
}

function patched({ value, patch, depth, copies }: Patching): unknown {
  const key = patch.path[depth];
  if (key === undefined) return patch.value;
  if (typeof value !== 'object' || value === null)
    throw new Error(`A patch leads through "${String(key)}", which is not there.`);
  const copy = copies.has(value) ? value : copyOf(value);
  copies.add(copy);
  if (depth === patch.path.length - 1) change(copy, key, patch);
  else put(copy, key, patched({ value: childOf(copy, key), patch, depth: depth + 1, copies }));
  return copy;
}

function copyOf(value: object): object {
  if (Array.isArray(value)) return [...value];
  const hasPrototype = Object.getPrototypeOf(value) !== null;
  return hasPrototype ? { ...value } : Object.assign(Object.create(null), value);
}

function childOf(parent: object, key: Key): unknown {
  return Object.getOwnPropertyDescriptor(parent, key)?.value;
}

function change(parent: object, key: Key, { op, value }: Patch): void {
  if (!Array.isArray(parent)) {
    if (op === 'remove') Reflect.deleteProperty(parent, key);
    else put(parent, key, value);
  } else if (op === 'remove') parent.splice(Number(key), 1);
  else if (op === 'add') parent.splice(Number(key), 0, value);
  else put(parent, key, value);
}

/** Defined, not assigned: assigning to `__proto__` would be something else. */
function put(parent: object, key: Key, value: unknown): void {
  if (key === 'length' && Array.isArray(parent)) parent.length = Number(value);
  else
    Object.defineProperty(parent, key, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
}
