import type { PatternNaming } from '../../commands/pattern-request.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import { keepPattern, usePatternStore } from './pattern-changes.ts';
import { PatternNameForm } from './pattern-name-form.tsx';

export interface SavePatternFormProps extends PatternNaming {
  readonly onClose: () => void;
}

/** Asks for the name under which sections are kept. */
export function SavePatternForm({ fragment, at, onClose }: SavePatternFormProps) {
  const message = useMessage();
  const store = usePatternStore();
  return (
    <PatternNameForm
      title={message('patterns.save')}
      submit={message('patterns.save.submit')}
      initial=""
      subject="new"
      at={at}
      onClose={onClose}
      onName={(name) => keepPattern(store, name, fragment)}
    />
  );
}
