import type { words as english } from '../en/scheduleDetails.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  none: 'எதுவும் தேர்ந்தெடுக்கப்படவில்லை',
  noneWhy: 'ஒரு நிகழ்ச்சியைத் தேர்ந்தெடுத்தால் அதன் விவரமும் நேரமும் தெரியும்.',
  start: 'தொடக்கம்',
  length: 'நீளம்',
  offset: 'தொடக்கத்தில் விடப்பட்டது',
  runs: 'முழு நீளம் %{length}',
  noLength: '1:30 அல்லது 90 போன்ற நீளத்தை உள்ளிடவும்',
  noOffset: 'நிகழ்ச்சிக்குள் உள்ள நேரத்தை உள்ளிடவும்',
  replace: 'மாற்று...',
  open: 'தலைப்பைத் திற',
  segments: 'பகுதிகள்',
  rights: 'உரிமைகள்',
  always: 'எந்த நேரத்திலும்',
  uses: 'மீண்டும் ஒளிபரப்பாவது',
  noUses: 'படிக்கப்பட்ட நாட்களில் இல்லை.',
  ofKind: '%{kind}: %{count}, %{length}',
  failing:
    '%{smart_count} அதன் நேரத்தில் ஒளிபரப்பாக முடியாது |||| %{smart_count} உருப்படிகள் அவற்றின் நேரத்தில் ஒளிபரப்பாக முடியாது',
  against: 'இதனுடன் ஒப்பிடு',
  sides: {
    saved: 'சேமித்தது',
    live: 'வெளியானது',
  },
  noChanges: {
    saved: 'சேமித்ததிலிருந்து எதுவும் மாறவில்லை',
    live: 'பார்வையாளர்கள் காண்பதிலிருந்து எதுவும் மாறவில்லை',
  },
  moreChanges: 'மேலும் %{count}',
  takeBack: 'திரும்பப் பெறு',
  takeBackOf: 'திரும்பப் பெறு: %{title}, %{change}',
  fields: {
    dur: 'நீளம்',
    kind: 'வகை',
    pgmId: 'தலைப்பு',
    pinned: 'பொருத்தம்',
    offset: 'தலைப்பினுள் தொடக்கம்',
    rest: 'இயக்கும் உள்ளடக்கம்',
  },
  steps: {
    takeBack: 'ஒரு மாற்றத்தைத் திரும்பப் பெறுதல்',
  },
}
