import { isEqual } from 'lodash-es';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ApplicationSettings } from '#schemas/api/recruiting/settings.ts';
import type { SavedApplicationSettings } from '../../service/recruiting/application-settings-api.ts';
import { joinSettings } from './join-settings.ts';

interface DraftState extends SavedApplicationSettings {
  /** With what was changed and is not saved. */
  readonly changed: ApplicationSettings;
}

/** Settings that somebody works on; they count when they are saved. */
export class SettingsDraft {
  readonly store: StoreApi<DraftState>;

  constructor(saved: SavedApplicationSettings) {
    this.store = createStore(() => ({ ...saved, changed: saved.settings }));
  }

  isChanged(): boolean {
    const { settings, changed } = this.store.getState();
    return !isEqual(settings, changed);
  }

  change(part: Partial<ApplicationSettings>): void {
    this.store.setState(({ changed }) => ({ changed: { ...changed, ...part } }));
  }

  /** What was changed is saved now, and so it is what others change. */
  wasSaved(saved: SavedApplicationSettings): void {
    this.store.setState((state) => ({
      ...saved,
      changed: isEqual(state.changed, saved.settings) ? saved.settings : state.changed,
    }));
  }

  /**
   * Puts the changes on what somebody else saved meanwhile.
   * @returns members that both changed, which stay as they are here until somebody decides
   */
  putOn(theirs: SavedApplicationSettings): readonly (keyof ApplicationSettings)[] {
    const { settings, changed } = this.store.getState();
    const { joined, disputed } = joinSettings({
      base: settings,
      ours: changed,
      theirs: theirs.settings,
    });
    this.store.setState({ ...theirs, changed: joined });
    return disputed;
  }

  /** Takes over what is saved of some members. */
  takeTheirs(members: readonly (keyof ApplicationSettings)[]): void {
    const { settings, changed } = this.store.getState();
    const taken = members.map((member) => [member, settings[member]]);
    this.store.setState({ changed: { ...changed, ...Object.fromEntries(taken) } });
  }
}
