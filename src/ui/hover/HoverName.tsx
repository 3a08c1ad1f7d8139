import { AppLink } from '../AppLink.tsx';
import classes from './HoverCard.module.css';

/** The name on a hover card; a link where there is a page. */
export function HoverName({ name, page }: { readonly name: string; readonly page: string | null }) {
  if (page === null) return <span className={classes.name}>{name}</span>;
  return (
    <AppLink href={page} className={classes.name}>
      {name}
    </AppLink>
  );
}
