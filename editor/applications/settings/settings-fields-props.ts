import type { ApplicationSettings } from '#schemas/api/recruiting/settings.ts';
import type { SettingsProblems } from './judge-settings.ts';

export interface SettingsFieldsProps {
  readonly siteId: string;
  readonly settings: ApplicationSettings;
  readonly problems: SettingsProblems;
  readonly onChange: (part: Partial<ApplicationSettings>) => void;
}
