import type { words as english } from '../en/scheduleUsage.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'அலைவரிசைப் பயன்பாட்டு அறிக்கை',
  from: 'முதல் நாள்',
  to: 'கடைசி நாள்',
  by: {
    label: 'தொகுப்பு',
    airing: 'ஒளிபரப்புகள்',
    title: 'தலைப்புகள்',
  },
  zone: {
    label: 'நேரம்',
    utc: 'UTC',
    mine: 'என் நேரம்',
  },
  total:
    '%{titles} தலைப்புகளின் %{count} ஒளிபரப்பு, மொத்தம் %{length} |||| %{titles} தலைப்புகளின் %{count} ஒளிபரப்புகள், மொத்தம் %{length}',
  csv: 'CSV ஆகச் சேமி',
  published: 'வெளியிடப்பட்டவை மட்டுமே கணக்கிடப்படும். வேறு நாட்களைத் தேர்ந்தெடுங்கள், அல்லது அட்டவணையை வெளியிடுங்கள்.',
  wrong: 'முதல் நாளையும் கடைசி நாளையும் தேர்ந்தெடுங்கள், அதிகபட்சம் 31 நாட்கள்.',
  untitled: 'தலைப்பில்லை',
  columns: {
    channel: 'அலைவரிசை',
    start: {
      utc: 'தொடக்க நேரம் (UTC)',
      mine: 'தொடக்க நேரம்',
    },
    end: {
      utc: 'முடிவு நேரம் (UTC)',
      mine: 'முடிவு நேரம்',
    },
    seconds: 'கால அளவு (வினாடிகள்)',
    program: 'நேரியல் நிகழ்ச்சித் தலைப்பு',
    description: 'விவரம்',
    airings: 'ஒளிபரப்புகள்',
    length: 'மொத்த நேரம்',
    first: { utc: 'முதல் ஒளிபரப்பு (UTC)', mine: 'முதல் ஒளிபரப்பு' },
    last: { utc: 'கடைசி ஒளிபரப்பு (UTC)', mine: 'கடைசி ஒளிபரப்பு' },
  },
}
