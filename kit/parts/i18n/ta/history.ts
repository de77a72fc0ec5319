import type { words as english } from '../en/history.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  compare: 'ஒப்பிடு',
  compareWithForm: '%{version} ஐ இந்தப் படிவத்துடன் ஒப்பிடு',
  back: 'படிவம்',
  swap: 'பக்கங்களை மாற்று',
  left: 'இடப்புறப் பதிப்பு',
  right: 'வலப்புறப் பதிப்பு',
  form: 'இந்தப் படிவம்',
  formUnsaved: 'இந்தப் படிவம், சேமிக்காத மாற்றங்களுடன்',
  same: 'வேறுபாடு எதுவும் இல்லை',
  differences: '%{smart_count} வேறுபாடு |||| %{smart_count} வேறுபாடுகள்',
  take: 'எடுத்துக்கொள்',
  putBackField: '%{field} ஐ முன்பு இருந்தபடி மாற்று',
  putAllBack: 'அனைத்தையும் முந்தையதாக்கு',
  doneBack:
    '%{smart_count} புலம் முன்பு இருந்தபடி உள்ளது. வைத்திருக்கச் சேமிக்கவும். |||| %{smart_count} புலங்கள் முன்பு இருந்தபடி உள்ளன. வைத்திருக்கச் சேமிக்கவும்.',
  doneNewer:
    'அவற்றில் %{smart_count} பின்னர் மீண்டும் மாற்றப்பட்டிருந்தது. |||| அவற்றில் %{smart_count} பின்னர் மீண்டும் மாற்றப்பட்டிருந்தன.',
  gone: '%{smart_count} புலம் அப்படியே உள்ளது: அதன் பதிவு இல்லை. |||| %{smart_count} புலங்கள் அப்படியே உள்ளன: அவற்றின் பதிவுகள் இல்லை.',
  duplicate: 'நகலெடு',
  duplicateText: 'இந்த உரைகளுடன் புதிய வரைவைத் திறக்கும்; படங்களும் அடையாளங்களும் இங்கேயே இருக்கும்.',
  whatChanges: 'என்ன மாறும் என்பதைக் காட்டு',
}
