import { Fragment, type ReactNode } from 'react';
import classes from './StartupActivities.module.css';

interface TimelineFactsProps {
  readonly facts: readonly (readonly [string, ReactNode])[];
}

/** Names and values; what has no value is left out. */
export function TimelineFacts({ facts }: TimelineFactsProps) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </Fragment>
        ))}
    </dl>
  );
}
