import { createContext, useContext } from 'react';

/** The secret of the link that somebody without an account fills a form by; files are sent by it. */
export const UploadLink = createContext<string | null>(null);

export const useUploadLink = (): string | null => useContext(UploadLink);
