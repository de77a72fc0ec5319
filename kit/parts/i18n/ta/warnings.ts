import type { words as english } from '../en/warnings.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  gapsPresent: 'இடைவெளிகள் உள்ளன',
  vodExpired: 'VOD உள்ளடக்கம் காலாவதியானது',
  vodNotAvailableForVll: 'VOD உள்ளடக்கம் மெய்நிகர் அலைவரிசைக்குக் கிடைக்காது',
  vodNotAvailableForProduct: 'VOD உள்ளடக்கம் இத்தயாரிப்புக்குக் கிடைக்காது',
  vodNotPublished: 'VOD உள்ளடக்கம் வெளியிடப்படவில்லை',
  reprocessing: 'அட்டவணை மீண்டும் செயலாக்கத்தில்',
  notFilled: 'இந்நாளின் அட்டவணை உள்ளடக்கம் நிரப்பப்படவில்லை',
  channelExpiring: 'அலைவரிசை விரைவில் காலாவதியாகும்',
  conditionalPublish: 'நிபந்தனையுடன் வெளியீடு',
  contentExpiresBefore: 'அட்டவணை உள்ளடக்கம் இத்தேதிக்கு முன்பே காலாவதியாகிறது.',
  gaps: 'அட்டவணையில் இடைவெளிகள் உள்ளன.',
  dayNotFilled: 'இந்நாளின் அட்டவணை உள்ளடக்கம் நிரப்பப்படவில்லை.',
  availabilityExpires: '%{title} உள்ளடக்கக் கிடைப்பு (பட்டியல்/உரிமம்) %{date} க்கு முன்பே காலாவதியாகிறது',
  notAvailable: 'மெய்நிகர் அலைவரிசையின் கிடைப்பு, நிலை அல்லது தயாரிப்பு காரணமாக உள்ளடக்கம் கிடைக்கவில்லை',
}
