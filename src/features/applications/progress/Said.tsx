import classes from './ProgressCard.module.css';

/** What is said of the next step, with what there is to do about it. */
export function Said({ text, children }: { readonly text: string; readonly children?: React.ReactNode }) {
  return (
    <div className={classes.next}>
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  );
}
