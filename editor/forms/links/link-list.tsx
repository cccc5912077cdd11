import { clamp } from 'lodash-es';
import { FileText, Globe, Hash, type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useMessage } from '../../ui/language/use-message.ts';
import styles from './link-combobox.module.css';
import type { LinkGroup, LinkSuggestion } from './link-suggestions.ts';
import { chatNumberOf } from './link-text.ts';

export interface LinkListProps {
  readonly id: string;
  readonly suggestions: readonly LinkSuggestion[];
  readonly activeIndex: number;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onChoose: (suggestion: LinkSuggestion) => void;
}

/** Links to choose from, grouped, below the field that asks for one. */
export function LinkList({ id, suggestions, activeIndex, anchor, onChoose }: LinkListProps) {
  const message = useMessage();
  const list = useRef<HTMLDivElement>(null);
  usePlaceBelow(list, anchor);
  useActiveInView(list, activeIndex);
  const groups = [...new Set(suggestions.map(({ group }) => group))];
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      className={styles.list}
      aria-label={message('links.list')}
      popover="manual"
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: the pattern of a listbox with groups
        <div key={group} role="group" aria-label={groupName(group, message)}>
          <div className={styles.group} aria-hidden="true">
            {groupName(group, message)}
          </div>
          {suggestions.map((suggestion, index) =>
            suggestion.group === group ? (
              <LinkOption
                key={suggestion.href}
                id={optionId(id, index)}
                suggestion={suggestion}
                isActive={index === activeIndex}
                onChoose={onChoose}
              />
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

interface LinkOptionProps {
  readonly id: string;
  readonly suggestion: LinkSuggestion;
  readonly isActive: boolean;
  readonly onChoose: (suggestion: LinkSuggestion) => void;
}

function LinkOption({ id, suggestion, isActive, onChoose }: LinkOptionProps) {
  const message = useMessage();
  const { href, title, isUnpublished } = suggestion;
  const Icon = iconOf(suggestion);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div
      id={id}
      role="option"
      className={styles.option}
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(suggestion)}
    >
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.title}>{title ?? typedText(href, message)}</span>
      {isUnpublished && <span className={styles.note}>{message('links.unpublished')}</span>}
      {title !== undefined && <span className={styles.href}>{href}</span>}
    </div>
  );
}

function groupName(group: LinkGroup, message: ReturnType<typeof useMessage>): string {
  if (group === 'typed') return message('links.group.typed');
  return group === 'anchors' ? message('links.group.anchors') : message(`page-type.${group}`);
}

/** What a link does that has no page to be called by. */
function typedText(href: string, message: ReturnType<typeof useMessage>): string {
  const chat = chatNumberOf(href);
  if (chat !== undefined) return message('links.typed.chat', { number: `+${chat}` });
  if (href.startsWith('tel:')) return message('links.typed.phone', { number: href.slice(4) });
  return href.startsWith('mailto:') ? message('links.typed.mail', { mail: href.slice(7) }) : href;
}

function iconOf({ group, href }: LinkSuggestion): LucideIcon {
  if (group === 'anchors' || href.startsWith('#')) return Hash;
  if (href.startsWith('mailto:')) return Mail;
  if (href.startsWith('tel:')) return Phone;
  if (chatNumberOf(href) !== undefined) return MessageCircle;
  return href.startsWith('/') ? FileText : Globe;
}

/** Narrower than this, titles of pages cannot be read. In pixels. */
const MIN_WIDTH = 300;
const MARGIN = 8;

/** In the top layer, so that no pane cuts it off; above the field where there is more room. */
function usePlaceBelow(
  list: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = list.current;
    const box = anchor.current?.getBoundingClientRect();
    if (!element || !box) return;
    element.showPopover?.();
    const width = Math.max(MIN_WIDTH, box.width);
    const below = innerHeight - box.bottom - 2 * MARGIN;
    const isAbove = below < 200 && box.top > below;
    element.style.width = `${width}px`;
    element.style.left = `${clamp(box.left, MARGIN, innerWidth - width - MARGIN)}px`;
    element.style.maxHeight = `${Math.min(360, isAbove ? box.top - 2 * MARGIN : below)}px`;
    element.style.top = isAbove ? 'auto' : `${box.bottom + 4}px`;
    element.style.bottom = isAbove ? `${innerHeight - box.top + 4}px` : 'auto';
  }, [list, anchor]);
}

function useActiveInView(list: RefObject<HTMLElement | null>, activeIndex: number): void {
  useLayoutEffect(() => {
    if (activeIndex < 0) return;
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [list, activeIndex]);
}
