import { choice, field, SHORT_TEXT, texts, WEB_ADDRESS } from './field.ts'
import { control, row, section, type FieldGroup } from './ui.ts'

const ORIENTATIONS = {
  landscape: texts({ en: 'Landscape', zh: '横屏', ms: 'Melintang', ta: 'கிடைமட்டம்' }),
  portrait: texts({ en: 'Portrait', zh: '竖屏', ms: 'Menegak', ta: 'செங்குத்து' }),
  square: texts({ en: 'Square', zh: '方形', ms: 'Segi empat sama', ta: 'சதுரம்' }),
} as const

const orientation = texts({ en: 'Orientation', zh: '画面方向', ms: 'Orientasi', ta: 'திரைத் திசை' })
const outlet = texts({
  en: 'First shown on',
  zh: '首发平台',
  ms: 'Tayangan pertama di',
  ta: 'முதலில் வெளியான தளம்',
})

/** Where a series made for the web came out first, and for which screen it is framed. */
export const webRelease: FieldGroup = {
  properties: {
    web_pt: field(SHORT_TEXT, outlet, 'web_pt: platform on which it came out first; a field of ours.'),
    web_u: field(
      WEB_ADDRESS,
      texts({ en: 'Page there', zh: '平台页面', ms: 'Halaman di sana', ta: 'அத்தளப் பக்கம்' }),
      'web_u: its page on that platform; a field of ours.',
    ),
    orn: field(choice(ORIENTATIONS), orientation, 'orn: how the picture is framed; a field of ours.', {
      help: texts({
        en: 'Portrait pieces fill a phone and stand between bars on a TV.',
        zh: '竖屏内容在手机上铺满，在电视上两侧留黑边。',
        ms: 'Video menegak memenuhi telefon tetapi berjalur di TV.',
        ta: 'செங்குத்துக் காணொளி கைப்பேசியை நிரப்பும்; தொலைக்காட்சியில் ஓரப் பட்டைகளுடன் தெரியும்.',
      }),
    }),
  },
  section: section('web', texts({ en: 'On the web', zh: '网络发行', ms: 'Di web', ta: 'இணைய வெளியீடு' }), 'globe', [
    row(control('web_pt'), control('orn')),
    control('web_u', { wide: true }),
  ]),
}
