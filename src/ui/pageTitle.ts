import { useEffect } from 'react';
import { createStore } from '#src/data/createStore.ts';

/** A title that only the page knows (a record's name, a heading of its own); null: the route's title. */
export const pageTitle = createStore<string | null>(null);

/** Gives the page a title of its own while the component is shown. */
export function useOwnPageTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (!title) return undefined;
    pageTitle.set(title);
    return () => pageTitle.set(null);
  }, [title]);
}

/** What only the page says of itself to search engines; null: what the organisation says. */
export const pageAbout = createStore<string | null>(null);

/** Says of the page what it is about while the component is shown. */
export function useOwnPageAbout(about: string | null | undefined): void {
  useEffect(() => {
    if (!about) return undefined;
    pageAbout.set(about);
    return () => pageAbout.set(null);
  }, [about]);
}
