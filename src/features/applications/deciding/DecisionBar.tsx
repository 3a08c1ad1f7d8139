import { Button, Group } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BREAKPOINT_MOBILE_PX } from '#domain/generated/constants.gen.ts';
import { DecideDialog } from '#src/screens/deciding/DecideDialog.tsx';
import { type Action, actions, isUndecided, keyOf } from '#src/screens/deciding/decisionActions.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { standsAtFoot } from '#src/ui/scroll/standsAtFoot.ts';
import { useNow } from '#src/ui/time/useNow.ts';
import classes from './DecisionBar.module.css';
import { PhoneDecision } from './PhoneDecision.tsx';
import { UndoLine } from './UndoLine.tsx';
import { type DecidedApplication, useMayDecide } from './useMayDecide.ts';
import { WaitingButton } from './WaitingButton.tsx';

/** How soon it is seen that the time to undo is over. */
const REFRESH_MS = 5000;

/** The bar is drawn as it stays. */
const AT_ONCE = { getInitialValueInEffect: false };

interface DecisionBarProps {
  readonly application: DecidedApplication;
  readonly onDecided: () => void;
  /** What else can be done while it is undecided. */
  readonly children?: ReactNode;
}

/** The bar, and the question that it asks, which stays when somebody else decides meanwhile: it says so. */
export function DecisionBar(props: DecisionBarProps) {
  const [asked, setAsked] = useState<Action | null>(null);
  return (
    <>
      <Bar {...props} onAsk={setAsked} />
      {asked && (
        <DecideDialog
          application={props.application}
          action={asked}
          onClose={() => setAsked(null)}
          onDecided={() => {
            setAsked(null);
            props.onDecided();
          }}
        />
      )}
    </>
  );
}

interface BarProps extends Pick<DecisionBarProps, 'application' | 'children'> {
  readonly onAsk: (action: Action) => void;
}

/**
 * Accepting and rejecting, always at hand at the foot of the page, for those who decide on this application; taking it
 * back while that can be; nothing for others.
 */
function Bar({ application, onAsk, children }: BarProps) {
  const { t } = useTranslation('applications');
  const now = useNow(REFRESH_MS);
  const isPhone = useMediaQuery(`(max-width: ${BREAKPOINT_MOBILE_PX - 1}px)`, false, AT_ONCE);
  const mayDecide = useMayDecide(application);
  const isOpen = mayDecide && isUndecided(application.status);
  useHotkeys(isOpen ? actions.map((action) => [keyOf[action], () => onAsk(action)]) : []);
  if (!mayDecide) return null;
  const { undoableUntil, tellAt } = application;
  const isUndoable = Boolean(undoableUntil && Date.parse(undoableUntil) > now);
  // A rejection with delay that names no day is told on none.
  const isWithoutDay = application.status === 'delay_rejected' && !tellAt && Boolean(undoableUntil);
  const isToBeTold = !isUndecided(application.status) && tellAt && Date.parse(tellAt) > now;
  if (isUndoable || isToBeTold || isWithoutDay) {
    const until = isUndoable ? (undoableUntil ?? null) : null;
    return <UndoLine application={application} until={until} isUndoable={isUndoable || isWithoutDay} />;
  }
  if (!isOpen) return null;
  return (
    <section className={classes.bar} ref={standsAtFoot} aria-label={t('decide.title')}>
      {isPhone ? (
        <PhoneDecision onAsk={onAsk}>
          <WaitingButton application={application} />
          {children}
        </PhoneDecision>
      ) : (
        <>
          <Decisions application={application} onAsk={onAsk} />
          {children}
        </>
      )}
    </section>
  );
}

/** All decisions, each with its key. */
function Decisions({ application, onAsk }: Omit<BarProps, 'children'>) {
  const { t } = useTranslation('spec');
  return (
    <Group gap="xs" wrap="nowrap" className={classes.actions}>
      {actions.map((action) => (
        <Button
          key={action}
          className={classes.action}
          variant={action === 'accept' ? 'filled' : 'default'}
          aria-keyshortcuts={keyOf[action]}
          rightSection={
            <kbd className={classes.key} aria-hidden>
              {keyOf[action]}
            </kbd>
          }
          onClick={() => onAsk(action)}
        >
          {t(enumLabelKey('DecisionAction', action))}
        </Button>
      ))}
      <WaitingButton application={application} />
    </Group>
  );
}
