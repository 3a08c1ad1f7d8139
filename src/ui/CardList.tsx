import type { ReactNode } from 'react';
import { AppLink } from './AppLink.tsx';
import classes from './CardList.module.css';

export interface CardItem {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** A face or a logo before the name. */
  readonly picture?: ReactNode;
  readonly note?: string | undefined;
  /** Short facts at the end: a status, a time. */
  readonly side?: ReactNode;
}

/** A few records under each other, each a link, with the one fact that matters at the end. */
export function CardList({ items, label }: { readonly items: readonly CardItem[]; readonly label: string }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {items.map(({ id, name, href, picture, note, side }) => (
        <li key={id} className={classes.card}>
          {picture}
          <div className={classes.text}>
            <AppLink href={href} className={classes.name}>
              <bdi>{name}</bdi>
            </AppLink>
            {note && (
              <span className={classes.note}>
                <bdi>{note}</bdi>
              </span>
            )}
          </div>
          {side && <div className={classes.side}>{side}</div>}
        </li>
      ))}
    </ul>
  );
}
