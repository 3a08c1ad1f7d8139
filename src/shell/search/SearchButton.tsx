import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './SearchButton.module.css';
import { isSearchShortcut, typedBesideField } from './searchKeys.ts';

const SearchDialog = lazy(() => import('./SearchDialog.tsx').then((module) => ({ default: module.SearchDialog })));

/** A field that shows its shortcut; opens the search over everything the user's menu holds. */
export function SearchButton() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (isOpen) {
        // The field is still on its way: what is typed meanwhile is not lost.
        const typed = typedBesideField(event);
        if (typed === null) return;
        event.preventDefault();
        setQuery((current) => typed(current));
      } else if (isSearchShortcut(event)) {
        event.preventDefault();
        setOpen(true);
      }
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOpen]);
  const close = (): void => {
    setOpen(false);
    setQuery('');
  };
  return (
    <>
      <button type="button" className={classes.field} onClick={() => setOpen(true)} aria-label={t('search.open')}>
        <IconSearch size={16} aria-hidden />
        <span className={classes.text}>{t('search.open')}</span>
        <kbd className={classes.key}>/</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog query={query} onQueryChange={setQuery} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
