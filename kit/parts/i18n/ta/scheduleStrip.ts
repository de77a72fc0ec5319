import type { words as english } from '../en/scheduleStrip.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'அத்தியாயங்களை அடுக்கு',
  ok: '%{smart_count} அத்தியாயத்தை அடுக்கு |||| %{smart_count} அத்தியாயங்களை அடுக்கு',
  choose: 'ஒரு பருவத்தைத் தேர்ந்தெடுக்கவும்',
  nothing: 'எந்த அத்தியாயத்திற்கும் இடமில்லை',
  noEpisodes: 'இந்தப் பருவத்தில் அடுக்க அத்தியாயங்கள் இல்லை',
  season: 'பருவம்',
  typeOn: 'பருவத்தின் பெயரை உள்ளிடவும்',
  time: 'நேரம்',
  room: 'ஒவ்வொரு இடத்தின் நீளம்',
  days: 'நாட்கள்',
  begin: 'இதிலிருந்து தொடங்கு',
  outcome: 'நாள்வாரியாக அத்தியாயங்கள்',
  tooShort: '%{time} அடுத்த அத்தியாயத்திற்குப் போதாது.',
  noMore: '%{time}-க்கு அத்தியாயம் எதுவும் மீதமில்லை.',
  goesOn: 'அடுத்து %{title} தொடரும்.',
}
