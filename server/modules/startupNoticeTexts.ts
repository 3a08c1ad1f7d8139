/** Messages of notifications about startups and their sessions, in every interface language; `{name}` is filled in. */
export type StartupNotice =
  | 'meetingScheduled'
  | 'meetingChanged'
  | 'meetingDeleted'
  | 'newCommentStartup'
  | 'updatedMetrics'
  | 'metricsRequest';

type Texts = Readonly<Record<StartupNotice, string>>;

const en: Texts = {
  meetingScheduled: 'The session {name} was scheduled',
  meetingChanged: 'The session {name} has changed',
  meetingDeleted: 'The session {name} was cancelled',
  newCommentStartup: 'There is a new note on the timeline of {name}',
  updatedMetrics: '{name} has reported new figures',
  metricsRequest: 'You are asked for the figures of {name}',
};

const texts: Readonly<Record<string, Texts>> = {
  en,
  ar: {
    meetingScheduled: 'حُدّد موعد الجلسة {name}',
    meetingChanged: 'تغيّرت الجلسة {name}',
    meetingDeleted: 'أُلغيت الجلسة {name}',
    newCommentStartup: 'هناك ملاحظة جديدة على الخط الزمني لـ {name}',
    updatedMetrics: 'أبلغت {name} عن أرقام جديدة',
    metricsRequest: 'يُطلب منك تقديم أرقام {name}',
  },
  de: {
    meetingScheduled: 'Die Sitzung {name} wurde angesetzt',
    meetingChanged: 'Die Sitzung {name} hat sich geändert',
    meetingDeleted: 'Die Sitzung {name} wurde abgesagt',
    newCommentStartup: 'Es gibt eine neue Notiz im Verlauf von {name}',
    updatedMetrics: '{name} hat neue Zahlen gemeldet',
    metricsRequest: 'Sie werden um die Zahlen von {name} gebeten',
  },
  es: {
    meetingScheduled: 'Se ha programado la sesión {name}',
    meetingChanged: 'La sesión {name} ha cambiado',
    meetingDeleted: 'La sesión {name} se ha cancelado',
    newCommentStartup: 'Hay una nota nueva en la cronología de {name}',
    updatedMetrics: '{name} ha comunicado cifras nuevas',
    metricsRequest: 'Se le piden las cifras de {name}',
  },
  fr: {
    meetingScheduled: 'La séance {name} est planifiée',
    meetingChanged: 'La séance {name} a changé',
    meetingDeleted: 'La séance {name} a été annulée',
    newCommentStartup: 'Nouvelle note dans le fil de {name}',
    updatedMetrics: '{name} a transmis de nouveaux chiffres',
    metricsRequest: 'Les chiffres de {name} vous sont demandés',
  },
  id: {
    meetingScheduled: 'Sesi {name} dijadwalkan',
    meetingChanged: 'Sesi {name} berubah',
    meetingDeleted: 'Sesi {name} dibatalkan',
    newCommentStartup: 'Ada catatan baru di linimasa {name}',
    updatedMetrics: '{name} melaporkan angka baru',
    metricsRequest: 'Anda diminta mengisi angka {name}',
  },
  ja_JP: {
    meetingScheduled: 'セッション「{name}」が予定されました',
    meetingChanged: 'セッション「{name}」が変更されました',
    meetingDeleted: 'セッション「{name}」がキャンセルされました',
    newCommentStartup: '{name} のタイムラインに新しいメモがあります',
    updatedMetrics: '{name} が新しい数値を報告しました',
    metricsRequest: '{name} の数値の入力が求められています',
  },
  ko: {
    meetingScheduled: '세션 {name} 일정이 잡혔습니다',
    meetingChanged: '세션 {name}이(가) 변경되었습니다',
    meetingDeleted: '세션 {name}이(가) 취소되었습니다',
    newCommentStartup: '{name} 타임라인에 새 메모가 있습니다',
    updatedMetrics: '{name}이(가) 새 수치를 보고했습니다',
    metricsRequest: '{name}의 수치를 입력해 주세요',
  },
  pt: {
    meetingScheduled: 'A sessão {name} foi agendada',
    meetingChanged: 'A sessão {name} mudou',
    meetingDeleted: 'A sessão {name} foi cancelada',
    newCommentStartup: 'Há uma nova nota na linha do tempo de {name}',
    updatedMetrics: '{name} informou novos números',
    metricsRequest: 'Você precisa informar os números de {name}',
  },
  tr: {
    meetingScheduled: '{name} oturumu planlandı',
    meetingChanged: '{name} oturumu değişti',
    meetingDeleted: '{name} oturumu iptal edildi',
    newCommentStartup: '{name} zaman çizelgesinde yeni bir not var',
    updatedMetrics: '{name} yeni rakamlar bildirdi',
    metricsRequest: '{name} için rakamlar isteniyor',
  },
  uk: {
    meetingScheduled: 'Заплановано сесію {name}',
    meetingChanged: 'Сесію {name} змінено',
    meetingDeleted: 'Сесію {name} скасовано',
    newCommentStartup: 'У хронології {name} є нова нотатка',
    updatedMetrics: '{name} надає нові показники',
    metricsRequest: 'Вас просять надати показники {name}',
  },
};

/** The message in a language; English where there is none. */
export function startupNoticeText(kind: StartupNotice, language: string, name: string): string {
  return (texts[language] ?? en)[kind].replace('{name}', () => name);
}
