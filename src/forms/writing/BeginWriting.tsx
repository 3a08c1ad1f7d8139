import classes from './BeginWriting.module.css';

interface BeginWritingProps {
  /** What the field is called that opens. */
  readonly label: string;
  readonly onBegin: () => void;
}

/** Stands for a field to write in until somebody goes to it: one line instead of an editor, which weighs more than most pages. */
export function BeginWriting({ label, onBegin }: BeginWritingProps) {
  return (
    <button type="button" className={classes.begin} onClick={onBegin}>
      {label}
    </button>
  );
}
