import classes from './BrandMark.module.css';

interface BrandMarkProps {
  readonly name: string;
  readonly logo?: string | null | undefined;
  /** A mark without the name, which is written beside it. */
  readonly logoSquare?: string | null | undefined;
  readonly whiteLogo?: string | null | undefined;
  /** `REVERSE`: the white logo, for dark surfaces. */
  readonly logoType?: string | null | undefined;
  readonly size?: 'small' | 'large';
}

/** The tenant's logo, or its name beside its square mark; beside a letter when it has neither. */
export function BrandMark({ name, logo, logoSquare, whiteLogo, logoType, size = 'small' }: BrandMarkProps) {
  const source = logoType === 'REVERSE' ? (whiteLogo ?? logo) : logo;
  if (source) return <img src={source} alt={name} className={classes.logo} data-size={size} />;
  return (
    <span className={classes.mark} data-size={size}>
      {logoSquare ? (
        <img src={logoSquare} alt="" className={classes.square} />
      ) : (
        // Drawn, not written: it is no part of the name.
        <span className={classes.letter} data-letter={name.charAt(0)} />
      )}
      <span className={classes.name}>{name}</span>
    </span>
  );
}
