import type { words as english } from '../en/watch.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  act: 'இந்தக் காட்சியைப் பற்றி அறிவி',
  title: 'எனக்கு அறிவி',
  about: 'காட்சி %{name}',
  when: 'எப்போது அறிவிக்க',
  any: 'அது காலியாக இல்லாதபோது',
  older: 'அதில் ஒன்று நீண்ட நேரம் மாறாதபோது',
  hours: 'இதைவிட நீண்ட நேரம்',
  hoursOf: '%{smart_count} மணிநேரம் |||| %{smart_count} மணிநேரம்',
  how: 'எப்படி',
  bell: 'மணி வழியாக',
  mail: '%{mail} க்கு மின்னஞ்சல் வழியாக',
  noMail: 'உங்கள் கணக்கிற்கு இங்கிருந்து மின்னஞ்சல் அனுப்பப்படாது.',
  webhook: 'வெப்ஹூக் வழியாக',
  noWebhook: 'வெப்ஹூக் இல்லை',
  stop: 'எனக்கு அறிவிக்க வேண்டாம்',
  kept: '%{name} பற்றி உங்களுக்கு அறிவிக்கப்படும்.',
  stopped: '%{name} பற்றி இனி உங்களுக்கு அறிவிக்கப்படாது.',
  watched: 'இதைப் பற்றி உங்களுக்கு அறிவிக்கப்படும்',
}
