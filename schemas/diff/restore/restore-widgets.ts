import { isEqual } from 'lodash-es';
import type { AnyWidget, PageDocument, SectionNode } from '../../documents/documents.ts';
import {
  idsInLayout,
  possibleReferencesOf,
  reachableFrom,
  referencesOf,
} from '../../fields/widget-references.ts';

interface Restoring {
  readonly current: PageDocument;
  readonly old: PageDocument;
  /** The restored section, as the older version has it. */
  readonly section: SectionNode;
  /** The layout with that section in its place. */
  readonly layout: SectionNode;
}

type Widgets = readonly AnyWidget[];

/** The widgets of a page whose section was restored; the same list when none of them changed. */
export function restoreWidgets({ current, old, section, layout }: Restoring): Widgets {
  const shown = idsInLayout(section);
  const wanted = {
    replaced: reachableFrom(shown, old.widgets, referencesOf),
    added: reachableFrom(shown, old.widgets, possibleReferencesOf),
  };
  const merged = merge(current.widgets, old.widgets, wanted);
  const gone = unshown(current, { layout, widgets: merged });
  const widgets = merged.filter(({ id }) => !gone.has(id));
  const isSame =
    widgets.length === current.widgets.length &&
    widgets.every((widget, i) => widget === current.widgets[i]);
  return isSame ? current.widgets : widgets;
}

interface Wanted {
  /** Ids of the widgets that get their old content. */
  readonly replaced: ReadonlySet<string>;
  /** Ids of the widgets that come back if they are missing. */
  readonly added: ReadonlySet<string>;
}

/** Missing widgets come back after the one that preceded them in the older list. */
function merge(current: Widgets, old: Widgets, { replaced, added }: Wanted): AnyWidget[] {
  const oldById = new Map(old.map((widget) => [widget.id, widget]));
  const present = new Set(current.map(({ id }) => id));
  const following = missingByPrevious(old, present, added);
  const kept = current.flatMap((widget) => {
    const version = replaced.has(widget.id) ? oldById.get(widget.id) : undefined;
    const own = version === undefined || isEqual(widget, version) ? widget : version;
    return [own, ...(following.get(widget.id) ?? [])];
  });
  return [...(following.get(undefined) ?? []), ...kept];
}

function missingByPrevious(
  old: Widgets,
  present: ReadonlySet<string>,
  added: ReadonlySet<string>,
): Map<string | undefined, AnyWidget[]> {
  const groups = new Map<string | undefined, AnyWidget[]>();
  let previous: string | undefined;
  for (const widget of old) {
    if (present.has(widget.id)) previous = widget.id;
    else if (added.has(widget.id)) {
      const group = groups.get(previous);
      if (group) group.push(widget);
      else groups.set(previous, [widget]);
    }
  }
  return groups;
}

interface LaterPage {
  readonly layout: SectionNode;
  readonly widgets: Widgets;
}

/** Ids of the widgets that the page showed and shows no more. Those it never showed are not touched, nor what they name. */
function unshown(before: PageDocument, after: LaterPage): Set<string> {
  const layoutIds = idsInLayout(before.metadata.layout);
  const shownBefore = reachableFrom(layoutIds, before.widgets, referencesOf);
  const unusedBefore = before.widgets.map(({ id }) => id).filter((id) => !shownBefore.has(id));
  const roots = [...idsInLayout(after.layout), ...unusedBefore];
  const shownAfter = reachableFrom(roots, after.widgets, possibleReferencesOf);
  return new Set([...shownBefore].filter((id) => !shownAfter.has(id)));
}
