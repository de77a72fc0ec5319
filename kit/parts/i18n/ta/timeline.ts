import type { words as english } from '../en/timeline.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  run: '%{smart_count} உருப்படி |||| %{smart_count} உருப்படிகள்',
  runMarked: '%{smart_count} உருப்படி, %{marked} கவனிக்க வேண்டும் |||| %{smart_count} உருப்படிகள், %{marked} கவனிக்க வேண்டும்',
  zoomIn: 'பெரிதாக்கு',
  zoomOut: 'சிறிதாக்கு',
  inView: '%{length} தெரிகிறது',
  map: 'நாளின் வரைபடம்',
  wholeDay: 'முழு நாள்',
  mapHint: 'நகர்த்த இழுக்கவும், முழுவதும் காண இருமுறை கிளிக் செய்யவும்',
  times: '%{from} முதல் %{to} வரை',
  now: 'இப்போது',
  today: 'இன்று',
  tomorrow: 'நாளை',
  yesterday: 'நேற்று',
  dayBefore: 'முந்தைய நாள்',
  dayAfter: 'அடுத்த நாள்',
  jump: 'தேதி அல்லது நேரத்திற்குச் செல்',
  unknown: 'இது தேதியோ நேரமோ அல்ல. 21:00, நாளை 6:30 அல்லது 3 Dec என உள்ளிடவும்.',
  twice: 'அன்றிரவு %{time} இருமுறை வரும். இது முதலாவது.',
  skipped: 'கடிகாரம் அந்த நேரத்தைத் தாண்டுகிறது. இது %{time}.',
  outside: '%{from} முதல் %{to} வரையிலான வரம்புக்கு வெளியே உள்ளது.',
}
