import type { RunningUpload, UploadOptions, UploadResult } from '../../client/apply/upload-file.ts';

/** Uploads a file; what judges, shrinks and sends it comes with the first one. */
export function startUpload(options: UploadOptions): RunningUpload {
  let running: RunningUpload | undefined;
  let isCancelled = false;
  const upload = async (): Promise<UploadResult> => {
    const late = await import('../../client/apply/upload-file.ts').catch(() => undefined);
    if (isCancelled) return { state: 'cancelled' };
    running = late?.uploadFile(options);
    return running ? running.result : { state: 'failed', status: 0 };
  };
  return {
    result: upload(),
    cancel: () => {
      isCancelled = true;
      running?.cancel();
    },
  };
}
