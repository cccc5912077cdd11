import { isEqual } from 'lodash-es';
import type { ApplicationSettings } from '#schemas/api/recruiting/settings.ts';

interface SettingsVersions {
  /** What both began with. */
  readonly base: ApplicationSettings;
  readonly ours: ApplicationSettings;
  readonly theirs: ApplicationSettings;
}

interface JoinedSettings {
  readonly joined: ApplicationSettings;
  /** Members that both changed to something else; they are ours in `joined`. */
  readonly disputed: readonly (keyof ApplicationSettings)[];
}

/** Settings with what either changed. Members stand for themselves, so that each is somebody's whole. */
export function joinSettings({ base, ours, theirs }: SettingsVersions): JoinedSettings {
  const members = Object.keys(theirs) as (keyof ApplicationSettings)[];
  const kept = members.filter((member) => !isEqual(ours[member], base[member]));
  const disputed = kept.filter(
    (member) => !isEqual(theirs[member], base[member]) && !isEqual(theirs[member], ours[member]),
  );
  const own = Object.fromEntries(kept.map((member) => [member, ours[member]]));
  return { joined: { ...theirs, ...own }, disputed };
}
