import { FileText, History, Languages, Plus, Send, Smartphone, TextSearch } from 'lucide-react';
import { EntryPalette } from '../../commands/entry-palette.tsx';
import type { PaletteEntry } from '../../commands/find-entries.ts';
import { useForms } from '../../service/form-api.ts';
import { nameForms } from '../../service/form-names.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { toFormsHash } from '../../ui/route/forms-route.ts';
import { setView } from '../../ui/view/view-store.ts';
import { focusSelectedRow } from '../actions/focus-selected-row.ts';
import {
  type FormAction,
  useAdditions,
  useHistoryActions,
  usePlaceActions,
} from '../actions/form-actions.ts';
import { usePublishForm } from '../actions/use-publish-form.ts';
import { addQuestions } from '../document/form-edits.ts';
import { TRANSLATIONS } from '../document/translations.ts';
import { goodQuestions } from '../gallery/good-questions.ts';
import {
  useEditedForm,
  useFormSession,
  useSelectedPlace,
} from '../session/form-session-context.ts';
import { PRESENTATIONS } from '../session/preview-store.ts';
import { showField } from '../session/use-asked-field.ts';
import { foundParts } from './found-parts.ts';

/** Finds whatever can be done with the open form, what stands in it by its words, and the site's other forms. */
export function FormSearch({ onClose }: { readonly onClose: () => void }) {
  const message = useMessage();
  const additions = useAdditions();
  const entries = [
    ...toEntries(useHistoryActions(), message('group.edit')),
    ...toEntries(usePlaceActions(), message('group.arrange')),
    ...toEntries([...additions.parts, ...additions.questions], message('group.insert')),
    ...useReadyEntries(),
    ...toEntries(useViewActions(), message('group.view')),
    ...toEntries(useFormActions(), message('group.page')),
    ...usePartEntries(),
    ...useOtherForms(),
  ];
  return (
    <EntryPalette
      label={message('composer.search')}
      searchLabel={message('composer.search.field')}
      entries={entries}
      onClose={onClose}
    />
  );
}

/** What is not possible now is not offered. */
function toEntries(actions: readonly FormAction[], group: string): readonly PaletteEntry[] {
  return actions.flatMap(({ id, label: name, icon, shortcut, run }) =>
    run ? { id, name, group, icon, shortcut, run } : [],
  );
}

/** Questions that are written already, found by what they ask too. */
function useReadyEntries(): readonly PaletteEntry[] {
  const message = useMessage();
  const { language } = useLanguage();
  const session = useFormSession();
  const place = useSelectedPlace();
  return goodQuestions.map(({ id, name, questions }) => ({
    id: `ready ${id}`,
    name: name[language],
    group: message('composer.gallery'),
    icon: Plus,
    shortcut: undefined,
    words: questions.map(({ label }) => label).join(' '),
    run: () => void session.edit((form) => addQuestions(form, place, questions)),
  }));
}

function useViewActions(): readonly FormAction[] {
  const message = useMessage();
  const { view } = useFormSession();
  const widths = (['mobile', 'tablet', 'desktop'] as const).map((breakpoint) => ({
    id: breakpoint,
    label: message(`composer.width.${breakpoint}`),
    icon: Smartphone,
    run: () => setView({ breakpoint }),
  }));
  const presentations = PRESENTATIONS.map((presentation) => ({
    id: presentation,
    label: message(`composer.view.${presentation}`),
    icon: Smartphone,
    run: () => view.setState({ presentation }),
  }));
  return [...widths, ...presentations];
}

function useFormActions(): readonly FormAction[] {
  const message = useMessage();
  const session = useFormSession();
  const { publish } = usePublishForm();
  const showVersions = () => setView({ dialog: 'versions' });
  return [
    {
      id: 'translations',
      label: message('composer.translations'),
      icon: Languages,
      run: () => showField(session, { owner: '', pointer: TRANSLATIONS }),
    },
    { id: 'publish', label: message('composer.publish'), icon: Send, run: publish },
    { id: 'versions', label: message('versions.title'), icon: History, run: showVersions },
  ];
}

function usePartEntries(): readonly PaletteEntry[] {
  const message = useMessage();
  const { language } = useLanguage();
  const { selection } = useFormSession();
  return foundParts(useEditedForm(), language).map(({ pointer, kind, name, type, words }) => ({
    id: `part ${pointer}`,
    name: name || message(`composer.kind.${kind}`),
    group: type ?? message(`composer.kind.${kind}`),
    icon: TextSearch,
    shortcut: undefined,
    words,
    run() {
      selection.set([pointer]);
      focusSelectedRow();
    },
  }));
}

function useOtherForms(): readonly PaletteEntry[] {
  const message = useMessage();
  const { language } = useLanguage();
  const { siteId, formId } = useFormSession();
  const { data: forms = [] } = useForms(siteId);
  const names = nameForms(forms, language);
  return forms
    .filter(({ id }) => id !== formId)
    .map(({ id }) => ({
      id: `form ${id}`,
      name: names.get(id)?.whole ?? id,
      group: message('composer.title'),
      icon: FileText,
      shortcut: undefined,
      run: () => location.assign(toFormsHash(siteId, id)),
    }));
}
