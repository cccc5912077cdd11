import { childAt } from '#schemas/json/json-pointer.ts';
import type { ItemWish } from '../../forms/field/field-source-context.ts';
import { toSlug } from '../../pages/page-address.ts';
import { freshKey } from './fresh-key.ts';

/** An option to choose, kept under a value that no other option of the question has. */
export function newOption({ items, text, original }: ItemWish): object {
  const count = items.length + 1;
  const label = text ?? childAt(original, 'label') ?? `Opción ${count}`;
  const wanted = toSlug(String(label)) || `opcion-${count}`;
  const used = new Set(items.map((item) => String(childAt(item, 'value'))));
  return { label, value: used.has(wanted) ? freshKey(wanted, used) : wanted };
}

/** An answer that ends the application: one that people can give and that does not end it yet. */
export function newEnd(
  { items }: Pick<ItemWish, 'items'>,
  values: readonly string[],
): object | undefined {
  const used = items.map((item) => childAt(item, 'value'));
  const value = values.find((each) => !used.includes(each)) ?? values[0];
  return value === undefined ? undefined : { value, text: END_TEXT };
}

const END_TEXT = 'Gracias por tu interés. Por ahora no podemos seguir con tu solicitud.';
