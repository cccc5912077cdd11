import { useEffect, useRef } from 'react';
import { onResumeFile } from '../../client/apply/resume-file.ts';

/** Takes the files that are chosen in a widget beside the form, where the question is the one for a CV. */
export function useResumeFiles(isResume: boolean, send: (file: File) => void): void {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(
    () => (isResume ? onResumeFile((file) => latest.current(file)) : undefined),
    [isResume],
  );
}
