/** What the upload call takes, for the picker of a phone. */
export const ACCEPTED_FILES =
  '.pdf,.docx,.txt,.jpg,.jpeg,.png,image/jpeg,image/png,application/pdf,text/plain';
