import { useMemo, useState } from 'react';
import { ConflictChoices } from '../../conflicts/conflict-choices.tsx';
import type { MergeSide } from '../../document/merge/conflict.ts';
import { useLanguage } from '../../ui/language/use-message.ts';
import { useEditedForm, useFormSession } from '../session/form-session-context.ts';
import { wordFormConflicts } from './word-form-conflicts.ts';

/** What two people changed of a form in two ways. */
export function FormConflictDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useFormSession();
  const form = useEditedForm();
  const { language } = useLanguage();
  const [choices, setChoices] = useState<ReadonlyMap<string, MergeSide>>(new Map());
  // The form may change below the dialog, by what others save.
  const { conflicts, everything } = useMemo(
    () => ({
      conflicts: session.preview(choices)?.conflicts ?? [],
      everything: session.preview(new Map())?.merged ?? form,
    }),
    [session, choices, form],
  );
  const words = useMemo(
    () => wordFormConflicts(conflicts, everything, language),
    [conflicts, everything, language],
  );
  return (
    <ConflictChoices
      conflicts={conflicts}
      words={words}
      onChoose={(chosen) => setChoices(new Map([...choices, ...chosen]))}
      onApply={() => void session.resolve(choices)}
      onClose={onClose}
    />
  );
}
