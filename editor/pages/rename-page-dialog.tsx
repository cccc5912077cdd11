import { useQueryClient } from '@tanstack/react-query';
import { isEqual } from 'lodash-es';
import { Info } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCommandContext } from '../commands/command.ts';
import type { PageEdit } from '../document/edits/page-edit.ts';
import { writeAt } from '../document/edits/set-field.ts';
import { usePageEditor } from '../document/store/page-editor-context.ts';
import { usePages } from '../service/content-queries.ts';
import { Button } from '../ui/controls/button.tsx';
import { FormField } from '../ui/controls/form-field.tsx';
import { type DialogProps, ModalDialog } from '../ui/dialogs/dialog.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { addressText } from './new-page-form.ts';
import { findAddressProblem } from './page-address.ts';
import styles from './rename-page-dialog.module.css';
import type { PageNames } from './start-page.ts';
import { TitleInput } from './title-input.tsx';
import { forgetPage } from './use-page-target.ts';

type RenameValues = Pick<PageNames, 'title' | 'url'>;

/** What was filled in when a page's dialog was left without a word about it: opened again, it is still there. */
const leftNames = new Map<string, RenameValues>();

/** Another title and address for the open page. Both can be undone, and visitors see them once it is published. */
export function RenamePageDialog({ site, onClose }: DialogProps) {
  const message = useMessage();
  const editor = usePageEditor();
  const [{ head }] = useState(editor.page.state);
  const { data: pages = [] } = usePages(site.siteId);
  const rename = useRename();
  const formId = useId();
  const { siteId, sitePrefix } = site;
  const subject = `${siteId}/${head.id}`;
  const addressContext = { type: head.type, pages, sitePrefix, ownId: head.id };
  const names = { title: head.metadata.title, url: head.url };
  const { register, handleSubmit, formState, getValues, setValue, trigger, watch } =
    useForm<RenameValues>({
      mode: 'onChange',
      shouldFocusError: false,
      defaultValues: leftNames.get(subject) ?? names,
    });
  const { errors } = formState;
  const { leave, discard } = waysOut({ subject, names, getValues, onClose });
  const titleField = register('title', {
    validate: (title) => title.trim() !== '' || message('pages.problem.no-title'),
  });
  const urlField = register('url', {
    validate: (url) => {
      const problem = findAddressProblem(url, addressContext);
      return problem === undefined || addressText(problem, message);
    },
    onChange: ({ target }) => {
      const trimmed = target.value.trim();
      if (trimmed !== target.value) setValue('url', trimmed, { shouldValidate: true });
    },
  });
  // What an address may be depends on the other pages, which may come later.
  useEffect(() => {
    if (pages.length > 0) void trigger();
  }, [pages, trigger]);
  const isLive = pages.some(({ id, status }) => id === head.id && status !== 'draft');
  const submit = handleSubmit(({ title, url }) => {
    rename(title.trim(), url);
    discard();
  });
  return (
    <ModalDialog
      title={message('pages.rename.title')}
      size="small"
      onClose={leave}
      footer={
        <>
          <Button onClick={discard}>{message('pages.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {message('pages.rename.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <FormField
          label={message('pages.field.title')}
          help={message('pages.rename.title-help')}
          problem={errors.title?.message}
        >
          {(input) => (
            <TitleInput {...input} field={titleField} onFocus={(event) => event.target.select()} />
          )}
        </FormField>
        <FormField label={message('pages.field.url')} problem={errors.url?.message}>
          {(input) => (
            <input {...input} {...urlField} maxLength={300} autoComplete="off" spellCheck={false} />
          )}
        </FormField>
        {isLive && watch('url') !== head.url && (
          <p className={styles.note}>
            <Info size={16} aria-hidden="true" />
            {message('pages.rename.redirect', { url: head.url })}
          </p>
        )}
      </form>
    </ModalDialog>
  );
}

interface Leaving {
  readonly subject: string;
  /** As the page has them. */
  readonly names: RenameValues;
  readonly getValues: () => RenameValues;
  readonly onClose: () => void;
}

function waysOut({ subject, names, getValues, onClose }: Leaving) {
  return {
    leave: () => {
      if (!isEqual(getValues(), names)) leftNames.set(subject, getValues());
      onClose();
    },
    discard: () => {
      leftNames.delete(subject);
      onClose();
    },
  };
}

function useRename(): (title: string, url: string) => void {
  const editor = usePageEditor();
  const { saver } = useCommandContext();
  const queries = useQueryClient();
  return (title, url) => {
    editor.page.apply(renamePage({ title, url }));
    const { siteId, pageId } = editor;
    // The list of pages tells what is saved.
    void saver?.flush().then(() => forgetPage(queries, siteId, pageId));
  };
}

/** Gives a page another title and address, as one step. */
export function renamePage({ title, url }: RenameValues): PageEdit {
  return {
    label: 'pages.edit-rename',
    change({ head }) {
      writeAt(head, '/metadata/title', title);
      writeAt(head, '/url', url);
    },
  };
}
