import { tokenKey } from '../storage.ts';
import { signOut } from './signOut.ts';

/** A token cleared in another tab signs this one out; another user's token reloads it. */
export function watchOtherTabs(reload: () => void = () => window.location.reload()): () => void {
  const handleStorage = (event: StorageEvent): void => {
    if (event.key !== tokenKey && event.key !== null) return;
    const hasToken = localStorage.getItem(tokenKey) !== null;
    if (hasToken) reload();
    else signOut('otherTab');
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
