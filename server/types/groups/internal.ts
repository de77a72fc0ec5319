import { field, FLAG, IDENTIFIER, listOf, LONG_TEXT, readOnly, record, SHORT_TEXT, texts } from './field.ts'
import { control, section, type FieldGroup } from './ui.ts'

const reason = field(SHORT_TEXT, texts('Reason', '原因', 'Sebab', 'காரணம்'), 'reason: why publishing is conditional.')

/** Notes that viewers never see, and what the platform itself has to say about the title. */
export const internal: FieldGroup = {
  properties: {
    el_no: field(
      LONG_TEXT,
      texts('Internal notes', '内部备注', 'Nota dalaman', 'உள் குறிப்புகள்'),
      'el_no: internal notes.',
      {
        help: texts(
          'Never shown to viewers.',
          '观众不会看到。',
          'Tidak dipaparkan kepada penonton.',
          'பார்வையாளர்களுக்குக் காட்டப்படாது.',
        ),
      },
    ),
    cond_pub: field(
      record({
        value: field(
          FLAG,
          texts('Publish on condition', '有条件发布', 'Terbit bersyarat', 'நிபந்தனையுடன் வெளியீடு'),
          'value: whether publishing is conditional.',
        ),
        reason,
      }),
      texts('Conditional publish', '有条件发布', 'Penerbitan bersyarat', 'நிபந்தனை வெளியீடு'),
      'cond_pub: conditional publish, with its reason.',
    ),
    wrng: field(
      readOnly(
        listOf({
          code: field(IDENTIFIER, texts('Code', '代码', 'Kod', 'குறியீடு'), 'code: code of the warning.'),
          msg: field(LONG_TEXT, texts('Message', '信息', 'Mesej', 'செய்தி'), 'msg: the warning in words.'),
        }),
      ),
      texts('Warnings', '警告', 'Amaran', 'எச்சரிக்கைகள்'),
      'wrng: warnings that the platform raised.',
    ),
    err_msg: field(
      readOnly(LONG_TEXT),
      texts('Last processing error', '最近的处理错误', 'Ralat pemprosesan terakhir', 'கடைசிச் செயலாக்கப் பிழை'),
      'err_msg: last processing error.',
    ),
  },
  section: section('internal', texts('Internal', '内部', 'Dalaman', 'உள் தகவல்'), 'edit', [
    control('el_no', { widget: 'multiline', multi: true }),
    control('cond_pub'),
    control('wrng', { widget: 'table' }),
    control('err_msg', { widget: 'multiline', multi: true }),
  ]),
}
