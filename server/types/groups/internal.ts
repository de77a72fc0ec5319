import { field, FLAG, IDENTIFIER, listOf, LONG_TEXT, readOnly, record, SHORT_TEXT, texts } from './field.ts'
import { control, section, type FieldGroup } from './ui.ts'

const reason = field(
  SHORT_TEXT,
  texts({ en: 'Reason', zh: '原因', ms: 'Sebab', ta: 'காரணம்' }),
  'reason: why publishing is conditional.',
)

/** Notes that viewers never see, and what the platform itself has to say about the title. */
export const internal: FieldGroup = {
  properties: {
    el_no: field(
      LONG_TEXT,
      texts({ en: 'Internal notes', zh: '内部备注', ms: 'Nota dalaman', ta: 'உள் குறிப்புகள்' }),
      'el_no: internal notes.',
      {
        help: texts({
          en: 'Never shown to viewers.',
          zh: '观众不会看到。',
          ms: 'Tidak dipaparkan kepada penonton.',
          ta: 'பார்வையாளர்களுக்குக் காட்டப்படாது.',
        }),
      },
    ),
    cond_pub: field(
      record({
        value: field(
          FLAG,
          texts({ en: 'Publish on condition', zh: '有条件发布', ms: 'Terbit bersyarat', ta: 'நிபந்தனையுடன் வெளியீடு' }),
          'value: whether publishing is conditional.',
        ),
        reason,
      }),
      texts({ en: 'Conditional publish', zh: '有条件发布', ms: 'Penerbitan bersyarat', ta: 'நிபந்தனை வெளியீடு' }),
      'cond_pub: conditional publish, with its reason.',
    ),
    wrng: field(
      readOnly(
        listOf({
          code: field(
            IDENTIFIER,
            texts({ en: 'Code', zh: '代码', ms: 'Kod', ta: 'குறியீடு' }),
            'code: code of the warning.',
          ),
          msg: field(
            LONG_TEXT,
            texts({ en: 'Message', zh: '信息', ms: 'Mesej', ta: 'செய்தி' }),
            'msg: the warning in words.',
          ),
        }),
      ),
      texts({ en: 'Warnings', zh: '警告', ms: 'Amaran', ta: 'எச்சரிக்கைகள்' }),
      'wrng: warnings that the platform raised.',
    ),
    err_msg: field(
      readOnly(LONG_TEXT),
      texts({
        en: 'Last processing error',
        zh: '最近的处理错误',
        ms: 'Ralat pemprosesan terakhir',
        ta: 'கடைசிச் செயலாக்கப் பிழை',
      }),
      'err_msg: last processing error.',
    ),
  },
  section: section('internal', texts({ en: 'Internal', zh: '内部', ms: 'Dalaman', ta: 'உள் தகவல்' }), 'edit', [
    control('el_no', { widget: 'multiline', multi: true }),
    control('cond_pub'),
    control('wrng', { widget: 'table' }),
    control('err_msg', { widget: 'multiline', multi: true }),
  ]),
}
