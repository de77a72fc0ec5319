import type { words as en } from '../en/teamEvents.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof en> = {
  action: 'நிகழ்வுகளை உள்ளிடு',
  actionText: 'நிலையத்தின் பட்டியலிலிருந்து அணியின் நிகழ்வுகள்',
  inGuide: 'அதன் நேரத்தில் நிகழ்ச்சி வழிகாட்டியைத் திற',
  inGuideText: 'அந்த நேரத்து ஒளிபரப்புகளைப் பார்த்துத் திருத்து',
  title: '%{team} நிகழ்வுகளை உள்ளிடு',
  station: 'நிலையம்',
  stationText: 'நிலையப் பட்டியலின் பெயர் அல்லது https முகவரி. காலியாக விட்டால் அணியின் சொந்த ஊட்டம்.',
  start: 'தொடக்கம்',
  startText: 'இதற்கு முன் தொடங்கும் நிகழ்வுகள் விடப்படும்.',
  ingest: 'உள்ளிடு',
  reprocess: 'மீண்டும் செயலாக்கு',
  processing: 'செயலாக்கத்தில்',
  cancel: 'மீள்செயலாக்கத்தை ரத்து செய்',
  done: '%{count} நிகழ்வுகளில் %{success} உள்ளிடப்பட்டன',
  failed: '%{failure} தோல்வி',
  last: 'கடைசி உள்ளீடு',
  unknown: 'கடைசி உள்ளீடு எந்த நிலையில் உள்ளது என்பதைப் படிக்க முடியவில்லை',
  state: {
    'yet-to-start': 'செயலாக்கத்தில்',
    processing: 'செயலாக்கத்தில்',
    active: 'முடிந்தது',
    failed: 'தோல்வி',
    inactive: 'ரத்து செய்யப்பட்டது',
  },
}
