import { choice, field, SHORT_TEXT, texts, WEB_ADDRESS } from './field.ts'
import { control, row, section, type FieldGroup } from './ui.ts'

export const ORIENTATIONS = {
  landscape: texts('Landscape', '横屏', 'Melintang', 'கிடைமட்டம்'),
  portrait: texts('Portrait', '竖屏', 'Menegak', 'செங்குத்து'),
  square: texts('Square', '方形', 'Segi empat sama', 'சதுரம்'),
} as const

export const orientation = texts('Orientation', '画面方向', 'Orientasi', 'திரைத் திசை')
export const outlet = texts('First shown on', '首发平台', 'Tayangan pertama di', 'முதலில் வெளியான தளம்')

/** Where a series made for the web came out first, and for which screen it is framed. */
export const webRelease: FieldGroup = {
  properties: {
    web_pt: field(SHORT_TEXT, outlet, 'web_pt: platform on which it came out first; a field of ours.'),
    web_u: field(
      WEB_ADDRESS,
      texts('Page there', '平台页面', 'Halaman di sana', 'அத்தளப் பக்கம்'),
      'web_u: its page on that platform; a field of ours.',
    ),
    orn: field(choice(ORIENTATIONS), orientation, 'orn: how the picture is framed; a field of ours.', {
      help: texts(
        'Portrait pieces fill a phone and stand between bars on a TV.',
        '竖屏内容在手机上铺满，在电视上两侧留黑边。',
        'Video menegak memenuhi telefon tetapi berjalur di TV.',
        'செங்குத்துக் காணொளி கைப்பேசியை நிரப்பும்; தொலைக்காட்சியில் ஓரப் பட்டைகளுடன் தெரியும்.',
      ),
    }),
  },
  section: section('web', texts('On the web', '网络发行', 'Di web', 'இணைய வெளியீடு'), 'globe', [
    row(control('web_pt'), control('orn')),
    control('web_u', { wide: true }),
  ]),
}
