import { type ReactNode, useRef } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { type AssetKind, acceptOf } from './asset-kind.ts';

export interface FileButtonProps {
  readonly kind: AssetKind | undefined;
  readonly isMultiple?: boolean;
  readonly variant?: 'primary' | 'secondary';
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Opens the browser's choice of files. */
export function FileButton({
  kind,
  isMultiple = false,
  variant = 'secondary',
  onFiles,
  children,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={acceptOf(kind)}
        multiple={isMultiple}
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
