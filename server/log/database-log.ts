/** The part of the server's log that the database layer writes to. */
export interface DatabaseLog {
  info(message: string, details?: object): void;
  warn(message: string, details?: object): void;
  error(message: string, details?: object): void;
}
