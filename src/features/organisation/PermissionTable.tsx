import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPermission } from '#domain/access/hasPermission.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { ScrollFrame } from '#src/ui/scroll/ScrollFrame.tsx';
import { ScrollRegion } from '#src/ui/scroll/ScrollRegion.tsx';
import type { MatrixRoleFragment } from './organisation.gen.ts';
import { PermissionCell } from './PermissionCell.tsx';
import { PermissionOpens } from './PermissionOpens.tsx';
import classes from './PermissionTable.module.css';
import { SeeAsButton } from './permissions/SeeAsButton.tsx';

interface PermissionTableProps {
  readonly roles: readonly MatrixRoleFragment[];
  /** Keys of the permissions to show. */
  readonly keys: readonly string[];
}

/** What an area of the catalogue is about, where records say it: their name is known in every language. */
const areaEntities: Readonly<Record<string, string>> = {
  APPLICATION: 'Application',
  ARTICLES: 'Article',
  AVAILABILITY: 'RecurringAvailability',
  COACHING: 'CoachingSession',
  COMMUNITY: 'CommunityPost',
  COURSES: 'Course',
  CUSTOM_FIELDS: 'CustomField',
  EMAILS: 'Email',
  EVALUATION: 'Evaluation',
  EVENT: 'IncubatorEvent',
  FEEDBACK: 'FeedbackRequest',
  FORM: 'Form',
  FUNNEL: 'Funnel',
  INDUSTRIES: 'Industry',
  METRICS: 'Metric',
  RESOURCES: 'Resource',
  SAVED_VIEWS: 'SavedView',
  STARTUP: 'Startup',
  TAGS: 'Tag',
  TASK: 'Task',
  TIMELINE: 'TimelineEvent',
  USER: 'User',
};

/** Permissions by area, roles beside each other; editable for those who may edit roles. */
export function PermissionTable({ roles, keys }: PermissionTableProps) {
  const { t } = useTranslation(['organisation', 'spec']);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const mayEdit = hasPermission(useSession().rights?.principal ?? null, 'USER/ROLES:EDIT');
  const areas = Map.groupBy(keys, (key) => key.split(/[/:]/)[0] ?? key);
  const entryOf = (key: string) => roles[0]?.permissions.find((permission) => permission.key === key);
  const areaName = (area: string): string =>
    area in areaEntities
      ? t(`entity.${areaEntities[area]}.many`, { ns: 'spec' })
      : t(`permissions.area.${area}` as 'permissions.area.CHAT', { defaultValue: inWords(area) });
  return (
    <div className={classes.matrix}>
      <ScrollFrame scroller={scroller} held="var(--held-permission)">
        <ScrollRegion ref={setScroller} className={classes.scroller} label={t('permissions.title')}>
          <table className={classes.table} data-one={roles.length === 1 || undefined}>
            <thead>
              <tr>
                <th scope="col">{t('permissions.permission')}</th>
                {roles.map((role) => (
                  <th key={role._id} scope="col">
                    <span className={classes.roleHead}>
                      {role.name}
                      <SeeAsButton role={role} />
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...areas].map(([area, members]) => (
                <Fragment key={area}>
                  <tr className={classes.area}>
                    <th scope="colgroup" colSpan={roles.length + 1}>
                      {areaName(area)}
                    </th>
                  </tr>
                  {members.map((key) => (
                    <tr key={key}>
                      <th scope="row">
                        <span className={classes.name}>{entryOf(key)?.name ?? key}</span>
                        <span className={classes.description}>{entryOf(key)?.description}</span>
                        <PermissionOpens permission={key} />
                      </th>
                      {roles.map((role) => (
                        <td key={role._id}>
                          <PermissionCell
                            role={role}
                            permission={key}
                            name={entryOf(key)?.name ?? key}
                            isEditable={mayEdit}
                          />
                        </td>
                      ))}
                    </tr>
                  ))}
                </Fragment>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </ScrollFrame>
    </div>
  );
}

/** `BOOK_CLUB` → `Book club`, for an area that has no name of its own. */
function inWords(area: string): string {
  const words = area.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
