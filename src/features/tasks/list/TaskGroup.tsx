import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './TaskGroup.module.css';

interface TaskGroupProps {
  readonly mark?: ReactNode;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** One person or startup that opens to show its tasks; they are made only then. */
export function TaskGroup({ mark, title, note, children }: TaskGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={classes.group} aria-label={title}>
      <button
        type="button"
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronRight size={16} className={classes.chevron} data-open={isOpen} aria-hidden />
        {mark}
        <span className={classes.title}>{title}</span>
        {note && <span className={classes.note}>{note}</span>}
      </button>
      <div id={id} className={classes.body} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  );
}
