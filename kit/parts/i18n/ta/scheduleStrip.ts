import type { words as english } from '../en/scheduleStrip.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'எபிசோடுகளை அடுக்கு',
  ok: '%{smart_count} எபிசோடை அடுக்கு |||| %{smart_count} எபிசோடுகளை அடுக்கு',
  choose: 'ஒரு பருவத்தைத் தேர்ந்தெடுக்கவும்',
  nothing: 'எந்த எபிசோடுக்கும் இடமில்லை',
  season: 'பருவம்',
  typeOn: 'பருவத்தின் பெயரை உள்ளிடவும்',
  time: 'நேரம்',
  room: 'ஒவ்வொரு இடத்தின் நீளம்',
  days: 'நாட்கள்',
  begin: 'இதிலிருந்து தொடங்கு',
  outcome: 'நாள்வாரியாக எபிசோடுகள்',
  tooShort: '%{time} அடுத்த எபிசோடுக்குப் போதாது.',
  noMore: '%{time}-க்கு எபிசோடு எதுவும் மீதமில்லை.',
  goesOn: 'அடுத்து %{title} தொடரும்.',
}
