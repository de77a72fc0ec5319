import type { words as english } from '../en/imageFrame.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: '%{name}: வெட்டு',
  text: 'எல்லா விகிதங்களும் மையப் புள்ளியைப் பின்பற்றும். ஓர் இடத்துக்குத் தனி வெட்டும் இருக்கலாம்.',
  focal: 'மையப் புள்ளி',
  crop: '%{ratio} க்குத் தனி வெட்டு',
  centre: 'நடுவுக்குத் திரும்பு',
  size: 'வெட்டின் அளவு',
  arrows: 'இழுக்கவும், அல்லது அம்பு விசைகளால் நகர்த்தவும்',
  focalAt: 'மையப் புள்ளி: இடமிருந்து %{x}, மேலிருந்து %{y}',
  cropAt: 'வெட்டின் நடு: இடமிருந்து %{x}, மேலிருந்து %{y}',
  previews: 'ஒவ்வொரு விகிதத்தின் தோற்றம்',
  soft: 'தெளிவு குறைவு: %{wanted} px இல் %{width} px',
  open: '%{name} ஐ வெட்டு',
  once: 'பல இடங்களுக்கு ஒரே படம்',
  fill: '%{smart_count} இடத்தை நிரப்பு |||| %{smart_count} இடங்களை நிரப்பு',
  chooseOne: 'வகையையும் விகிதத்தையும் தேர்ந்தெடுக்கவும்',
  ratios: 'விகிதங்கள்',
  replaces: 'அங்குள்ள %{smart_count} படம் மாற்றப்படும் |||| அங்குள்ள %{smart_count} படங்கள் மாற்றப்படும்',
  borrowed: 'எல்லா மொழிகளுக்குமான படத்தைக் காட்டுகிறது',
  languages: 'படங்களின் மொழி',
  everyLanguage: 'எல்லா மொழிகளும்',
}
