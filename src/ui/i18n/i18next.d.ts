import 'i18next';
import type applications from '../../../locales/en/applications.json';
import type auth from '../../../locales/en/auth.json';
import type batch from '../../../locales/en/batch.json';
import type charts from '../../../locales/en/charts.json';
import type emails from '../../../locales/en/emails.json';
import type errors from '../../../locales/en/errors.json';
import type formAnswers from '../../../locales/en/formAnswers.json';
import type formBuilder from '../../../locales/en/formBuilder.json';
import type forms from '../../../locales/en/forms.json';
import type formTemplates from '../../../locales/en/formTemplates.json';
import type metrics from '../../../locales/en/metrics.json';
import type organisation from '../../../locales/en/organisation.json';
import type programme from '../../../locales/en/programme.json';
import type publicForms from '../../../locales/en/publicForms.json';
import type questions from '../../../locales/en/questions.json';
import type scoring from '../../../locales/en/scoring.json';
import type screens from '../../../locales/en/screens.json';
import type setup from '../../../locales/en/setup.json';
import type shell from '../../../locales/en/shell.json';
import type startupFile from '../../../locales/en/startupFile.json';
import type tables from '../../../locales/en/tables.json';
import type tasks from '../../../locales/en/tasks.json';
import type uploads from '../../../locales/en/uploads.json';
import type views from '../../../locales/en/views.json';
import type why from '../../../locales/en/why.json';
import type writing from '../../../locales/en/writing.json';

/** A key that no English text has is a compile error. Keys of the spec are data: they are checked where it is compiled. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    keySeparator: false;
    resources: {
      applications: typeof applications;
      auth: typeof auth;
      batch: typeof batch;
      charts: typeof charts;
      emails: typeof emails;
      errors: typeof errors;
      forms: typeof forms;
      programme: typeof programme;
      formAnswers: typeof formAnswers;
      formBuilder: typeof formBuilder;
      formTemplates: typeof formTemplates;
      publicForms: typeof publicForms;
      questions: typeof questions;
      metrics: typeof metrics;
      organisation: typeof organisation;
      screens: typeof screens;
      scoring: typeof scoring;
      setup: typeof setup;
      shell: typeof shell;
      startupFile: typeof startupFile;
      tables: typeof tables;
      tasks: typeof tasks;
      uploads: typeof uploads;
      views: typeof views;
      why: typeof why;
      writing: typeof writing;
      spec: Record<string, string>;
    };
  }
}
