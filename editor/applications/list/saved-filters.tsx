import { Bookmark, BookmarkPlus, BookmarkX, Check, RotateCw } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  MAX_FILTER_NAME,
  MAX_SAVED_FILTERS,
  type SavedFilter,
} from '#schemas/api/recruiting/saved-filters.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormField } from '../../ui/controls/form-field.tsx';
import { Menu, type MenuItem, type MenuPlace, placeBelow } from '../../ui/controls/menu.tsx';
import { showToast } from '../../ui/controls/toast-store.ts';
import { ModalDialog } from '../../ui/dialogs/dialog.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import { changedAddress, type ListAddress } from '../base/list-address.ts';
import { findSaved, keptOf, type UsedFilters, useSavedFilters } from '../base/saved-filters.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import styles from './workspace-bar.module.css';

const NONE: readonly SavedFilter[] = [];

/** Filters that somebody comes back to, under names of their own. */
export function SavedFilters({ address }: { readonly address: ListAddress }) {
  const message = useMessage();
  const { siteId } = useWorkspace();
  const kept = useSavedFilters(siteId);
  const button = useRef<HTMLSpanElement>(null);
  const [at, setAt] = useState<MenuPlace>();
  const [isNaming, setNaming] = useState(false);
  const { groups, current } = useFilterMenu(address, kept, () => setNaming(true));
  const { saved = NONE, error, save } = kept;
  const { filters } = address;
  if (saved.length === 0 && Object.keys(filters).length === 0 && !error) return null;
  const name = message('applications.saved');
  return (
    <span ref={button}>
      <Button
        variant="quiet"
        expanded={at !== undefined}
        onClick={() => button.current && setAt(placeBelow(button.current))}
      >
        <Bookmark size={14} aria-hidden="true" />
        <span className={styles.savedName}>{current?.name ?? name}</span>
      </Button>
      {at && (
        // A menu is placed by its height, which what arrives while it is open changes.
        <Menu
          key={saved.length}
          label={name}
          items={groups}
          at={at}
          onClose={() => setAt(undefined)}
        />
      )}
      {isNaming &&
        // The bar is a landmark, and so would the head of a dialog in it be.
        createPortal(
          <NameDialog
            taken={saved}
            hasSearch={filters.q !== undefined}
            onSave={(given) => save({ name: given, filters: keptOf(filters) })}
            onClose={() => setNaming(false)}
          />,
          document.body,
        )}
    </span>
  );
}

/** What the menu offers, and which of the saved filters the list has now. */
function useFilterMenu(
  address: ListAddress,
  { saved, error, retry, save, remove }: UsedFilters,
  onAdd: () => void,
) {
  const message = useMessage();
  const { filters } = address;
  const isFiltered = Object.keys(keptOf(filters)).length > 0;
  const current = isFiltered ? findSaved(saved ?? NONE, keptOf(filters)) : undefined;
  const leave = (left: SavedFilter) => {
    remove(left.name);
    showToast({
      text: message('applications.saved.removed', { name: left.name }),
      action: { label: message('applications.undo'), run: () => save(left) },
    });
  };
  const add: MenuItem = {
    id: '~add',
    label: message(
      !isFiltered && filters.q !== undefined
        ? 'applications.saved.add.only-search'
        : 'applications.saved.add',
    ),
    icon: BookmarkPlus,
    isDisabled: !isFiltered || saved === undefined || saved.length >= MAX_SAVED_FILTERS,
    run: onAdd,
  };
  const change: MenuItem = current
    ? {
        id: '~remove',
        label: message('applications.saved.remove', { name: current.name }),
        icon: BookmarkX,
        run: () => leave(current),
      }
    : add;
  const again: MenuItem = {
    id: '~again',
    label: message('applications.saved.again'),
    icon: RotateCw,
    run: retry,
  };
  const items = (saved ?? NONE).map((one) => ({
    id: one.name,
    label: one.name,
    icon: one === current ? Check : undefined,
    run: () => location.assign(changedAddress(address, { filters: one.filters })),
  }));
  const groups = [
    ...(items.length > 0 ? [{ label: message('applications.saved'), items }] : []),
    ...(error ? [{ label: message('applications.saved.failed'), items: [again] }] : []),
    { label: message('applications.saved.change'), items: [change] },
  ];
  return { groups, current };
}

interface NameDialogProps {
  readonly taken: readonly SavedFilter[];
  /** Whether the list is searched for somebody at the moment. */
  readonly hasSearch: boolean;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

function NameDialog({ taken, hasSearch, onSave, onClose }: NameDialogProps) {
  const message = useMessage();
  const form = useId();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const name = text.trim();
  const problem = problemOf(name, taken);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem !== undefined) return;
    onSave(name);
    onClose();
  };
  return (
    <ModalDialog
      size="small"
      title={message('applications.saved.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{message('applications.cancel')}</Button>
          <Button type="submit" variant="primary" form={form}>
            {message('applications.saved.run')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <FormField
          label={message('applications.saved.name')}
          help={[
            message('applications.saved.help'),
            ...(hasSearch ? [message('applications.saved.no-search')] : []),
          ].join(' ')}
          problem={isTried && problem ? message(problem) : undefined}
        >
          {(input) => (
            <input
              {...input}
              maxLength={MAX_FILTER_NAME}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </FormField>
      </form>
    </ModalDialog>
  );
}

function problemOf(name: string, taken: readonly SavedFilter[]) {
  if (name === '') return 'applications.saved.empty';
  return taken.some((saved) => saved.name === name) ? 'applications.saved.taken' : undefined;
}
