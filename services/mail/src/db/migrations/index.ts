import * as messages from './0001-messages.ts'
import * as refundMails from './0002-refund-mails.ts'
import * as guaranteeMails from './0003-guarantee-mails.ts'
import * as outboxParking from './0004-outbox-parking.ts'
import * as deaths from './0005-deaths.ts'
import * as causeId from './0006-cause-id.ts'
import * as contactAnswers from './0007-contact-answers.ts'
import * as staffActs from './0008-staff-acts.ts'
import * as passwordResets from './0009-password-resets.ts'
import * as customerNews from './0010-customer-news.ts'

export const migrations = {
  '0001-messages': messages,
  '0002-refund-mails': refundMails,
  '0003-guarantee-mails': guaranteeMails,
  '0004-outbox-parking': outboxParking,
  '0005-deaths': deaths,
  '0006-cause-id': causeId,
  '0007-contact-answers': contactAnswers,
  '0008-staff-acts': staffActs,
  '0009-password-resets': passwordResets,
  '0010-customer-news': customerNews,
}
