import type { words as english } from '../en/settings.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  language: 'மொழி',
  languageIs: 'மொழி: %{name}',
  theme: 'தோற்றம்',
  scheme: { dark: 'இருள்', light: 'ஒளி', system: 'சாதனத்தின்படி' },
  timeZone: 'நேர மண்டலம்',
  dateFormat: 'தேதி வடிவம்',
  themes: {
    default: 'ஒளி',
    defaultDark: 'இருள்',
    mainDark: 'ஆழ்ந்த இருள்',
    mainLight: 'குளிர் ஒளி',
    slate: 'கற்பலகை',
    deepOcean: 'ஆழ்கடல்',
    tech: 'தொழில்நுட்பம்',
    greeny: 'பசுமை',
    sunset: 'அந்தி',
    beach: 'கடற்கரை',
    sweetHues: 'இனிய வண்ணங்கள்',
  },
  title: 'என் சுயவிவரமும் அமைப்புகளும்',
  notSaved: 'உங்கள் தேர்வு இங்கே பயன்படுகிறது, ஆனால் சேமிக்க இயலவில்லை: வெளியேறும்போது இழக்கப்படும்.',
  toLight: 'ஒளிர் தோற்றத்திற்கு மாறு',
  toDark: 'இருண்ட தோற்றத்திற்கு மாறு',
  username: 'பயனர் பெயர்',
  roles: 'பங்குகள்',
  noRoles: 'எதுவுமில்லை',
  products: 'தயாரிப்புகள்',
  preferences: 'விருப்பங்கள்',
}
