import type { SelectionPort } from '../../document/history/history-store.ts';
import type { EditedForm } from '../document/edited-form.ts';
import { rowsOf } from '../document/form-place.ts';

/**
 * The selection as the history of a form keeps it: by `keyId`, so that undo finds a part wherever it stands by then.
 * @param selection holds JSON Pointers
 */
export function byKeys(selection: SelectionPort, form: () => EditedForm): SelectionPort {
  return {
    get() {
      const rows = rowsOf(form());
      return selection.get().map((pointer) => {
        const row = rows.find((one) => one.pointer === pointer);
        return row ? `${row.kind} ${row.keyId}` : pointer;
      });
    },
    set(ids) {
      const rows = rowsOf(form());
      const pointers = ids.flatMap((id) => {
        if (id === '' || id.startsWith('/')) return id;
        return rows.find(({ kind, keyId }) => `${kind} ${keyId}` === id)?.pointer ?? [];
      });
      selection.set(pointers);
    },
  };
}
