import type { words as english } from '../en/schedulePlans.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  templates: 'நாள் வார்ப்புருக்கள்',
  branches: 'மாற்றுக் கிளைகள்',
  day: 'நாள்',
  none: 'இன்னும் எதுவும் சேமிக்கப்படவில்லை.',
  reading: 'படிக்கப்படுகின்றன.',
  failed: 'படிக்க முடியவில்லை.',
  removeOf: '%{name}-ஐ நீக்கு',
  chooseTemplate: 'இந்நாளுக்கான வார்ப்புருவைத் தேர்ந்தெடுக்கவும்',
  chooseBranch: 'ஒரு கிளையைத் தேர்ந்தெடுக்கவும்',
  saveDay: 'இந்நாளைச் சேமி',
  saveBranch: 'இந்நாட்களைச் சேமி',
  templateName: 'புதிய வார்ப்புருவின் பெயர்',
  branchName: 'புதிய கிளையின் பெயர்',
  lay: '%{smart_count} உருப்படியை இடு |||| %{smart_count} உருப்படிகளை இடு',
  empty:
    '%{smart_count} இடம் காலியாக இருக்கும், மொத்தம் %{length} குறைவு |||| %{smart_count} இடங்கள் காலியாக இருக்கும், மொத்தம் %{length} குறைவு',
  promote: 'வரைவில் இடு',
  otherDays: 'அதன் நாட்கள் திரையில் இல்லை',
  same: 'வரைவு ஏற்கனவே இதுவே',
  beside: 'மற்றொரு கிளையுடன் ஒப்பிடு',
  draftAlone: 'வரைவு மட்டும்',
  compared: 'ஒப்பீடு',
  draft: 'வரைவு',
  airings: 'உருப்படிகள்',
  gaps: 'இடைவெளிகள்',
  ads: 'மொத்த விளம்பரங்கள்',
  mostAds: 'ஒரு மணிநேர அதிக விளம்பரம்',
  overloaded: 'விளம்பரம் மிகுந்த மணிநேரங்கள்',
  genre: '%{genre}, நீளம்',
  noGenre: 'வகை இல்லை',
  steps: {
    promote: 'கிளையை வரைவில் இடுதல்',
  },
}
