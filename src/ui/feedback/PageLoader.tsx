import { Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { whileComing } from '../list/whileComing.ts';
import classes from './PageLoader.module.css';

const delay = 150;

/** A quiet sign that something is on its way; not shown for what arrives at once. */
export function PageLoader() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.page} aria-busy="true" data-coming ref={whileComing} data-testid="page-loader">
      {isShown && <Loader size="sm" />}
    </div>
  );
}
