import { useEffect, useState } from 'react';

/**
 * What is typed to find a choice. It begins with what was typed before the choice was there; set after the choice has
 * drawn itself, because its first drawing begins with the value's own text.
 */
export function useSearch(typed: string | undefined) {
  const [search, setSearch] = useState('');
  useEffect(() => {
    if (typed) setSearch(typed);
  }, [typed]);
  return { searchValue: search, onSearchChange: setSearch };
}
