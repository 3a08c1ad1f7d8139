import { useEffect, useState } from 'react';
import type { Opening } from './FirstUse.tsx';

/**
 * A choice with a list, as it takes over from its closed picture: with the focus, and open where somebody asked for that.
 * What is typed to find a choice begins with what was typed before the choice was there; it is set after the choice has
 * drawn itself, because its first drawing begins with the value's own text.
 */
export function useOpening({ autoFocus, typed, opens = false }: Opening = {}) {
  const [search, setSearch] = useState('');
  useEffect(() => {
    if (typed) setSearch(typed);
  }, [typed]);
  return { autoFocus, searchValue: search, onSearchChange: setSearch, defaultDropdownOpened: opens };
}
