import classes from './PublicLayout.module.css';

interface OrganisationFootProps {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly address?: string | null | undefined;
}

/** What an organisation says of itself, and where it is, below the pages for everybody; nothing where it says neither. */
export function OrganisationFoot({ name, description, address }: OrganisationFootProps) {
  if (!description && !address) return null;
  return (
    <footer className={classes.foot}>
      {description && <p className={classes.about}>{description}</p>}
      {address && (
        <address>
          {name} · {address}
        </address>
      )}
    </footer>
  );
}
