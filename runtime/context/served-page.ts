import { createContext } from 'react';

/**
 * Whether the tree is a page at its own address. The editor's canvas is not: there, documents that belong to the
 * page cannot be asked for, and what scripts show later is drawn where it stands.
 */
export const ServedPage = createContext(false);
