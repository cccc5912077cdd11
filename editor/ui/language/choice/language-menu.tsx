import { Languages } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, Tooltip } from '../../controls/button.tsx';
import { Menu, type MenuPlace, placeBelow } from '../../controls/menu.tsx';
import { useLanguage, useMessage } from '../use-message.ts';

const LANGUAGES = ['es', 'en'] as const;

/** The language's choice where a bar has room for one button alone. */
export function LanguageMenu() {
  const message = useMessage();
  const { language, setLanguage } = useLanguage();
  const button = useRef<HTMLSpanElement>(null);
  const [at, setAt] = useState<MenuPlace>();
  const name = message('language');
  const items = LANGUAGES.map((id) => ({
    id,
    label: message(`language.${id}`),
    isOn: id === language,
    run: () => setLanguage(id),
  }));
  return (
    <span ref={button}>
      <Tooltip text={name} align="end">
        <Button
          variant="quiet"
          label={name}
          expanded={at !== undefined}
          onClick={() => button.current && setAt(placeBelow(button.current))}
        >
          <Languages size={16} aria-hidden="true" />
        </Button>
      </Tooltip>
      {at && <Menu label={name} items={items} at={at} onClose={() => setAt(undefined)} />}
    </span>
  );
}
