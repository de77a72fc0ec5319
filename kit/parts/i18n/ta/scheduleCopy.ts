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
  channels: {
    title: 'பிற சேனல்களுக்கு நகலெடு',
    ok: '%{smart_count} சேனலுக்கு நகலெடு |||| %{smart_count} சேனல்களுக்கு நகலெடு',
    days: 'நாள்கள்',
    onto: 'சேனல்கள்',
    search: 'சேனல்',
    choose: 'சேனல்களைத் தேர்ந்தெடுக்கவும்',
    none: 'வேறு மெய்நிகர் சேனல் இல்லை.',
    more: 'மேலும் %{smart_count}: அதன் பெயரால் தேடவும் |||| மேலும் %{smart_count}: அவற்றின் பெயரால் தேடவும்',
    reading: 'படிக்கப்படுகிறது...',
    failed: 'சேமிக்கப்படவில்லை',
    saving: 'சேமிக்கப்படுகிறது...',
    saved: 'வரைவாகச் சேமிக்கப்பட்டது',
    open: 'அதன் அட்டவணையைத் திற',
    failing:
      '%{smart_count} உருப்படி அப்போது அங்கு ஒளிபரப்பாக முடியாது |||| %{smart_count} உருப்படிகள் அப்போது அங்கு ஒளிபரப்பாக முடியாது',
    done: '%{smart_count} சேனலில் %{saved} சேமிக்கப்பட்டது |||| %{smart_count} சேனல்களில் %{saved} சேமிக்கப்பட்டன',
  },
}
