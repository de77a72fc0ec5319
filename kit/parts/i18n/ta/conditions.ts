import type { words as english } from '../en/conditions.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  publish: 'நிபந்தனையுடன் வெளியிடு...',
  publishText: '%{smart_count} எச்சரிக்கை |||| %{smart_count} எச்சரிக்கைகள்',
  title: '%{name} ஐ நிபந்தனையுடன் வெளியிடு',
  warnings: 'பின்வருவன இருந்தும் இது நேரலைக்குச் செல்லும்',
  reason: 'காரணம்',
  reasonHelp: 'தலைப்பைத் திறக்கும் அனைவரும் இதைப் படிப்பார்கள்; தணிக்கையிலும் இருக்கும்.',
  reasonMissing: 'ஒரு காரணம் தாருங்கள்.',
  ok: 'நிபந்தனையுடன் வெளியிடு',
  chip: 'நிபந்தனை வெளியீடு',
  chipTitle: 'நிபந்தனையுடன் வெளியிடப்பட்டது: %{reason}',
}
