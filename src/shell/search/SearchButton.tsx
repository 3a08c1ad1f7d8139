import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSearchShortcut } from './isSearchShortcut.ts';
import classes from './SearchButton.module.css';

const SearchDialog = lazy(() => import('./SearchDialog.tsx').then((module) => ({ default: module.SearchDialog })));

/** A field that shows its shortcut; opens the search over everything the user's menu holds. */
export function SearchButton() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
  return (
    <>
      <button type="button" className={classes.field} onClick={() => setOpen(true)} aria-label={t('search.open')}>
        <IconSearch size={16} aria-hidden />
        <span className={classes.text}>{t('search.open')}</span>
        <kbd className={classes.key}>/</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
