import { useMessage } from '../../ui/language/use-message.ts';
import { TEMPLATE_WORDS } from '../person/contact-links.ts';
import { DAYS, HOURS, type SettingsField, type SettingsProblems } from './judge-settings.ts';

/** What is wrong with a field, in words; undefined where nothing is. */
export function useProblemText(problems: SettingsProblems) {
  const message = useMessage();
  const words = TEMPLATE_WORDS.map((word) => `{${word}}`).join(', ');
  const values = { hours: HOURS.max, days: DAYS.max, words };
  return (field: SettingsField): string | undefined => {
    const problem = problems.get(field);
    return problem && message(`applications.settings.problem.${problem}`, values);
  };
}
