import type { words as english } from '../en/scheduleCopy.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'நாளை நகலெடு |||| %{smart_count} நாட்களை நகலெடு',
  ok: '%{smart_count} உருப்படியை நகலெடு |||| %{smart_count} உருப்படிகளை நகலெடு',
  choose: 'எங்கே எனத் தேர்ந்தெடுக்கவும்',
  nothingFits: 'அங்கே எதுவும் பொருந்தவில்லை',
  from: 'எந்த நாட்கள்',
  chooseDays: 'நகலெடுக்க நாட்களைத் தேர்ந்தெடுக்கவும்',
  onto: 'இங்கே',
  clears: 'முதலில் அந்நாட்களைக் காலி செய்; பொருத்தியவை இருக்கும்',
  fit: 'பொருத்த அறிக்கை',
  fits: '%{smart_count} உருப்படியில் %{placed}-க்கு இடமுண்டு |||| %{smart_count} உருப்படிகளில் %{placed}-க்கு இடமுண்டு',
}
