import type { words as english } from '../en/storefrontGallery.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'கொள்கலன் சேர்',
  kinds: 'கொள்கலன் வகைகள்',
  about: {
    banner: 'முழு அகலத்தில் ஒவ்வொரு பெரிய படமாக',
    carousel: 'தானாகச் சுழலும் பெரிய படங்கள்',
    grid: 'வரிசை வரிசையாக அட்டைகள்',
    rounded: 'நபர்கள், வகைகள் போன்ற வட்டப் படங்கள்',
    regular: 'மேலே பெயருடன் ஒரு வரிசை அட்டைகள்',
    Collection: 'திறக்கக்கூடிய தொகுப்புகளின் வரிசை',
  },
  reusable: 'மீண்டும் பயன்படுத்தும் கொள்கலன்கள்',
  search: 'கொள்கலன் பெயர்',
  add: 'சேர்',
  addNamed: '%{name} சேர்',
  isThere: 'இந்தத் தாவலில் உள்ளது',
  searching: 'தேடுகிறது...',
  short: 'இன்னும் சிறிது தட்டச்சிடவும்',
  failed: 'தேடல் தோல்வி. மீண்டும் முயலவும்.',
  none: 'அப்படி ஒரு கொள்கலன் இல்லை',
  notRead: 'கொள்கலனைப் படிக்க இயலவில்லை. மீண்டும் முயலவும்.',
}
