import { createContext } from 'react';

/**
 * Whether files that are spoken of are shown where they are spoken of. Pages for everybody do not: the store of what was
 * fetched comes with the layouts of those who have signed in, and whoever has not can't read a file anyhow.
 */
export const FilePreviews = createContext(true);
