import type { words as english } from '../en/products.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  menu: 'தயாரிப்பு: %{name}',
  current: 'நடப்புத் தயாரிப்பு',
  others: 'பிற தயாரிப்புகள்',
  search: 'தயாரிப்புகளைத் தேடு',
  none: 'அப்பெயரில் தயாரிப்பு இல்லை',
  create: 'புதிய தயாரிப்பை உருவாக்கு',
  newTitle: 'புதிய தயாரிப்பு',
  name: 'தயாரிப்பின் பெயர்',
  switchTo: '%{name}க்கு மாறு',
  foreign: '“%{name}” தயாரிப்புக்கு உங்களுக்கு உரிமை இல்லை; எனவே உங்களுடைய ஒன்று காட்டப்படுகிறது.',
  problems: {
    blank: 'பெயர் தேவை.',
    tooLong: 'அதிகபட்சம் 80 எழுத்துகள்.',
    noLetter: 'குறைந்தது ஓர் எழுத்து அல்லது இலக்கம் வேண்டும்.',
    badSigns: 'இக்குறிகளுள் சில பெயரில் இடம்பெறக் கூடாது.',
    reserved: 'இப்பெயர் ஒதுக்கப்பட்டது.',
    taken: 'இப்பெயரில் ஏற்கெனவே ஒரு தயாரிப்பு உள்ளது.',
  },
}
