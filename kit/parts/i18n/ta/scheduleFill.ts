import type { words as english } from '../en/scheduleFill.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'இடைவெளிகளை நிரப்பு',
  open: '%{smart_count} இடைவெளி, %{length} |||| %{smart_count} இடைவெளிகள், %{length}',
  ok: '%{smart_count} உருப்படியைச் சேர் |||| %{smart_count} உருப்படிகளைச் சேர்',
  done: '%{smart_count} உருப்படி சேர்க்கப்பட்டது |||| %{smart_count} உருப்படிகள் சேர்க்கப்பட்டன',
  withAds: 'மீதிக்கு விளம்பரங்கள்',
  withTitles: 'நிகழ்ச்சிகளும்',
  runTime: 'ஓடும் நேரம்',
  shortest: 'ஓடும் நேரம் (குறைந்தது)',
  longest: 'ஓடும் நேரம் (அதிகபட்சம்)',
  anyLength: 'எதுவும்',
  noGaps: 'நிரப்ப இடைவெளி இல்லை',
  reading: 'தலைப்புகள் படிக்கப்படுகின்றன',
  nothing: 'எதுவும் பொருந்தவில்லை',
  why: {
    bestFit: 'சிறந்த பொருத்தம்',
    remainder: 'மீதிக்கு',
  },
  other: 'வேறொன்று',
  otherThan: '%{title} அல்லாத வேறொன்று',
  putIn: 'சேர்',
  putInOne: '%{title} சேர்',
  fillThis: 'இந்த இடைவெளியை நிரப்பு',
  nothingFits: 'இங்கே எதுவும் பொருந்தவில்லை.',
  remainder: '%{length} காலியாக இருக்கும்.',
  exactly: 'எதுவும் காலியாக இராது.',
  passedOver: 'விடப்பட்டவை: %{list}.',
  passed: {
    spacing: 'விரைவில் மீண்டும் வருவது %{smart_count} |||| விரைவில் மீண்டும் வருபவை %{smart_count}',
    rights: 'உரிமை காரணமாக %{smart_count} |||| உரிமைகள் காரணமாக %{smart_count}',
    rating: 'அந்நேரத் தரமதிப்பீட்டால் %{smart_count} |||| அந்நேரத் தரமதிப்பீடுகளால் %{smart_count}',
    notWanted: 'வேண்டாதது %{smart_count} |||| வேண்டாதவை %{smart_count}',
  },
  replace: {
    title: 'மாற்று',
    ok: 'மாற்று',
    by: '%{title} கொண்டு மாற்று',
    pick: '%{title} தேர்ந்தெடு',
    choose: 'தலைப்பைத் தேர்ந்தெடுக்கவும்',
  },
}
