/** Messages of notifications about applications, in every interface language; `{startup}` is filled in. */
type Base =
  | 'changeApplicationStatus'
  | 'approvalApplication'
  | 'denialApplication'
  | 'newCommentApplication'
  | 'meetingScheduled'
  | 'meetingChanged'
  | 'meetingDeleted';

export type NoticeKind = Base | 'newCommentApplicationStaff' | `meeting${'Scheduled' | 'Changed' | 'Deleted'}Staff`;

type Texts = Readonly<Record<Base, string>>;

const en: Texts = {
  changeApplicationStatus: 'The application of {startup} has a new status',
  approvalApplication: 'The application of {startup} was accepted',
  denialApplication: 'The application of {startup} was not accepted',
  newCommentApplication: 'There is a new comment on the application of {startup}',
  meetingScheduled: 'A meeting was scheduled for the application of {startup}',
  meetingChanged: 'The meeting for the application of {startup} has changed',
  meetingDeleted: 'The meeting for the application of {startup} was cancelled',
};

const texts: Readonly<Record<string, Texts>> = {
  en,
  ar: {
    changeApplicationStatus: 'تغيّرت حالة طلب {startup}',
    approvalApplication: 'قُبل طلب {startup}',
    denialApplication: 'لم يُقبل طلب {startup}',
    newCommentApplication: 'هناك تعليق جديد على طلب {startup}',
    meetingScheduled: 'حُدّد موعد اجتماع بشأن طلب {startup}',
    meetingChanged: 'تغيّر موعد الاجتماع بشأن طلب {startup}',
    meetingDeleted: 'أُلغي الاجتماع بشأن طلب {startup}',
  },
  de: {
    changeApplicationStatus: 'Die Bewerbung von {startup} hat einen neuen Status',
    approvalApplication: 'Die Bewerbung von {startup} wurde angenommen',
    denialApplication: 'Die Bewerbung von {startup} wurde nicht angenommen',
    newCommentApplication: 'Es gibt einen neuen Kommentar zur Bewerbung von {startup}',
    meetingScheduled: 'Für die Bewerbung von {startup} wurde ein Treffen angesetzt',
    meetingChanged: 'Das Treffen zur Bewerbung von {startup} hat sich geändert',
    meetingDeleted: 'Das Treffen zur Bewerbung von {startup} wurde abgesagt',
  },
  es: {
    changeApplicationStatus: 'La solicitud de {startup} tiene un nuevo estado',
    approvalApplication: 'La solicitud de {startup} ha sido aceptada',
    denialApplication: 'La solicitud de {startup} no ha sido aceptada',
    newCommentApplication: 'Hay un nuevo comentario en la solicitud de {startup}',
    meetingScheduled: 'Se ha programado una reunión para la solicitud de {startup}',
    meetingChanged: 'La reunión sobre la solicitud de {startup} ha cambiado',
    meetingDeleted: 'La reunión sobre la solicitud de {startup} se ha cancelado',
  },
  fr: {
    changeApplicationStatus: 'La candidature de {startup} a un nouveau statut',
    approvalApplication: 'La candidature de {startup} a été acceptée',
    denialApplication: 'La candidature de {startup} n’a pas été acceptée',
    newCommentApplication: 'Nouveau commentaire sur la candidature de {startup}',
    meetingScheduled: 'Un rendez-vous est prévu pour la candidature de {startup}',
    meetingChanged: 'Le rendez-vous pour la candidature de {startup} a changé',
    meetingDeleted: 'Le rendez-vous pour la candidature de {startup} a été annulé',
  },
  id: {
    changeApplicationStatus: 'Pendaftaran {startup} memiliki status baru',
    approvalApplication: 'Pendaftaran {startup} diterima',
    denialApplication: 'Pendaftaran {startup} tidak diterima',
    newCommentApplication: 'Ada komentar baru pada pendaftaran {startup}',
    meetingScheduled: 'Pertemuan dijadwalkan untuk pendaftaran {startup}',
    meetingChanged: 'Pertemuan untuk pendaftaran {startup} berubah',
    meetingDeleted: 'Pertemuan untuk pendaftaran {startup} dibatalkan',
  },
  ja_JP: {
    changeApplicationStatus: '{startup} の応募のステータスが変わりました',
    approvalApplication: '{startup} の応募が承認されました',
    denialApplication: '{startup} の応募は承認されませんでした',
    newCommentApplication: '{startup} の応募に新しいコメントがあります',
    meetingScheduled: '{startup} の応募についての面談が設定されました',
    meetingChanged: '{startup} の応募についての面談が変更されました',
    meetingDeleted: '{startup} の応募についての面談が取り消されました',
  },
  ko: {
    changeApplicationStatus: '{startup} 지원서의 상태가 변경되었습니다',
    approvalApplication: '{startup} 지원서가 합격했습니다',
    denialApplication: '{startup} 지원서가 합격하지 못했습니다',
    newCommentApplication: '{startup} 지원서에 새 댓글이 있습니다',
    meetingScheduled: '{startup} 지원서에 대한 미팅이 잡혔습니다',
    meetingChanged: '{startup} 지원서에 대한 미팅이 변경되었습니다',
    meetingDeleted: '{startup} 지원서에 대한 미팅이 취소되었습니다',
  },
  pt: {
    changeApplicationStatus: 'A candidatura de {startup} tem um novo estado',
    approvalApplication: 'A candidatura de {startup} foi aceite',
    denialApplication: 'A candidatura de {startup} não foi aceite',
    newCommentApplication: 'Há um novo comentário na candidatura de {startup}',
    meetingScheduled: 'Foi marcada uma reunião para a candidatura de {startup}',
    meetingChanged: 'A reunião sobre a candidatura de {startup} foi alterada',
    meetingDeleted: 'A reunião sobre a candidatura de {startup} foi cancelada',
  },
  tr: {
    changeApplicationStatus: '{startup} başvurusunun durumu değişti',
    approvalApplication: '{startup} başvurusu kabul edildi',
    denialApplication: '{startup} başvurusu kabul edilmedi',
    newCommentApplication: '{startup} başvurusuna yeni bir yorum yapıldı',
    meetingScheduled: '{startup} başvurusu için bir görüşme planlandı',
    meetingChanged: '{startup} başvurusuyla ilgili görüşme değişti',
    meetingDeleted: '{startup} başvurusuyla ilgili görüşme iptal edildi',
  },
  uk: {
    changeApplicationStatus: 'Заявка {startup} має новий статус',
    approvalApplication: 'Заявку {startup} прийнято',
    denialApplication: 'Заявку {startup} не прийнято',
    newCommentApplication: 'Новий коментар до заявки {startup}',
    meetingScheduled: 'Призначено зустріч щодо заявки {startup}',
    meetingChanged: 'Зустріч щодо заявки {startup} змінено',
    meetingDeleted: 'Зустріч щодо заявки {startup} скасовано',
  },
};

export function noticeText(kind: NoticeKind, language: string): string {
  return (texts[language] ?? en)[kind.replace(/Staff$/, '') as Base];
}
