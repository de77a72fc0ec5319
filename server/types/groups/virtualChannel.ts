import { field, FLAG, INSTANT, texts } from './field.ts'
import { channelService, channelZone } from './live.ts'
import { control, instant, row, section, type FieldGroup } from './ui.ts'

const title = texts({ en: 'Schedule', zh: '排期', ms: 'Jadual', ta: 'அட்டவணை' })

/** The pattern of a code that names a channel's days and stands in addresses. */
const SERVICE_PATTERN = '^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$'

/** What a channel that is scheduled from the catalogue has beside its names: its code, its days, its loop. */
export const virtualChannel: FieldGroup = {
  properties: {
    cs: {
      ...channelService,
      pattern: SERVICE_PATTERN,
      'x-publish': true,
      'x-help': texts({
        en: 'Names the days of its schedule. Letters, digits, dots, dashes; it stays as it is once days are planned.',
        zh: '用于标识排期的日期。可用字母、数字、点和连字符；排期后请勿更改。',
        ms: 'Menamakan hari jadualnya. Huruf, digit, titik, sempang; kekalkan setelah hari dijadualkan.',
        ta: 'அட்டவணையின் நாள்களைக் குறிக்கும். எழுத்துகள், எண்கள், புள்ளி, இணைகோடு; நாள்கள் திட்டமிட்ட பின் மாற்ற வேண்டாம்.',
      }),
    },
    tz: channelZone,
    loop: field(
      FLAG,
      texts({ en: 'Loop', zh: '循环播出', ms: 'Gelung', ta: 'சுழற்சி' }),
      'loop: whether its schedule is meant to repeat; what is on air follows from the schedule.',
      {
        help: texts({
          en: 'The schedule offers to repeat its days when they end. Nothing repeats before it is set there.',
          zh: '排期结束时会建议重复。在排期中设置之前不会重复。',
          ms: 'Jadual akan mencadangkan ulangan apabila harinya tamat. Tiada ulangan sebelum ditetapkan di sana.',
          ta: 'நாள்கள் முடியும்போது அவற்றைத் திரும்ப ஒளிபரப்ப அட்டவணை முன்வரும். அங்கு அமைக்கும் வரை எதுவும் திரும்பாது.',
        }),
      },
    ),
    loop_until: field(
      INSTANT,
      texts({ en: 'Loop until', zh: '循环至', ms: 'Gelung hingga', ta: 'சுழற்சி முடிவு' }),
      'loop_until: until when the schedule is meant to repeat.',
    ),
  },
  section: section('schedule', title, 'calendar', [
    row(control('cs'), control('tz', { widget: 'timeZone' })),
    row(control('loop', { widget: 'switch' }), instant('loop_until')),
  ]),
}
