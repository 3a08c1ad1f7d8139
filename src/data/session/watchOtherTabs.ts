import { STORAGE_TOKEN_KEY } from '#domain/generated/constants.gen.ts';
import { signOut } from './signOut.ts';

/** A token cleared in another tab signs this one out; another user's token reloads it. */
export function watchOtherTabs(reload: () => void = () => window.location.reload()): () => void {
  const handleStorage = (event: StorageEvent): void => {
    if (event.key !== STORAGE_TOKEN_KEY && event.key !== null) return;
    const hasToken = localStorage.getItem(STORAGE_TOKEN_KEY) !== null;
    if (hasToken) reload();
    else signOut('otherTab');
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
