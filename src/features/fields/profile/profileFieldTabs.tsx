import type { DetailComponentProps } from '#src/screens/detail/DetailComponent.tsx';
import { ProfileFields } from './ProfileFields.tsx';

export const StartupFieldsTab = ({ recordId }: DetailComponentProps) => (
  <ProfileFields target="startup" recordId={recordId} />
);
export const PersonFieldsTab = ({ recordId }: DetailComponentProps) => (
  <ProfileFields target="user" recordId={recordId} />
);
export const ApplicationFieldsTab = ({ recordId }: DetailComponentProps) => (
  <ProfileFields target="application" recordId={recordId} />
);
