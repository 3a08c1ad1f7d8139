import { infrastructure } from './0001_infrastructure.ts';
import { signOn } from './0002_sign_on.ts';
import { jobs } from './0003_jobs.ts';
import { batchUpdates } from './0004_batch_updates.ts';
import { printedExports } from './0005_printed_exports.ts';
import { serviceConnections } from './0006_service_connections.ts';
import { tokenRefreshes } from './0007_token_refreshes.ts';
import { setupLinks } from './0008_setup_links.ts';
import { publicLinks } from './0010_public_links.ts';
import { signInThrottle } from './0011_sign_in_throttle.ts';
import { idempotentRequests } from './0012_idempotent_requests.ts';
import { fairQueues } from './0013_fair_queues.ts';
import { eventAudience } from './0014_event_audience.ts';
import { formerCopies } from './0015_former_copies.ts';
import { domainEvents } from './0016_domain_events.ts';
import { busyTimes } from './0017_busy_times.ts';
import { eventAvailability } from './0018_event_availability.ts';
import { formVersions } from './0022_form_versions.ts';
import { applicationNumbers } from './0023_application_numbers.ts';
import { busyTimesByPerson } from './0025_busy_times_by_person.ts';
import { placeTimes } from './0026_place_times.ts';
import { hostTimes } from './0027_host_times.ts';
import { answerDrafts } from './0028_answer_drafts.ts';
import { guestTimes } from './0029_guest_times.ts';
import { assessmentsByForm } from './0030_assessments_by_form.ts';
import { heldLater } from './0031_held_later.ts';
import { realAppointments } from './0032_real_appointments.ts';
import { peopleInOrder } from './0033_people_in_order.ts';
import { roomsOfInterviews } from './0034_rooms_of_interviews.ts';
import { peopleReadOnce } from './0040_people_read_once.ts';
import { tasksOfPeriods } from './0043_tasks_of_periods.ts';
import { toldStatuses } from './0044_told_statuses.ts';
import { meansOfReminders } from './0045_means_of_reminders.ts';
import { calledTasks } from './0046_called_tasks.ts';
import { hostsOfApplications } from './0047_hosts_of_applications.ts';
import { knownApplicants } from './0048_known_applicants.ts';

/** One numbered step, applied once, in order, and never edited after it has been released. */
export interface Migration {
  readonly name: string;
  /** Single statements; both drivers run them one by one. */
  readonly statements: readonly string[];
  /** New tables with a `tenant_id` that the tenant wall must protect. */
  readonly tenantTables?: readonly string[];
}

export const migrations: readonly Migration[] = [
  infrastructure,
  signOn,
  jobs,
  batchUpdates,
  printedExports,
  serviceConnections,
  tokenRefreshes,
  setupLinks,
  publicLinks,
  signInThrottle,
  idempotentRequests,
  fairQueues,
  eventAudience,
  formerCopies,
  domainEvents,
  busyTimes,
  eventAvailability,
  formVersions,
  applicationNumbers,
  busyTimesByPerson,
  placeTimes,
  hostTimes,
  answerDrafts,
  guestTimes,
  assessmentsByForm,
  heldLater,
  realAppointments,
  peopleInOrder,
  roomsOfInterviews,
  peopleReadOnce,
  tasksOfPeriods,
  toldStatuses,
  meansOfReminders,
  calledTasks,
  hostsOfApplications,
  knownApplicants,
];
