import type { words as english } from '../en/airings.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  airings: '%{count} ஒளிபரப்பு |||| %{count} ஒளிபரப்புகள்',
  channels: '%{count} அலைவரிசை |||| %{count} அலைவரிசைகள்',
  file: 'ஒளிபரப்புகள்',
  csv: 'CSV ஆகச் சேமி',
  none: 'இனி ஒளிபரப்பு எதுவும் இல்லை.',
  never: 'எந்த அலைவரிசையும் இதை ஒளிபரப்பவில்லை.',
  hiddenChannel: 'வேறொரு அலைவரிசை',
  showAll: 'முந்தைய ஒளிபரப்புகளையும் காட்டு',
  showAhead: 'இனி வருபவை மட்டும்',
  inGuide: '%{channel}, %{when}: நிகழ்ச்சி வழிகாட்டியில் காட்டு',
  aired: 'ஒளிபரப்பானது',
  inLicence: 'உரிமத்திற்குள்',
  flagged: '%{count} ஒளிபரப்புக்கு உரிமை இல்லை |||| %{count} ஒளிபரப்புகளுக்கு உரிமை இல்லை',
  first: 'முதலில் %{channel}, %{when}',
  licence: 'உரிமம்',
  flags: {
    ends: 'உரிமத்திற்குப் பின்',
    starts: 'உரிமத்திற்கு முன்',
    notPublished: 'வெளியிடாதது',
    voiceOff: 'கிடைக்காது',
    productMissing: 'தயாரிப்பில் இல்லை',
  },
}
