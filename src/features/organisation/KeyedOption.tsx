import classes from './KeyedOption.module.css';

/** One choice among some that may be called the same: told apart by the key below its name. */
export function KeyedOption({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <span className={classes.option}>
      <span>{label}</span>
      <bdi className={classes.key}>{value}</bdi>
    </span>
  );
}
