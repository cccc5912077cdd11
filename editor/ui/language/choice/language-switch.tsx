import { SegmentedControl } from '../../controls/segmented-control.tsx';
import { useLanguage, useMessage } from '../use-message.ts';

export function LanguageSwitch() {
  const message = useMessage();
  const { language, setLanguage } = useLanguage();
  return (
    <SegmentedControl
      legend={message('language')}
      value={language}
      onChange={setLanguage}
      tooltip={{ side: 'top' }}
      choices={[
        { value: 'es', name: message('language.es'), face: 'ES', lang: 'es' },
        { value: 'en', name: message('language.en'), face: 'EN', lang: 'en' },
      ]}
    />
  );
}
