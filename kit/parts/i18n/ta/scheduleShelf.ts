import type { words as english } from '../en/scheduleShelf.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'உள்ளடக்கம்',
  tabs: {
    vod: 'VOD',
    ads: 'விளம்பரங்கள்',
    promos: 'முன்னோட்டங்கள்',
  },
  search: 'தலைப்பு அல்லது ஐடி',
  type: 'வகை',
  genre: 'பாணி',
  language: 'மொழி',
  languages: {
    en: 'ஆங்கிலம்',
    zh: 'சீனம்',
    ms: 'மலாய்',
    ta: 'தமிழ்',
  },
  fits: {
    gap: 'இடைவெளிக்குப் பொருந்தும்',
    rights: 'அப்போது உரிமை உண்டு',
  },
  add: '%{title} சேர்',
  added: '%{title} சேர்க்கப்பட்டது, %{time}',
  noGap: '%{title}-க்குப் போதுமான இடைவெளி திரையில் இல்லை',
  pickedUp: '%{title} எடுக்கப்பட்டது. அதன் இடத்திற்குச் சென்று ஒட்டவும்.',
  noLength: 'நீளம் தெரியவில்லை',
  until: '%{date} வரை',
  used: '%{days} பயன்பட்டுள்ளது',
  expired: '%{date} அன்று முடிந்தது',
  adOf: 'விளம்பரம், %{length}',
  adNote: 'நிலைக்காட்டியில் அல்லது முதல் இடைவெளியில்',
  adsAround: 'தேர்வைச் சுற்றி விளம்பரங்கள்...',
  searching: 'தேடுகிறது...',
  short: 'இன்னும் சற்று உள்ளிடவும்',
  failed: 'தேடல் தோல்வியடைந்தது. மீண்டும் முயலவும்.',
  nothing: 'எதுவும் பொருந்தவில்லை',
  more: 'மேலும் %{count}: கண்டறியத் தொடர்ந்து உள்ளிடவும்',
  from: '%{date} முதல்',
}
