import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import inputs from '../../forms/field/field-inputs.module.css';
import { useRequestedFocus } from '../../forms/field/field-request-context.ts';
import { FieldProblems } from '../../forms/field/field-row.tsx';
import { useField } from '../../forms/field/field-source-context.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import type { EditedQuestion } from '../document/edited-form.ts';
import { BuilderContext, type ConditionBuilding, useBuilding } from './builder-context.ts';
import { newLeaf } from './compared-values.ts';
import { isBearable, type PartPath, withAdded, withPart } from './condition-edits.ts';
import {
  type ConditionPart,
  type GroupMode,
  type GroupPart,
  readCondition,
  writeCondition,
} from './condition-parts.ts';
import { conditionInWords } from './condition-words.ts';
import styles from './conditions.module.css';
import { LeafRow } from './leaf-row.tsx';

/** The field of a section or question that holds its condition. */
const POINTER = '/visibleWhen';

const MODES: readonly GroupMode[] = ['all', 'any', 'notAll', 'notAny'];

interface ConditionBuilderProps {
  /** Those before the section or question: a condition reads no others. */
  readonly questions: readonly EditedQuestion[];
}

/** When something shows, said and changed in words. */
export function ConditionBuilder({ questions }: ConditionBuilderProps) {
  const message = useMessage();
  const id = useId();
  const { value, write, type, leave, problems } = useField(POINTER);
  const box = useRef<HTMLFieldSetElement>(null);
  useRequestedFocus({ pointer: POINTER, elementId: id, hasFields: false });
  const root = readCondition(value);
  const building: ConditionBuilding = {
    root: root ?? { kind: 'group', mode: 'all', parts: [] },
    questions,
    leave,
    change: (next, isTyped = false) => (isTyped ? type : write)(writeCondition(next)),
    focus: (path) => focusLater(box.current, path),
  };
  const asked = questions.length > 0 || value !== undefined;
  return (
    <fieldset ref={box} id={id} className={styles.builder} aria-describedby={`${id}-problems`}>
      <legend className={styles.legend}>{message('composer.condition')}</legend>
      <p className={styles.sentence} aria-live="polite">
        {root === undefined && message('composer.condition.unreadable')}
        {root?.parts.length === 0 &&
          message(asked ? 'composer.condition.always' : 'composer.condition.first')}
        {root && root.parts.length > 0 && conditionInWords(root, { questions, say: message })}
      </p>
      <BuilderContext value={building}>
        {asked && <Group group={building.root} path={[]} />}
      </BuilderContext>
      {value !== undefined && (
        <Button variant="quiet" onClick={() => building.change({ ...building.root, parts: [] })}>
          {message('composer.condition.clear')}
        </Button>
      )}
      {problems.length > 0 && <FieldProblems id={`${id}-problems`} problems={problems} />}
    </fieldset>
  );
}

/** Once the part at a path is drawn, or what is nearest to it. */
function focusLater(box: HTMLElement | null, path: PartPath): void {
  requestAnimationFrame(() => {
    const part = box?.querySelector<HTMLElement>(`[data-part="${path.join('.')}"] select`);
    (part ?? box?.querySelector<HTMLElement>('[data-adds] button'))?.focus();
  });
}

interface GroupProps {
  readonly group: GroupPart;
  readonly path: PartPath;
}

function Group({ group, path }: GroupProps) {
  const message = useMessage();
  const isOutermost = path.length === 0;
  const hasMode = !isOutermost || group.parts.length > 1 || group.mode !== 'all';
  return (
    <div className={isOutermost ? styles.group : styles.inner} data-part={path.join('.')}>
      {hasMode && <ModeSelect group={group} path={path} />}
      {group.parts.map((part, index) => (
        <Part key={index} part={part} path={[...path, index]} />
      ))}
      <AddButtons path={path} />
      {!isOutermost && (
        <RemoveButton path={path} label={message('composer.condition.remove.group')} />
      )}
    </div>
  );
}

function Part({ part, path }: { readonly part: ConditionPart; readonly path: PartPath }) {
  const message = useMessage();
  const number = path.map((index) => index + 1).join('.');
  if (part.kind === 'group') return <Group group={part} path={path} />;
  return (
    <fieldset
      className={styles.leaf}
      data-part={path.join('.')}
      aria-label={message('composer.condition.number', { number })}
    >
      <LeafRow part={part} path={path} />
      <RemoveButton path={path} label={message('composer.condition.remove', { number })} />
    </fieldset>
  );
}

function ModeSelect({ group, path }: GroupProps) {
  const message = useMessage();
  const { root, change } = useBuilding();
  const choose = (mode: GroupMode) => {
    const next = { ...group, mode };
    change(path.length === 0 ? next : withPart(root, path, next));
  };
  return (
    <select
      className={inputs.input}
      aria-label={message('composer.condition.mode')}
      value={group.mode}
      onChange={({ target }) => choose(MODES.find((mode) => mode === target.value) ?? 'all')}
    >
      {MODES.map((mode) => (
        <option key={mode} value={mode}>
          {message(`composer.condition.mode.${mode}`)}
        </option>
      ))}
    </select>
  );
}

function AddButtons({ path }: { readonly path: PartPath }) {
  const message = useMessage();
  const { root, questions, change, focus } = useBuilding();
  const asked = questions.at(-1);
  if (asked === undefined) return null;
  const leaf = newLeaf(asked, message);
  const withLeaf = withAdded(root, path, leaf);
  const withGroup = withAdded(root, path, { kind: 'group', mode: 'any', parts: [leaf] });
  const add = (next: GroupPart) => {
    change(next);
    focus([...path, partsAt(root, path).length]);
  };
  return (
    <div className={styles.adds} data-adds>
      {isBearable(withLeaf) && (
        <Button onClick={() => add(withLeaf)}>
          <Plus size={14} aria-hidden="true" />
          {message('composer.condition.add')}
        </Button>
      )}
      {partsAt(root, path).length > 0 && isBearable(withGroup) && (
        <Button variant="quiet" onClick={() => add(withGroup)}>
          {message('composer.condition.add.group')}
        </Button>
      )}
    </div>
  );
}

function partsAt(group: GroupPart, [index, ...rest]: PartPath): readonly ConditionPart[] {
  if (index === undefined) return group.parts;
  const part = group.parts[index];
  return part?.kind === 'group' ? partsAt(part, rest) : [];
}

function RemoveButton({ path, label }: { readonly path: PartPath; readonly label: string }) {
  const { root, change, focus } = useBuilding();
  const remove = () => {
    change(withPart(root, path, undefined));
    focus([...path.slice(0, -1), Math.max(0, (path.at(-1) ?? 0) - 1)]);
  };
  return <IconButton label={label} icon={X} align="end" onClick={remove} />;
}
